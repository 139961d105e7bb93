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
    const named = { name: `Quầy số ${at}`, shop_code: `QS-${at}`, id: '' }
    const body = { ...newShop(), ...named, pos_id: [{ sid: '', pos_no: '001', del_yn: 'N' as const }] }
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

/** Lets the demo's user make invoices, as an administrator does it. */
const letMakeInvoices = async (origin: string): Promise<void> => {
  const admin = await signInAs(origin, 'admin@tokhai.example')
  const { users } = await admin.get(contract.listUsers, { query: { search_value: userId } })
  const id = users[0]?.id ?? ''
  const user = await admin.get(contract.userDetail, { params: { id } })
  const { profile_image, full_name, email, user_id, role, version } = user
  const body = {
    profile_image,
    full_name,
    email,
    user_id,
    role,
    version,
    password: '',
    mobile: '912345678',
    employee_no: '',
    employee_auto: true,
    permissions: ['invoice.new' as const],
    shops: user.shops.map((shop) => ({ shop_id: shop.id, is_assign: true })),
  }
  await admin.get(contract.changeUser, { params: { id }, body })
}

it('an account of one shop begins with that one, and finds who made invoices there', async () => {
  const { page, product } = fixture
  await letMakeInvoices(product.origin)
  await enterAs(page.context(), product.origin, userId)
  await page.goto(`${product.origin}/en/sale/e-invoice/new`)
  const shop = page.getByRole('combobox', { name: 'Shop', exact: true })
  await expect.poll(() => shop.inputValue()).toMatch(/^SMX-HN01/)
  await page.keyboard.press('F10')
  await page.getByRole('heading', { level: 1, name: 'E-invoices' }).waitFor()
  await page.getByRole('button', { name: 'Filter' }).click()
  const maker = page.getByRole('combobox', { name: 'Made by' })
  // A panel that scrolls closes the list again.
  await maker.focus()
  await maker.click()
  const options = page.getByRole('listbox').getByRole('option')
  await expect.poll(() => options.allTextContents()).toEqual(['Everybody', expect.stringMatching(/^Ngô Thị Yến/)])
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Remove the filter Made by: Ngô Thị Yến' }).waitFor({ state: 'attached' })
  await expectNoMessageIds(page)
})
