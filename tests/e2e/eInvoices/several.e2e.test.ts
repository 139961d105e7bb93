import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { shownDay, vietnamDay } from '../../../src/domain/dates.ts'
import { lineSaid } from '../../server/support/invoices.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { enterAs } from '../support/besidePage.ts'
import { asVisitor } from '../support/fixtures.ts'
import { acceptedInvoice, chain, changes, issueCorrection } from '../support/invoiceCorrections.ts'
import { expectNoMessageIds } from '../support/languages.ts'

const fixture = asVisitor()

const today = (): string => shownDay(vietnamDay(new Date()))
const wizard = (page: Page) => page.getByRole('dialog', { name: 'Correct e-invoices together' })
const press = (page: Page, name: string) => wizard(page).getByRole('button', { name, exact: true }).click()
const list = (page: Page) => page.getByRole('grid', { name: 'E-invoices' })

/** Makes the draft of one that takes back all goods of the invoices in the list. */
const draftForAll = async (page: Page): Promise<void> => {
  await list(page).getByRole('row').nth(2).waitFor()
  for (const row of [1, 2]) await list(page).getByRole('row').nth(row).getByRole('checkbox').click()
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Correct together…' }).click()
  await wizard(page).getByText('Goods came back', { exact: true }).click()
  await press(page, 'Go on')
  await wizard(page)
    .getByRole('textbox', { name: /^Reason/ })
    .fill('Khách trả lại hàng')
  await press(page, 'Make the draft')
  await page.getByRole('heading', { level: 1, name: 'Edit the e-invoice', exact: true }).waitFor()
}

it('two invoices of a buyer and month are adjusted by one with its list, which the authority accepts [002-4.3-02]', async () => {
  const { page, product } = fixture
  await enterAs(page.context(), product.origin, 'admin@tokhai.example')
  const first = await acceptedInvoice(fixture)
  const second = await acceptedInvoice(fixture, { lines: [lineSaid({ item_code: 'GE02', quantity: '3' })] })
  await page.goto(`${product.origin}/en/sale/e-invoice`)
  await draftForAll(page)

  const [symbol = '', number = ''] = first.name.slice(1).split(' ')
  await page.getByText(`Adjusts 2 invoices by list BK-${symbol}-${number} of ${today()}`).waitFor()
  await page.getByRole('gridcell', { name: second.name.slice(1).replace(' ', '-') }).waitFor()
  await changes(page).filter({ hasText: 'To be paid' }).filter({ hasText: '-912.600' }).waitFor()
  await expectAccessible(page)
  await expectNoMessageIds(page)

  const { pathname } = new URL(page.url())
  await issueCorrection(page)
  await expect
    .poll(() => list(page).getByRole('row').filter({ hasText: 'Adjusted' }).count(), { timeout: 20_000 })
    .toBe(2)
  await page.goto(`${product.origin}${pathname}`)
  const standing = page.getByRole('complementary', { name: 'Where this document stands' })
  await standing
    .getByText(/^(Code given|Accepted)$/)
    .first()
    .waitFor()
  await chain(page).getByText(`Adjusts ${first.name}, ${second.name}`).waitFor()
  expect(await chain(page).getByRole('listitem').count()).toBe(3)
  await chain(page).getByRole('link', { name: second.name }).click()
  await page.getByText('This invoice was adjusted: both count together').waitFor()
})
