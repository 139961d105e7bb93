import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { expectAccessible, expectStateAccessible } from '../support/accessibility.ts'
import { enterAs } from '../support/besidePage.ts'
import { asVisitor } from '../support/fixtures.ts'
import { expectNoMessageIds } from '../support/languages.ts'

const fixture = asVisitor()

const row = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(name) })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })

const search = async (page: Page, text: string) => {
  await page.getByRole('searchbox', { name: 'Search customers' }).fill(text)
  await page.keyboard.press('Enter')
}

it('customers are made, found, changed, merged and deleted', async () => {
  const { page, product } = fixture
  await enterAs(page.context(), product.origin, 'admin@tokhai.example')
  await page.goto(`${product.origin}/en/customers`)
  await page.getByRole('row').nth(1).waitFor()
  await expectAccessible(page)
  await expectNoMessageIds(page)

  await page.keyboard.press('F4')
  await field(page, 'Company or unit').fill('Nhà máy Bánh cốm')
  await field(page, 'Tax code').fill('0101243150')
  await field(page, 'E-mail addresses').fill('ketoan@banhcom.example')
  await expectAccessible(page)
  await button(page, 'Save and add another').click()
  await page.getByText('Customer saved').waitFor()
  await expect.poll(() => field(page, 'Company or unit').inputValue()).toBe('')
  await field(page, 'Company or unit').fill('Nhà máy Bánh cốm hai')
  await field(page, 'Tax code').fill('0101243150')
  await page.getByText('Another customer has this tax code').waitFor()
  await page.keyboard.press('F10')

  await search(page, 'com nha may banh')
  await row(page, 'Bánh cốm hai').waitFor()
  expect(new URL(page.url()).search).not.toContain('com')
  await row(page, 'Bánh cốm hai').getByRole('rowheader').dblclick()
  await field(page, 'Address').fill('Số 11 Hàng Than, Hà Nội')
  await page.keyboard.press('F10')
  await row(page, 'Hàng Than').waitFor()

  await button(page, 'Merge customers with the same tax code').click()
  const dialog = page.getByRole('dialog')
  const leave = dialog.getByRole('button', { name: 'Leave them as they are', exact: true })
  await dialog.getByText(/^Tax code 1 of/).waitFor()
  await expectStateAccessible(page)
  for (let left = 20; left > 0 && (await dialog.getByText('0101243150').count()) === 0; left -= 1) await leave.click()
  await dialog.getByText(/Bánh cốm hai/).click()
  await dialog.getByRole('button', { name: 'Merge', exact: true }).click()
  await page.getByText('Customers merged').waitFor()
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().click()
  await expect.poll(() => row(page, 'Nhà máy Bánh cốm').count()).toBe(1)

  await row(page, 'Bánh cốm hai').getByRole('checkbox').click()
  await button(page, 'Delete').click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click()
  await row(page, 'Bánh cốm hai').waitFor({ state: 'detached' })
})
