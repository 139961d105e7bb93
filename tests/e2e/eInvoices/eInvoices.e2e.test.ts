import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { vietnamDay } from '../../../src/domain/dates.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { enterAs } from '../support/besidePage.ts'
import { asVisitor } from '../support/fixtures.ts'
import { expectNoMessageIds } from '../support/languages.ts'

const fixture = asVisitor()

const cell = (page: Page, name: string) => page.getByRole('grid').getByRole('combobox', { name, exact: true })

const fillLine = async (page: Page, code: string, quantity: string): Promise<void> => {
  await page.keyboard.type(code)
  await page
    .getByRole('listbox')
    .getByRole('option', { name: new RegExp(code) })
    .waitFor()
  await page.keyboard.press('Enter')
  await page.getByRole('textbox', { name: /^Quantity, line/ }).waitFor()
  await page.keyboard.type(quantity)
  await page.keyboard.press('Enter')
}

it('an invoice is filled by keyboard, issued under the next number and given its code', async () => {
  const { page, product } = fixture
  await enterAs(page.context(), product.origin, 'admin@tokhai.example')
  await page.goto(`${product.origin}/en/sale/e-invoice/new`)
  await page.getByRole('heading', { level: 1, name: 'New e-invoice' }).waitFor()
  await page.getByText('The next number under it is 1', { exact: true }).waitFor()

  await page.getByRole('combobox', { name: "Buyer's company name" }).fill('công ty')
  await page.getByRole('listbox').getByRole('option').first().click()
  await expect.poll(() => page.getByRole('combobox', { name: "Buyer's tax code" }).inputValue()).toMatch(/^\d{10}/)

  await cell(page, 'Code, line 1').click()
  await fillLine(page, 'SP000002', '3')
  await cell(page, 'Code, line 2').waitFor()
  await page.getByText('Một trăm mười chín nghìn bảy trăm đồng').waitFor()
  await expectAccessible(page)
  await expectNoMessageIds(page)

  await page.keyboard.press('F7')
  const submission = page.getByRole('dialog', { name: 'Issue the e-invoice' })
  await submission.getByText(`1C${vietnamDay(new Date()).slice(2, 4)}TSM 1`, { exact: true }).waitFor()
  await submission.getByRole('button', { name: 'Done' }).click()

  await page.getByRole('heading', { level: 1, name: 'E-invoices' }).waitFor()
  const row = page.getByRole('row', { name: /119\.700/ })
  await row.getByText('Code given').waitFor()
  await expectAccessible(page)
  await expectNoMessageIds(page)
})

it('an invoice without lines is not issued, and says what it needs', async () => {
  const { page, product } = fixture
  await enterAs(page.context(), product.origin, 'admin@tokhai.example')
  await page.goto(`${product.origin}/en/sale/e-invoice/new`)
  await page.getByRole('heading', { level: 1, name: 'New e-invoice' }).waitFor()
  await page.getByText('The next number under it is', { exact: false }).waitFor()
  await page.keyboard.press('F7')
  await page.getByText('Enter at least one line').first().waitFor()
  expect(await page.getByRole('dialog').count()).toBe(0)
})
