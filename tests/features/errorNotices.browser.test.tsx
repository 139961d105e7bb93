import * as v from 'valibot'
import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { errorNoticeFilings } from '../../src/api/contract/errorNoticeFiling.ts'
import { errorNoticeHistories } from '../../src/api/contract/errorNoticeHistory.ts'
import {
  errorNoticeLists,
  nameableCertificates,
  nameableInvoices,
  type ErrorNoticeRow,
} from '../../src/api/contract/errorNotices.ts'
import { newNotice } from '../../src/domain/errorNotice/defaults.ts'
import { CertificateNoticeEditor, InvoiceNoticeEditor } from '../../src/features/errorNotices/editor/NoticeEditor.tsx'
import { CertificateNoticesPage, InvoiceNoticesPage } from '../../src/features/errorNotices/list/ErrorNoticesPage.tsx'
import { expectNoViolations } from '../../walks/browser/axe.ts'
import { RoutedAtPlace } from './support/AtPlace.tsx'
import { createFakeServer } from './support/fakeServer.ts'
import { fakePage } from './support/fakePage.ts'
import { visitPitPage } from './support/pitListAtPlace.tsx'
import { renderScreen } from './support/renderScreen.tsx'
import { company } from './support/samples.ts'

const { list, count, search, delete: remove, restore } = errorNoticeLists.certificates
const filing = errorNoticeFilings.certificates

beforeEach(() => window.localStorage.clear())

const button = (name: string | RegExp) => page.getByRole('button', { name })
const field = (name: string) => page.getByRole('textbox', { name, exact: true })
const reason = field('What is wrong, and what is right')

const notice = (id: string, changes: Partial<ErrorNoticeRow> = {}): ErrorNoticeRow => ({
  notice_id: id,
  reference: `SS-${id}`,
  notice_date: '2026-11-20',
  notice_type: '1',
  notice_status: 'draft',
  message: '',
  serial_no: 'CT26AA',
  inv_no: '12',
  documents: 1,
  ...changes,
})

const serverOf = (rows: readonly ErrorNoticeRow[]) => {
  const server = createFakeServer()
  server.answerBy(list, ({ query }) => {
    const { rows: notices, pagination } = fakePage(query, rows)
    return { notices, pagination }
  })
  server.answer(count, { counts: [{ status: 'draft', count: rows.length }] })
  server.answer(filing.runs.list, { runs: [] })
  return server
}

describe('the list of error notices', () => {
  test('names certificates and statuses, and opens a notice', async () => {
    const several = notice('b', { notice_status: 'accepted', documents: 3 })
    const visited = await visitPitPage(CertificateNoticesPage, { server: serverOf([notice('a'), several]) })
    await expect.element(page.getByText('CT26AA 12 and 2 more', { exact: true })).toBeVisible()
    await expect.element(page.getByText('Received', { exact: true })).toBeVisible()
    await expectNoViolations()
    await page.getByRole('rowheader', { name: 'SS-a' }).click()
    await expect.poll(() => visited.opened).toMatchObject([{ page: 'error-notices', place: { record: 'a' } }])
  })

  test('says what notices are for while there is none, and begins the first', async () => {
    const visited = await visitPitPage(CertificateNoticesPage, { server: serverOf([]) })
    await expect.element(page.getByText('No error notice yet')).toBeVisible()
    await button('Write an error notice').click()
    await expect.poll(() => visited.opened).toMatchObject([{ page: 'error-notices', place: { record: 'new' } }])
  })

  test('shows its rows as they come, and says why they do not, until it is tried again', async () => {
    const server = serverOf([notice('a')])
    const answer = server.hold(list)
    server.refuse(list, { status: 500, reason: 'server.failed', message: '' })
    await visitPitPage(CertificateNoticesPage, { server })
    await expect.element(page.getByRole('grid', { name: 'Error notices' })).toHaveAttribute('aria-busy', 'true')
    answer()
    await expect.element(page.getByRole('alert')).toBeVisible()
    server.answer(list, {
      notices: [notice('a')],
      pagination: fakePage({ page_number: '0', page_size: '10' }, [1]).pagination,
    })
    await button('Try again').click()
    await expect.element(page.getByRole('rowheader', { name: 'SS-a' })).toBeVisible()
  })

  test('is searched, as by a name in a reason, without what is sought in an address', async () => {
    const server = serverOf([notice('a')])
    server.answer(search, {
      notices: [notice('b')],
      pagination: fakePage({ page_number: '0', page_size: '10' }, [1]).pagination,
    })
    const visited = await visitPitPage(CertificateNoticesPage, { server })
    await page.getByRole('searchbox').fill('Hoa')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('rowheader', { name: 'SS-b' })).toBeVisible()
    expect(server.callsOf(search).at(-1)?.body).toMatchObject({ search_value: 'Hoa' })
    expect(JSON.stringify([visited.address, server.callsOf(list).map(({ query }) => query)])).not.toContain('Hoa')
  })

  test('says that it is not for this account', async () => {
    const server = serverOf([])
    server.refuse(list, { status: 403, reason: 'permission.missing', message: '' })
    await visitPitPage(CertificateNoticesPage, { server, scope: 'USER PIT' })
    await expect.element(page.getByText('You do not have permission for this')).toBeVisible()
  })

  test('deletes a draft and takes it back', async () => {
    const server = serverOf([notice('a')])
    server.answer(remove, { deleted: 1 })
    server.answer(restore, { restored: 1 })
    await visitPitPage(CertificateNoticesPage, { server })
    await page.getByRole('checkbox', { name: /SS-a/ }).click()
    await button(/^Delete/).click()
    const question = page.getByRole('alertdialog')
    await expect.element(question).toMatchTextContent('1 draft will be deleted. You can undo this right after it.')
    await question.getByRole('button', { name: 'Delete' }).click()
    await button(/^Undo/).click()
    await expect.element(page.getByText('1 draft is back in the list')).toBeVisible()
    expect(server.callsOf(restore).map(({ body }) => body)).toEqual([{ notice_id: ['a'] }])
  })
})

const certificate = (sid: string, is_replaced = false) => ({
  sid,
  form_no: '03/TNCN',
  serial_no: 'CT26AA',
  inv_no: sid.slice(2),
  inv_date: '2026-11-02',
  taxpayer_nm: `Người ${sid}`,
  is_replaced,
})

const { sid, form_no, serial_no, inv_no, inv_date } = certificate('c-1')
const named = {
  sid,
  form_no,
  serial_no,
  inv_no,
  inv_date,
  document_type: '8',
  effect: '',
  tax_auth_cd: '',
  reason: 'Wrong address',
}
const detail = {
  ...newNotice({ company, today: '2026-11-20', newest: '2.1.1' }),
  notice_id: 'a',
  documents: [named],
  version: 'v-1',
  reference: 'SS-a',
  notice_status: 'draft',
  message: '',
  guid: '',
  sign_by: '',
  requested_at: '',
  signed_at: '',
  is_corrected: false,
  signed_xml_url: null,
}

const openEditor = async (record: string | null) => {
  const server = createFakeServer()
  const certificates = [certificate('c-1'), certificate('c-2', true)]
  server.answerBy(nameableCertificates, ({ body }) => ({
    certificates,
    pagination: fakePage(v.parse(v.record(v.string(), v.string()), body), certificates).pagination,
  }))
  server.answer(filing.detail, detail)
  server.answer(errorNoticeHistories.certificates.timeline, { steps: [], earlier: null })
  const editor = <CertificateNoticeEditor record={record} />
  await renderScreen(<RoutedAtPlace>{() => editor}</RoutedAtPlace>, { server, scope: 'ADMIN PIT' })
}

const submission = page.getByRole('dialog', { name: 'Send the document' })

describe('a new error notice', () => {
  test('names certificates of the picker, which leaves out replaced ones, and is sent', async () => {
    await openEditor(null)
    await button('Choose PIT certificates').click()
    const picker = page.getByRole('dialog', { name: 'Choose PIT certificates' })
    await picker.getByRole('checkbox', { name: /Người c-1/ }).click()
    await expect.element(picker.getByRole('checkbox', { name: /Người c-2/ })).not.toBeInTheDocument()
    await picker.getByRole('button', { name: 'Confirm' }).click()
    await reason.fill('Wrong address')
    await expectNoViolations()
    await userEvent.keyboard('{F7}')
    await expect.element(submission).toBeVisible()
  })

  test('is not sent with a wrong number of a certificate of another system', async () => {
    await openEditor(null)
    await button('Add one of another system').click()
    await field('Symbol').fill('CT26ZY')
    await field('Number').fill('12a')
    await reason.fill('Wrong address')
    await userEvent.keyboard('{F7}')
    await expect.element(field('Number')).toHaveAccessibleDescription('The number consists of up to 8 digits')
    await expect.element(submission).not.toBeInTheDocument()
    await expectNoViolations()
  })
})

test('a kept error notice shows its XML', async () => {
  await openEditor('a')
  await button('Preview').click()
  const xml = page.getByRole('dialog', { name: 'XML of the document' })
  await expect.element(xml).toMatchTextContent(/<LDo>Wrong address<\/LDo>/)
  await expectNoViolations()
})

const invoice = (sid: string, is_replaced = false) => ({
  sid,
  form_no: '1',
  serial_no: 'C26TAA',
  inv_no: sid.slice(2),
  inv_date: '2026-11-02',
  buyer_nm: `Buyer ${sid}`,
  tax_auth_cd: '00ABCDEF0123456789ABCDEF0123456789',
  is_replaced,
})

const openInvoiceNotice = async () => {
  const server = createFakeServer()
  const invoices = [invoice('i-1'), invoice('i-2', true)]
  server.answerBy(nameableInvoices, ({ body }) => ({
    invoices,
    pagination: fakePage(v.parse(v.record(v.string(), v.string()), body), invoices).pagination,
  }))
  const editor = <InvoiceNoticeEditor record={null} />
  await renderScreen(<RoutedAtPlace>{() => editor}</RoutedAtPlace>, { server, scope: 'ADMIN' })
  return server
}

describe('a new error notice about invoices', () => {
  test('names invoices of the picker with their codes, which leaves out cancelled ones, and is sent', async () => {
    await openInvoiceNotice()
    await button('Choose invoices').click()
    const picker = page.getByRole('dialog', { name: 'Choose invoices' })
    await picker.getByRole('checkbox', { name: /Buyer i-1/ }).click()
    await expect.element(picker.getByRole('checkbox', { name: /Buyer i-2/ })).not.toBeInTheDocument()
    await picker.getByRole('button', { name: 'Confirm' }).click()
    await expect.element(field("Tax authority's code")).toHaveValue('00ABCDEF0123456789ABCDEF0123456789')
    await reason.fill('Wrong address')
    await expectNoViolations()
    await userEvent.keyboard('{F7}')
    await expect.element(submission).toBeVisible()
  })

  test('says what becomes of an invoice on a day whose notices say so, and on no other', async () => {
    await openInvoiceNotice()
    await button('Add one of another system').click()
    const effect = page.getByRole('combobox', { name: 'What becomes of it' })
    await expect.element(effect).not.toBeInTheDocument()
    await field('Day of the notice').fill('20/05/2025')
    await userEvent.keyboard('{Tab}')
    await expect.element(effect).toBeVisible()
    await effect.selectOptions('It is cancelled')
    await field('Form number').fill('1')
    await field('Symbol').fill('C25TZY')
    await field('Number').fill('12')
    await field('Date').fill('10/05/2025')
    await reason.fill('Wrong buyer')
    await userEvent.keyboard('{F7}')
    await expect
      .element(effect)
      .toHaveAccessibleDescription(
        'Only an invoice with a code of the tax authority is cancelled by a notice: enter its code, or choose something else',
      )
    await expectNoViolations()
    await field("Tax authority's code").fill('00AB')
    await userEvent.keyboard('{F7}')
    await expect.element(submission).toBeVisible()
  })
})

test('the list of notices about invoices opens them on their own page', async () => {
  const calls = errorNoticeLists.invoices
  const server = createFakeServer()
  server.answer(calls.list, {
    notices: [notice('a', { serial_no: 'C26TAA' })],
    pagination: fakePage({ page_number: '0', page_size: '10' }, [1]).pagination,
  })
  server.answer(calls.count, { counts: [{ status: 'rejected', count: 1 }] })
  server.answer(errorNoticeFilings.invoices.runs.list, { runs: [] })
  const visited = await visitPitPage(InvoiceNoticesPage, { server, scope: 'ADMIN' })
  await expect.element(page.getByRole('columnheader', { name: 'Invoices' })).toBeVisible()
  await page.getByRole('rowheader', { name: 'SS-a' }).click()
  await expect.poll(() => visited.opened).toMatchObject([{ page: 'invoice-error-notices', place: { record: 'a' } }])
})
