import { beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { InvoiceDetail } from '../../src/api/contract/invoiceFiling.ts'
import { invoiceMatters, type InvoiceMail } from '../../src/api/contract/invoiceMatters.ts'
import { FiledInvoices } from '../../src/features/eInvoices/kind/FiledInvoices.tsx'
import { AboveInvoice } from '../../src/features/eInvoices/matters/AboveInvoice.tsx'
import { InvoiceProgress } from '../../src/features/eInvoices/matters/InvoiceProgress.tsx'
import { expectNoViolations } from '../../walks/browser/axe.ts'
import { invoiceDetail, serverOfInvoices, visitInvoices } from './support/invoicesAtPlace.tsx'

beforeEach(() => window.localStorage.clear())

const { mails, resendEmail } = invoiceMatters
const button = (name: string) => page.getByRole('button', { name, exact: true })
const standing = page.getByRole('complementary', { name: 'Where this document stands' })

const accepted = invoiceDetail({
  etax_status: 'accepted',
  inv_no: '12',
  tax_auth_cd: '00A1B2C3D4',
  lookup_cd: 'LK7',
  signed_xml_url: '/api/xml/i-1',
})

const mailTo = (address: string, changes: Partial<InvoiceMail> = {}): InvoiceMail => ({
  id: address,
  address,
  at: '2026-11-20T03:00:00Z',
  result_at: '',
  reason: '',
  state: 'accepted',
  ...changes,
})

const visit = (record: InvoiceDetail, server = serverOfInvoices([]), given = {}) =>
  visitInvoices(
    () => (
      <FiledInvoices>
        <h1>Invoice</h1>
        <AboveInvoice isBeingEdited={false} record={record} />
        <InvoiceProgress record={record} />
      </FiledInvoices>
    ),
    { server, ...given },
  )

describe('the matters of an invoice', () => {
  test('are its number, code and lookup code, its file and its verification', async () => {
    await visit(accepted)
    for (const said of ['Code given', '12', '1C26TAA', '00A1B2C3D4', 'LK7'])
      await expect.element(standing.getByText(said, { exact: true }).first()).toBeVisible()
    await expect
      .element(page.getByRole('link', { name: 'Download the signed XML' }))
      .toHaveAttribute('href', '/api/xml/i-1')
    await expect.element(button('Verification report')).toBeVisible()
    await expectNoViolations()
  })

  test('are the error notices that name it, and that the tax authority knows of its error', async () => {
    const notices = [{ id: 'n-1', reference: 'SS-1', notice_date: '2026-11-21', notice_status: 'accepted' }]
    await visit({ ...accepted, noticed: 'notified', notices })
    await expect.element(standing.getByText('Accepted, error reported', { exact: true }).first()).toBeVisible()
    await expect
      .element(page.getByRole('link', { name: 'SS-1' }))
      .toHaveAttribute('href', '#invoice-error-notices/n-1?')
    await expect.element(page.getByText(/of 21\/11\/2026: received by the tax authority/)).toBeVisible()
    await expectNoViolations()
  })

  test('are the open requests of the tax authority about it, each with its last day and the way to answer it', async () => {
    const first = { id: 'r-1', number: '1/TB-RSĐT', day: '2026-11-02', answer_by: '' }
    const second = { id: 'r-2', number: '2/TB-RSĐT', day: '2026-11-20', answer_by: '2026-11-30' }
    await visit({ ...accepted, review_requests: [second, first] })
    const rows = page.getByRole('listitem').filter({ hasText: 'TB-RSĐT' })
    await expect.element(page.getByText('The tax authority asks you to review this e-invoice')).toBeVisible()
    await expect.element(rows).toHaveLength(2)
    await expect
      .poll(() => rows.elements().map(({ textContent }) => textContent))
      .toEqual([
        '2/TB-RSĐT of 20/11/2026: to be answered by 30/11/2026. Answer by an error notice',
        '1/TB-RSĐT of 02/11/2026: not answered yet. Answer by an error notice',
      ])
    await expect.element(page.getByRole('link', { name: '2/TB-RSĐT' })).toHaveAttribute('href', '#review-requests/r-2?')
    await expect
      .element(rows.first().getByRole('link', { name: 'Answer by an error notice' }))
      .toHaveAttribute('href', '#invoice-error-notices/new?request=r-2')
    await expectNoViolations()
  })

  test('have no way to answer a request for who may not write notices', async () => {
    const request = { id: 'r-1', number: '1/TB-RSĐT', day: '2026-11-02', answer_by: '' }
    await visit({ ...accepted, review_requests: [request] }, serverOfInvoices([]), { scope: 'USER', permissions: [] })
    await expect.element(page.getByRole('link', { name: '1/TB-RSĐT' })).toBeVisible()
    await expect.element(page.getByRole('link', { name: 'Answer by an error notice' })).not.toBeInTheDocument()
  })

  test('are the reasons of the authority by field, with its own words', async () => {
    await visit(invoiceDetail({ etax_status: 'rejected', etax_rslt: '20510: Tổng tiền không khớp; 777: Khác' }))
    await expect.element(page.getByText('The tax authority has refused this e-invoice')).toBeVisible()
    await expect.element(page.getByText('Total payment', { exact: true })).toBeVisible()
    await expect.element(page.getByText('Tổng tiền không khớp', { exact: true })).toBeVisible()
    await expect.element(page.getByText('Khác', { exact: true })).toBeVisible()
    await expect.element(page.getByText(/Press Edit to correct it/)).toBeVisible()
  })

  test('are its e-mails with what became of each', async () => {
    const server = serverOfInvoices([])
    const answer = [
      mailTo('a@example.com'),
      mailTo('b@example.com', { state: 'waiting' }),
      mailTo('c@example.com', { state: 'failed', reason: '550 no such user' }),
    ]
    server.answer(mails, { mails: answer })
    await visit(accepted, server)
    for (const said of ['Taken by the mail server', 'On its way', 'Not delivered'])
      await expect.element(page.getByText(said, { exact: true })).toBeVisible()
    await expect.element(page.getByText(/550 no such user/)).toBeVisible()
  })

  test('have no e-mails of what is not accepted', async () => {
    await visit(invoiceDetail({ etax_status: 'sent', inv_no: '12' }))
    await expect.element(standing.getByText('In progress')).toBeVisible()
    await expect.element(page.getByRole('heading', { name: 'E-mails to the buyer' })).not.toBeInTheDocument()
  })
})

const openResending = async (): Promise<void> => {
  await button('Send again…').click()
  await expect.element(page.getByRole('dialog', { name: 'Send the e-mail about 1C26TAA 12 again' })).toBeVisible()
}
const addresses = page.getByRole('textbox', { name: 'E-mail addresses' })

describe('sending the e-mail again', () => {
  test('goes to up to five addresses, each once, and says where it goes', async () => {
    const server = serverOfInvoices([])
    server.answer(resendEmail, { sent_to: ['a@example.com', 'b@example.com'] })
    await visit(accepted, server)
    await openResending()
    await expect.element(addresses).toHaveValue('hoasen@example.com')
    await expectNoViolations()
    await addresses.fill('a@example.com; b@example.com, a@example.com')
    await button('Send the e-mail').click()
    await expect.element(page.getByText('The e-mail is on its way to a@example.com, b@example.com')).toBeVisible()
    expect(server.callsOf(resendEmail).map(({ body }) => body)).toEqual([
      { sid: 'i-1', emails: ['a@example.com', 'b@example.com'] },
    ])
    await expect.poll(() => server.callsOf(mails).length).toBeGreaterThan(1)
  })

  test.each([
    ['', /Enter an e-mail address/],
    ['a@example.com, b', /This is not an e-mail address/],
    ['a@b.vn b@b.vn c@b.vn d@b.vn e@b.vn f@b.vn', /At most 5 addresses: send to the others a minute later/],
  ])('refuses %o before anything is sent', async (typed, message) => {
    const server = serverOfInvoices([])
    await visit(accepted, server)
    await openResending()
    await addresses.fill(typed)
    await button('Send the e-mail').click()
    await expect.element(addresses).toHaveAccessibleDescription(message)
    expect(server.callsOf(resendEmail)).toEqual([])
  })

  test('says that it was sent a moment ago, and stays open', async () => {
    const server = serverOfInvoices([])
    server.refuse(resendEmail, { status: 429, reason: 'request.tooMany', message: '' })
    await visit(accepted, server)
    await openResending()
    await button('Send the e-mail').click()
    await expect.element(page.getByText(/An address gets it once a minute at most/)).toBeVisible()
    await expect.element(addresses).toBeVisible()
  })

  test('is closed to whoever may not issue', async () => {
    await visit(accepted, serverOfInvoices([]), { scope: 'USER', permissions: ['invoice.new'] })
    await expect.element(button('Send again…')).toHaveAccessibleDescription('Your account may not issue e-invoices')
  })
})
