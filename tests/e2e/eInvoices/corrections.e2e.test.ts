import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { shownDay, vietnamDay } from '../../../src/domain/dates.ts'
import { demoKey } from '../../../tools/product/server/filing.ts'
import { invoiceSteps } from '../../server/support/invoices.ts'
import { expectAccessible, expectStateAccessible } from '../support/accessibility.ts'
import { besidePage, enterAs } from '../support/besidePage.ts'
import { asVisitor } from '../support/fixtures.ts'
import { invoiceOfToday } from '../support/invoices.ts'
import { expectNoMessageIds } from '../support/languages.ts'

const fixture = asVisitor()

/** Of another company that is known to the authority. */
const rightTaxCode = '0101243150'

const today = (): string => shownDay(vietnamDay(new Date()))
const wizard = (page: Page) => page.getByRole('dialog', { name: 'Correct the e-invoice' })
const press = (page: Page, name: string) => wizard(page).getByRole('button', { name, exact: true }).click()
const choose = (page: Page, label: string) => wizard(page).getByText(label, { exact: true }).click()
const chain = (page: Page) => page.getByRole('region', { name: 'Corrections' })
const changes = (page: Page) => page.getByRole('table', { name: 'What the correction changes' }).getByRole('row')

/** An invoice of today that the authority has accepted, made beside the page. */
const accepted = async (page: Page): Promise<{ readonly sid: string; readonly name: string }> => {
  const visitor = await besidePage(page, fixture.product.origin)
  const key = await demoKey(fixture.product.data)
  const said = await invoiceOfToday(visitor, {})
  const { sid, inv_no: number } = await invoiceSteps(() => ({ visitor, key })).accepted(said)
  return { sid, name: `${said.form_no}${said.serial_no} ${number}` }
}

/** Says what is wrong with an invoice, and makes the draft of what corrects it. */
const draft = async (page: Page, id: string, said: readonly (() => Promise<void>)[]): Promise<void> => {
  await page.goto(`${fixture.product.origin}/en/sale/e-invoice/${id}`)
  await page.getByRole('button', { name: 'Correct…' }).click()
  for (const say of said) await say()
  await press(page, 'Make the draft')
  await page.getByRole('heading', { level: 1, name: 'Edit the e-invoice', exact: true }).waitFor()
}

const explain = (page: Page, reason: string) =>
  wizard(page)
    .getByRole('textbox', { name: /^Reason/ })
    .fill(reason)

/** Issues the invoice that is filled in, and reads it again once the authority has answered. */
const issue = async (page: Page): Promise<void> => {
  const { pathname } = new URL(page.url())
  await page.keyboard.press('F7')
  await page.getByRole('dialog', { name: 'Issue the e-invoice' }).getByRole('button', { name: 'Done' }).click()
  await page.getByRole('heading', { level: 1, name: 'E-invoices' }).waitFor()
  await page.goto(`${fixture.product.origin}${pathname}`)
  const standing = page.getByRole('complementary', { name: 'Where this document stands' })
  await standing
    .getByText(/^(Code given|Accepted)$/)
    .first()
    .waitFor()
}

it('goods that came back are taken back by an adjusting invoice, which the authority accepts [002-4.3-02]', async () => {
  const { page, product } = fixture
  await enterAs(page.context(), product.origin, 'admin@tokhai.example')
  const { sid, name } = await accepted(page)
  await draft(page, sid, [
    () => choose(page, 'Goods came back'),
    () => press(page, 'Go on'),
    () => explain(page, 'Khách trả lại hàng'),
  ])
  await page.getByText(`Adjusts invoice ${name} of ${today()}`).waitFor()
  await changes(page).filter({ hasText: 'To be paid' }).filter({ hasText: '-' }).waitFor()
  await expectAccessible(page)
  await expectNoMessageIds(page)
  await issue(page)

  await chain(page).getByText(`Adjusts ${name}`).waitFor()
  await chain(page).getByText('Khách trả lại hàng').waitFor()
  await chain(page).getByRole('link', { name: name }).click()
  await page.getByText('This invoice was adjusted: both count together').waitFor()
  await chain(page).getByText(`Adjusts ${name}`).waitFor()
})

it('a wrong tax code is replaced once buyer and seller have agreed, and both show the chain [002-4.3-02]', async () => {
  const { page, product } = fixture
  await enterAs(page.context(), product.origin, 'admin@tokhai.example')
  const { sid, name } = await accepted(page)
  await draft(page, sid, [
    () => choose(page, 'Tax code of the buyer'),
    () => press(page, 'Go on'),
    () => press(page, 'Choose this way'),
    () => explain(page, 'Sai mã số thuế'),
  ])
  await page.getByText('It says the same as the invoice that is corrected: nothing is changed yet.').waitFor()
  await page.getByRole('combobox', { name: "Buyer's tax code" }).fill(rightTaxCode)
  await changes(page).filter({ hasText: '0100109106' }).filter({ hasText: rightTaxCode }).waitFor()
  await page.keyboard.press('F7')
  await page
    .getByText(/^Agree with the buyer in writing/)
    .first()
    .waitFor()
  await expectStateAccessible(page)
  await page.getByRole('textbox', { name: 'Agreement number' }).fill('BB-01')
  await page.getByRole('textbox', { name: 'Day of the agreement or message' }).fill(today())
  await issue(page)

  await chain(page).getByText(`Replaces ${name}`).waitFor()
  await chain(page).getByRole('link', { name: name }).click()
  await page.getByText('This invoice was replaced, and counts no more').waitFor()
  await page.getByRole('button', { name: 'Correct…' }).hover()
  await page.getByText('The invoice was replaced: correct the one that has replaced it').first().waitFor()
  expect(await chain(page).getByRole('listitem').count()).toBe(2)
})
