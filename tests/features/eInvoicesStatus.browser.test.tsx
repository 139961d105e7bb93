import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { invoiceFiling } from '../../src/api/contract/invoiceFiling.ts'
import { invoiceMatters } from '../../src/api/contract/invoiceMatters.ts'
import { invoiceList } from '../../src/api/contract/invoices.ts'
import { NumbersPage } from '../../src/features/eInvoices/numbers/NumbersPage.tsx'
import { InvoiceNeeds } from '../../src/features/eInvoices/overview/InvoiceNeeds.tsx'
import { StatusPage } from '../../src/features/eInvoices/status/StatusPage.tsx'
import { expectNoViolations } from '../../walks/browser/axe.ts'
import { fakePage } from './support/fakePage.ts'
import { invoiceRow, serverOfInvoices, visitInvoices } from './support/invoicesAtPlace.tsx'

beforeEach(() => window.localStorage.clear())

const button = (name: string) => page.getByRole('button', { name, exact: true })
const choose = (name: RegExp) => page.getByRole('checkbox', { name }).click()

const sent = invoiceRow('a', { etax_status: 'sent', inv_no: '12' })
const refused = invoiceRow('b', {
  etax_status: 'rejected',
  inv_no: '13',
  etax_rslt: '20401: Mã số thuế người mua không tồn tại; 99999: Lý do khác',
})

test('what the authority has not accepted stands with its reasons in plain words and what to do', async () => {
  const server = serverOfInvoices([refused, sent])
  await visitInvoices(StatusPage, { server })
  const row = page.getByRole('row', { name: /1C26TAA 13/ })
  await expect.element(row.getByText(/^Buyer's tax code: No taxpayer has this tax code/)).toBeVisible()
  await expect
    .element(page.getByRole('row', { name: /1C26TAA 12/ }).getByText('It has not answered yet.'))
    .toBeVisible()
  expect(server.callsOf(invoiceList.list).at(-1)?.query).toMatchObject({ unsettled: 'true' })
  await expectNoViolations()
})

test('a refused invoice says each reason whole, and is opened to be corrected', async () => {
  const visited = await visitInvoices(StatusPage, { server: serverOfInvoices([refused, sent]) })
  await choose(/1C26TAA 13/)
  await expect
    .element(page.getByText('1C26TAA 13: Correct it, then issue it again: it keeps its number.'))
    .toBeVisible()
  await expect.element(page.getByText(/The tax authority’s words \(20401\)/)).toBeVisible()
  await expect.element(page.getByText(/The tax authority’s words \(99999\)/)).toBeVisible()
  await expect.element(button('Issue again')).toHaveAccessibleDescription('Only a corrected e-invoice is issued again')
  await button('Open to correct').click()
  expect(visited.opened).toMatchObject([{ page: 'e-invoices', place: { record: 'b' } }])
})

test('one that waits is asked about again', async () => {
  const server = serverOfInvoices([sent])
  const one = { sid: 'a', etax_rslt: '', tax_auth_cd: '', answered_at: '' }
  server.answer(invoiceMatters.checkStatus, { invoices: [{ ...one, etax_status: 'sent' }] })
  await visitInvoices(StatusPage, { server })
  await choose(/1C26TAA 12/)
  await expect.element(button('Open to correct')).toHaveAccessibleDescription('The tax authority has not refused it')
  await button('Check again').click()
  await expect.element(page.getByText('Accepted: 0. Refused: 0. No answer yet: 1.')).toBeVisible()
  expect(server.callsOf(invoiceMatters.checkStatus).map(({ body }) => body)).toEqual([{ sid: ['a'] }])
  await expect.poll(() => server.callsOf(invoiceList.list).length).toBeGreaterThan(1)
})

test('one that is corrected is issued again, after asking', async () => {
  await visitInvoices(StatusPage, { server: serverOfInvoices([{ ...refused, is_corrected: true }]) })
  await choose(/1C26TAA 13/)
  await button('Issue again').click()
  await expect.element(page.getByRole('alertdialog', { name: 'Issue the corrected e-invoice?' })).toBeVisible()
})

test('the history of one shows its messages and answers', async () => {
  await visitInvoices(StatusPage, { server: serverOfInvoices([sent]) })
  await choose(/1C26TAA 12/)
  await button('History').click()
  await expect.element(page.getByRole('dialog', { name: 'History of 1C26TAA 12' })).toBeVisible()
})

test('nothing is under way where all is accepted', async () => {
  await visitInvoices(StatusPage, { server: serverOfInvoices([]) })
  await expect.element(page.getByText('Nothing is under way')).toBeVisible()
})

const number = {
  year: 2026,
  form: '1',
  symbol: 'C26TAA',
  number: 5,
  day: '2026-11-20',
  document_id: 'd-5',
  reason: 'refused',
  since: '2026-11-20T03:00:00Z',
} as const

test('numbers that wait name form and symbol, and lead to the invoice that holds them', async () => {
  const server = serverOfInvoices([])
  server.answerBy(invoiceFiling.numbers.waiting, ({ query }) => {
    const { pagination } = fakePage(query, [number])
    return { numbers: [number], pagination }
  })
  const visited = await visitInvoices(NumbersPage, { server })
  await choose(/1C26TAA 5/)
  await expect.element(page.getByText('1C26TAA 5: The tax authority refused the document.')).toBeVisible()
  await button('Continue').click()
  expect(visited.opened).toMatchObject([{ page: 'e-invoices', place: { record: 'd-5' } }])
})

test('the overview says what needs somebody, each with the way there', async () => {
  const accepted = invoiceRow('e', { etax_status: 'accepted' })
  const server = serverOfInvoices([invoiceRow('d'), refused, accepted], undefined, [accepted])
  server.answerBy(invoiceFiling.numbers.waiting, ({ query }) => ({
    numbers: [],
    pagination: { ...fakePage(query, []).pagination, total_elements: 3 },
  }))
  await visitInvoices(InvoiceNeeds, { server })
  const undelivered = 'The e-mail about 1 e-invoice was not delivered'
  for (const title of ['1 e-invoice is refused', '3 numbers wait', undelivered, '1 draft is not issued'])
    await expect.element(page.getByRole('heading', { name: title })).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Show them' }).first())
    .toHaveAttribute('href', '#invoice-status?status=rejected')
  await expect
    .element(page.getByRole('link', { name: 'Show them' }).nth(2))
    .toHaveAttribute('href', '#e-invoices?mail=failed')
})

test('the overview does not say that nothing needs anybody where it could not be read', async () => {
  const server = serverOfInvoices([])
  server.refuse(invoiceList.count, { status: 403, reason: 'access.denied', message: '' })
  await visitInvoices(InvoiceNeeds, { server })
  await expect.element(page.getByText(/How your e-invoices stand could not be read/)).toBeVisible()
})
