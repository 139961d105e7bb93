import type { Page } from 'playwright-core'
import { afterEach, expect, it } from 'vitest'
import { shownDay, vietnamDay } from '../../../src/domain/dates.ts'
import { demoKey } from '../../../tools/product/server/filing.ts'
import { invoiceSteps } from '../../server/support/invoices.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { besidePage, enterAs } from '../support/besidePage.ts'
import { switchAllOff, switchOn } from '../support/faults.ts'
import { asVisitor } from '../support/fixtures.ts'
import { invoiceOfToday } from '../support/invoices.ts'
import { expectNoMessageIds } from '../support/languages.ts'

const fixture = asVisitor({ hasFaults: true })
afterEach(() => switchAllOff(fixture.product))

const today = (): string => shownDay(vietnamDay(new Date()))

/** An invoice of today that the authority has accepted and asks about, as the list of requests names it. */
const askedAbout = async (page: Page): Promise<{ readonly name: string; readonly number: string }> => {
  const visitor = await besidePage(page, fixture.product.origin)
  const key = await demoKey(fixture.product.data)
  const said = await invoiceOfToday(visitor, {})
  await switchOn(fixture.product, 'authority.review', 'once')
  const { inv_no } = await invoiceSteps(() => ({ visitor, key })).accepted(said)
  return { name: `${said.form_no}${said.serial_no} ${inv_no}`, number: inv_no }
}

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const submission = (page: Page) => page.getByRole('dialog', { name: 'Send the document' })

it('authority.review: the request stands on the overview, is answered by an error notice, and says so [002-4.3-02]', async () => {
  const { page, product } = fixture
  await enterAs(page.context(), product.origin, 'admin@tokhai.example')
  const { name, number } = await askedAbout(page)
  await page.goto(`${product.origin}/en`)
  await page.getByRole('heading', { name: '1 review request is to be answered' }).waitFor()
  await expectAccessible(page)
  await page
    .getByRole('listitem')
    .filter({ hasText: 'review request' })
    .getByRole('link', { name: 'Show them' })
    .click()
  const rows = page.getByRole('grid', { name: 'Review requests' }).getByRole('row')
  await rows
    .filter({ hasText: 'To be answered' })
    .first()
    .getByText(/TB-RSĐT$/)
    .click()

  await page.getByRole('heading', { level: 1, name: /^Review request .+\/TB-RSĐT$/ }).waitFor()
  await page.getByRole('link', { name, exact: true }).waitFor()
  await page.getByText('Địa chỉ người mua không khớp với dữ liệu đăng ký thuế').waitFor()
  await expectAccessible(page)
  await expectNoMessageIds(page)
  await page.getByRole('link', { name, exact: true }).click()
  await page.getByText('The tax authority asks you to review this e-invoice').waitFor()
  await page.getByRole('link', { name: 'Answer by an error notice' }).waitFor()
  await expectAccessible(page)
  await page.getByRole('link', { name: /TB-RSĐT$/ }).click()
  await page.getByRole('button', { name: 'Answer by an error notice' }).click()

  await field(page, 'Number').waitFor()
  expect(await field(page, 'Number').inputValue()).toBe(number)
  await field(page, 'What is wrong, and what is right').fill('Địa chỉ đã thay đổi từ ngày 1 tháng này')
  await page.keyboard.press('F7')
  await submission(page).getByRole('button', { name: 'Done' }).click()
  await page.goto(`${product.origin}/en/sale/review-requests?state=answered`)
  await rows
    .filter({ hasText: today() })
    .filter({ hasText: 'Answered' })
    .first()
    .getByText(/TB-RSĐT$/)
    .click()
  await page.getByRole('link', { name: 'Show the error notice' }).click()
  await page.getByRole('heading', { level: 1, name: /error notice/i }).waitFor()
})
