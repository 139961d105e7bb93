import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { shownDay, vietnamDay } from '../../../src/domain/dates.ts'
import { expectAccessible, expectStateAccessible } from '../support/accessibility.ts'
import { enterAs } from '../support/besidePage.ts'
import { asVisitor } from '../support/fixtures.ts'
import {
  acceptedInvoice,
  agree,
  chain,
  changes,
  choose,
  draftCorrection,
  explain,
  issueCorrection,
  press,
} from '../support/invoiceCorrections.ts'
import { expectNoMessageIds } from '../support/languages.ts'

const fixture = asVisitor()

/** Of another company that is known to the authority. */
const rightTaxCode = '0101243150'

const today = (): string => shownDay(vietnamDay(new Date()))

/** Issues the invoice that is filled in, and reads it again once the authority has answered. */
const issue = async (page: Page): Promise<void> => {
  const { pathname } = new URL(page.url())
  await issueCorrection(page)
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
  const { sid, name } = await acceptedInvoice(fixture)
  await page.goto(`${product.origin}/en/sale/e-invoice/${sid}`)
  await draftCorrection(page, [
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
  const { sid, name } = await acceptedInvoice(fixture)
  await page.goto(`${product.origin}/en/sale/e-invoice/${sid}`)
  await draftCorrection(page, [
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
  await agree(page, today())
  await issue(page)

  await chain(page).getByText(`Replaces ${name}`).waitFor()
  await chain(page).getByRole('link', { name: name }).click()
  await page.getByText('This invoice was replaced, and counts no more').waitFor()
  await page.getByRole('button', { name: 'Correct…' }).hover()
  await page.getByText('The invoice was replaced: correct the one that has replaced it').first().waitFor()
  expect(await chain(page).getByRole('listitem').count()).toBe(2)
})
