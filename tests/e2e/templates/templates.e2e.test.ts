import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { openTab } from '../../../tools/product/browser.ts'
import { png } from '../../images/pictures.ts'
import { enterAs } from '../support/besidePage.ts'
import { expectAccessible, expectStateAccessible } from '../support/accessibility.ts'
import { asVisitor } from '../support/fixtures.ts'
import { expectNoMessageIds } from '../support/languages.ts'
import { sendPicture } from '../support/pictures.ts'

const fixture = asVisitor()

const templates = (page: Page, panel = 'e-invoice-templates') =>
  page.goto(`${fixture.product.origin}/en/report?settings=${panel}`)
const row = (page: Page, serial: string) => page.getByRole('row', { name: new RegExp(serial) })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const list = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true })
const open = (page: Page, serial: string) => row(page, serial).getByRole('rowheader').dblclick()
const closeSaved = async (page: Page): Promise<void> => {
  const saved = page.getByRole('dialog', { name: 'Saved' })
  await saved.getByRole('button', { name: 'Close' }).last().click()
  await saved.waitFor({ state: 'detached' })
}

const fillNew = async (page: Page, letters: string): Promise<void> => {
  await page.getByRole('button', { name: /^Add/ }).first().click()
  await list(page, 'Symbol type').selectOption('T')
  await field(page, 'Serial number').fill(letters)
  await page
    .getByLabel('Logo: file')
    .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: await png(300, 200) })
  await sendPicture(page)
  await page.getByRole('img', { name: 'Logo' }).waitFor()
}

it('a template is created, taken into use, locked, kept from a second editor and stopped [001-2.4-01 001-2.4-02 001-4-14 001-4-15 001-8-10]', async () => {
  const { page, product } = fixture
  await enterAs(page.context(), product.origin, 'admin@tokhai.example')
  await templates(page)
  await row(page, 'C26TSM|TSM').first().waitFor()
  await expectAccessible(page)
  await expectNoMessageIds(page)

  await page.getByRole('button', { name: /^Add/ }).first().click()
  // A new template begins with the company's logo.
  await button(page, 'Remove the picture').first().click()
  await page.getByRole('button', { name: /^Save/ }).click()
  const summary = page.getByRole('region', { name: /need.* your attention/ })
  await summary.getByText('Symbol Type is required').waitFor()
  await summary.getByText('Logo required').waitFor()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await button(page, 'Leave without saving').click()
  await page.getByRole('dialog', { name: 'New template' }).waitFor({ state: 'detached' })

  await fillNew(page, 'zq')
  expect(await field(page, 'Serial number').inputValue()).toBe('ZQ')
  await expectStateAccessible(page)
  await page.keyboard.press('F10')
  await page.getByText('Template has been saved').waitFor()
  await expectAccessible(page)
  await closeSaved(page)
  await row(page, 'TZQ').waitFor()

  const other = await openTab(page.context())
  await templates(other.page)
  for (const tab of [page, other.page]) {
    await open(tab, 'TZQ')
    await field(tab, 'Start number').waitFor()
  }
  await list(page, 'Template status').selectOption('1')
  await page.keyboard.press('F10')
  const question = page.getByRole('alertdialog', { name: 'Take this template into use?' })
  await expectStateAccessible(page)
  await question.getByRole('button', { name: 'Take into use' }).click()
  await page.getByText('Template has been updated').waitFor()
  await closeSaved(page)
  await row(page, 'TZQ').getByText('In use').waitFor()

  await field(other.page, 'Start number').fill('7')
  await other.page.keyboard.press('F10')
  const changed = other.page.getByRole('alertdialog', { name: 'This record was changed after you opened it' })
  await changed.getByRole('button', { name: 'Back to what I entered' }).click()
  await other.page.getByText('This template has changed meanwhile').waitFor()
  expect(await button(other.page, 'Save').count()).toBe(0)
  await expectStateAccessible(other.page)
  await other.page.close()

  await open(page, 'TZQ')
  await field(page, 'Start number').waitFor()
  expect(await field(page, 'Start number').getAttribute('readonly')).not.toBeNull()
  await page.getByRole('checkbox', { name: /001 – .*Đội Cấn/ }).waitFor()
  await page.getByText(/001 – .*Đội Cấn/).click()
  await list(page, 'Template status').selectOption('2')
  await page.keyboard.press('F10')
  await page
    .getByRole('alertdialog', { name: 'Stop this template for good?' })
    .getByRole('button', { name: 'Stop the template' })
    .click()
  await closeSaved(page)
  await row(page, 'TZQ').getByText('Stopped').waitFor()
  await open(page, 'TZQ')
  await page.getByRole('dialog', { name: 'Template', exact: true }).waitFor()
  await page.getByRole('checkbox', { name: /001 – .*Đội Cấn/ }).waitFor()
  expect(await page.getByRole('button', { name: /^(Save|Edit)/ }).count()).toBe(0)
  await expectStateAccessible(page)
})

it('only new templates are deleted, and a shop says which templates name its POS [001-4-16]', async () => {
  const { page, product } = fixture
  await enterAs(page.context(), product.origin, 'admin@tokhai.example')
  await templates(page)
  const isDeletable = () => button(page, 'Delete').getAttribute('aria-disabled')
  await row(page, 'MHP').getByRole('checkbox').click()
  await row(page, 'MHN').getByRole('checkbox').click()
  expect(await isDeletable()).toBe('true')
  await row(page, 'MHN').getByRole('checkbox').click()
  await page.goto(`${product.origin}/en/report?settings=shops`)
  await row(page, 'SMX-HP01').getByRole('checkbox').click()
  await button(page, 'Delete').click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click()
  await page.getByText('1 template names its POS').waitFor()
  await templates(page)
  await row(page, 'MHP').getByRole('checkbox').click()
  await button(page, 'Delete').click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click()
  await page.getByText('Deleted E-Invoice-Template Successfully').waitFor()
  await row(page, 'MHP').waitFor({ state: 'detached' })
})

it('a template of e-documents is previewed, with its letters behind type and year [001-2.5-01 001-2.5-02 001-5-23]', async () => {
  const { page, product } = fixture
  await enterAs(page.context(), product.origin, 'admin@tokhai.example')
  await templates(page, 'e-document-templates')
  await row(page, 'CT26YY').first().waitFor()
  await page.getByRole('button', { name: /^Add/ }).first().click()
  await field(page, 'Serial number').fill('AB')
  await page.getByText(/^Serial number: CT\d\dAB$/).waitFor()
  await button(page, 'Preview').click()
  const preview = page.getByRole('dialog', { name: /PIT Template Preview/ })
  await preview
    .getByRole('button', { name: 'Download' })
    .and(page.locator(':not([aria-disabled=true]):not([disabled])'))
    .waitFor()
  await expectStateAccessible(page)
})
