import { expect, it } from 'vitest'
import { contract } from '../../../src/api/contract/contract.ts'
import { newShop } from '../../../src/domain/shop/shop.ts'
import { signInAs } from '../../../tools/product/server/visitor.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { enterAs } from '../support/besidePage.ts'
import { asVisitor } from '../support/fixtures.ts'
import { expectNoMessageIds } from '../support/languages.ts'

const fixture = asVisitor()
const userId = 'user@tokhai.example'

it('any of many shops is found by its code, and stated by the draft', async () => {
  const { page, product } = fixture
  const admin = await signInAs(product.origin, 'admin@tokhai.example')
  for (let at = 1; at <= 101; at += 1) {
    const { pos_id: _none, ...said } = newShop()
    const body = { ...said, name: `Quầy số ${at}`, shop_code: `QS-${at}`, pos_id: [], id: '' }
    await admin.get(contract.createShop, { body })
  }
  await enterAs(page.context(), product.origin, 'admin@tokhai.example')
  await page.goto(`${product.origin}/en/sale/e-invoice/new`)
  const shop = page.getByRole('combobox', { name: 'Shop', exact: true })
  await expect.poll(() => shop.inputValue()).toBe('The company itself')
  await page.getByText('There are more shops than the list has: type a code or a name').waitFor()
  await shop.click()
  await shop.fill('qs-1')
  await expect.poll(() => page.getByRole('option').first().textContent()).toContain('QS-1 ·')
  await shop.fill('qs-101')
  await page.getByRole('option', { name: 'QS-101 · Quầy số 101' }).waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect.poll(() => shop.inputValue()).toBe('QS-101 · Quầy số 101')
  await expectAccessible(page)
  await page.keyboard.press('F10')
  await page.getByRole('heading', { level: 1, name: 'E-invoices' }).waitFor()
  const { invoices } = await admin.get(contract.listInvoices, { query: { status: 'draft' } })
  const details = await Promise.all(
    invoices.map(({ sid: id }) => admin.get(contract.invoiceDetail, { params: { id } })),
  )
  expect(details.map(({ shop_code }) => shop_code)).toContain('QS-101')
})

it('an account of one shop writes for that one, and finds who made invoices there alone', async () => {
  const { page, product } = fixture
  await enterAs(page.context(), product.origin, userId)
  await page.goto(`${product.origin}/en/sale/e-invoice`)
  await page.getByRole('button', { name: 'Filter' }).click()
  const maker = page.getByRole('combobox', { name: 'Made by' })
  await maker.click()
  await page.getByRole('option', { name: 'Everybody' }).waitFor()
  await expectNoMessageIds(page)
  expect(await page.getByRole('option', { name: 'Trần Quốc Bảo' }).count()).toBe(0)
})
