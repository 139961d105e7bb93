import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import * as v from 'valibot'
import { correctionsOfInvoice, type InvoiceCorrections } from '../../src/api/contract/invoiceCorrections.ts'
import { invoiceFiling, type InvoiceDetail } from '../../src/api/contract/invoiceFiling.ts'
import { correctionList, type CorrectionList } from '../../src/api/contract/invoiceSeveral.ts'
import { expectNoViolations } from '../../walks/browser/axe.ts'
import { filedInvoice, lineOf } from './support/filedInvoice.ts'
import { invoiceFormServer, openInvoice } from './support/invoiceFormAtPlace.tsx'
import { invoiceStanding } from './support/invoiceStanding.ts'

const { saveDraft } = invoiceFiling
const grid = page.getByRole('grid', { name: 'Goods and services' })
const table = page.getByRole('table', { name: 'What the correction changes' })

beforeEach(() => {
  window.localStorage.clear()
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-24T03:00:00Z') })
})
afterEach(() => void vi.useRealTimers())

const named = (inv_no_ref: string, inv_date_ref: string) => ({
  form_no_ref: '1',
  serial_no_ref: 'C26TAA',
  inv_no_ref,
  inv_date_ref,
})

const several = (changes: Partial<InvoiceDetail> = {}): InvoiceDetail =>
  filedInvoice({
    inv_feature: '4',
    inv_type_ref: '1',
    inv_date: '2026-11-24',
    inv_date_ref: '2026-11-21',
    note: 'Trả lại hàng',
    correction_error: 'returned',
    correction_list_no: 'BK-01',
    corrected: [named('12', '2026-11-20'), named('13', '2026-11-21')],
    lines: [lineOf({ quantity: '-4', about: '1' }), lineOf({ item_code: 'GE02', quantity: '-3', about: '2' })],
    ...changes,
  })

const goods = { item_name: 'Giấy in A4', quantity: '10', price: '65000', rate: '8%' }
const rowOf = (inv_no: string): CorrectionList['rows'][number] => ({
  form_no: '1',
  serial_no: 'C26TAA',
  inv_no,
  before: { ...goods, net: '650000', tax: '52000', total: '702000' },
  after: { ...goods, quantity: '6', net: '390000', tax: '31200', total: '421200' },
  difference: { net: '-260000', tax: '-20800', total: '-280800' },
})
const list: CorrectionList = {
  corrected_sids: ['i-5', ''],
  rows: [rowOf('12'), rowOf('13')],
  signed_xml_url: '/api/list/i-1',
}

const open = async (changes: Partial<InvoiceDetail> = {}, standing: Partial<InvoiceCorrections> = {}) => {
  const server = invoiceFormServer(several(changes))
  server.answer(correctionList, list)
  server.answer(correctionsOfInvoice, invoiceStanding(standing))
  await openInvoice({ server, document: 'i-1', isChecked: true })
  return server
}

const cell = (row: number) => grid.getByRole('row').nth(row).getByRole('gridcell').first()
/** What stands in a cell: the one with the focus is a field. */
const said = (row: number) => () =>
  cell(row).element().querySelector<HTMLInputElement | HTMLTextAreaElement>('input, textarea')?.value ??
  cell(row).element().textContent
const saidLines = v.object({ lines: v.array(v.object({ item_code: v.string(), about: v.string() })) })
const savedAbouts = (server: ReturnType<typeof invoiceFormServer>) =>
  v.parse(saidLines, server.callsOf(saveDraft).at(-1)?.body).lines.map(({ about }) => about)

describe('the form of an invoice that corrects several', () => {
  test('names them, with a way to each that somebody sees, and the number of their list', async () => {
    await open()
    const group = page.getByRole('group', { name: 'Corrected invoices' })
    await expect
      .element(group.getByRole('link', { name: '1C26TAA 12 of 20/11/2026' }))
      .toHaveAttribute('href', expect.stringContaining('e-invoices/i-5'))
    await expect.element(group.getByText('1C26TAA 13 of 21/11/2026')).toBeVisible()
    expect(group.getByRole('link').elements()).toHaveLength(1)
    await expect
      .element(page.getByRole('textbox', { name: 'Number of the list of corrected invoices' }))
      .toHaveValue('BK-01')
    await expectNoViolations(document.body)
  })

  test('says of each line which it is about, as it is typed, chosen and pasted', async () => {
    const server = await open()
    await expect.poll(said(1)).toBe('C26TAA-12')
    await cell(1).click()
    await userEvent.keyboard('13{Tab}')
    await expect.poll(said(1)).toBe('C26TAA-13')
    await cell(2).click()
    await userEvent.keyboard('{F2}{F9}')
    await page.getByRole('option', { name: /C26TAA-12/ }).click()
    await expect.poll(said(2)).toBe('C26TAA-12')
    await cell(1).click()
    const data = new DataTransfer()
    data.setData('text/plain', '1C26TAA 12\tGE07\nc26taa-13\tGE08')
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    )
    await expect.poll(said(2)).toBe('C26TAA-13')
    await userEvent.keyboard('{F10}')
    await expect.poll(() => server.callsOf(saveDraft)).toHaveLength(1)
    expect(savedAbouts(server)).toEqual(['1', '2'])
  })

  test('begins a line with the invoice of the one before', async () => {
    const server = await open()
    await cell(2).click()
    await userEvent.keyboard('{ArrowRight}GE02{Enter}-1{Enter}')
    await expect.poll(said(3)).toBe('C26TAA-13')
    await userEvent.keyboard('GE03{Enter}-1{Tab}')
    await userEvent.keyboard('{F10}')
    await expect.poll(() => server.callsOf(saveDraft)).toHaveLength(1)
    expect(savedAbouts(server)).toEqual(['1', '2', '2'])
  })

  test('says at a line that it is about none of them', async () => {
    await open({ lines: [lineOf({ quantity: '-4', about: '1' }), lineOf({ quantity: '-3', about: '' })] })
    await userEvent.keyboard('{F7}')
    await expect.element(cell(2)).toHaveAttribute('aria-invalid', 'true')
    await cell(2).click()
    await expect
      .element(page.getByText('Choose which of the corrected invoices this line is about').first())
      .toBeVisible()
    await userEvent.keyboard('13{Tab}')
    await expect.element(cell(2)).not.toHaveAttribute('aria-invalid')
  })

  test('asks for the number of the list', async () => {
    await open({ correction_list_no: '' })
    await userEvent.keyboard('{F7}')
    await expect
      .element(page.getByRole('textbox', { name: 'Number of the list of corrected invoices' }))
      .toHaveAccessibleDescription(/Enter the number of the list of corrected invoices/)
  })

  test('says at the invoices what is wrong with one of them', async () => {
    await open({ corrected: [named('12', '2026-11-21'), named('12', '2026-11-21')] })
    await userEvent.keyboard('{F7}')
    await expect
      .element(page.getByRole('group', { name: 'Corrected invoices' }))
      .toHaveAccessibleDescription(/This invoice is named twice/)
  })

  test('has no such column where it corrects one', async () => {
    const single = { inv_feature: '2', corrected: [], correction_list_no: '', ...named('12', '2026-11-20') }
    await open({ ...single, lines: [lineOf({ quantity: '-4' })] })
    await expect.element(grid).toBeVisible()
    await expect.element(page.getByRole('columnheader', { name: 'Corrected invoice' })).not.toBeInTheDocument()
    await expect.element(page.getByRole('group', { name: 'Corrected invoices' })).not.toBeInTheDocument()
  })
})

describe('the page of an invoice that corrects several', () => {
  test('says how many by which list, with the rows of that and what they come to', async () => {
    await open({ etax_status: 'accepted', inv_no: '20' })
    await expect.element(page.getByText('Adjusts 2 invoices by list BK-01 of 24/11/2026')).toBeVisible()
    await expect.element(page.getByRole('link', { name: '1C26TAA 12', exact: true })).toBeVisible()
    await expect
      .poll(() =>
        table
          .getByRole('row')
          .elements()
          .map((row) => [...row.children].map(({ textContent }) => textContent).join('|')),
      )
      .toEqual([
        'Goods or service|Before|After|Difference',
        '1C26TAA 12',
        'Giấy in A4|702.00010 × 65.000VAT 8%: 52.000|421.2006 × 65.000VAT 8%: 31.200|-280.800VAT -20.800',
        '1C26TAA 13',
        'Giấy in A4|702.00010 × 65.000VAT 8%: 52.000|421.2006 × 65.000VAT 8%: 31.200|-280.800VAT -20.800',
        'Totals',
        'Total without VAT|||-520.000',
        'Total VAT|||-41.600',
        'To be paid|||-561.600',
      ])
    await expect
      .element(page.getByRole('link', { name: 'Download the signed list' }))
      .toHaveAttribute('href', '/api/list/i-1')
    await expectNoViolations(document.body)
  })

  test('shows an invoice once in the chain that corrects two of it', async () => {
    const chained = { form_no: '1', serial_no: 'C26TAA', inv_date: '2026-11-20', etax_status: 'accepted', reason: '' }
    const correcting = { ...chained, sid: 'i-1', inv_no: '20', inv_feature: '4' }
    const chain = [
      { ...chained, sid: 'i-5', corrects_sid: '', inv_no: '12', inv_feature: '0' },
      { ...chained, sid: 'i-6', corrects_sid: '', inv_no: '13', inv_feature: '0' },
      { ...correcting, corrects_sid: 'i-5' },
      { ...correcting, corrects_sid: 'i-6' },
    ]
    await open({ etax_status: 'accepted', inv_no: '20' }, { chain })
    const region = page.getByRole('region', { name: 'Corrections' })
    await expect.element(region.getByText('Adjusts 1C26TAA 12, 1C26TAA 13')).toBeVisible()
    expect(region.getByRole('listitem').elements()).toHaveLength(3)
  })

  test('says that the list cannot be read, and reads it again; it may have no rows yet', async () => {
    const server = invoiceFormServer(several())
    server.refuse(correctionList, { status: 404, reason: 'record.absent', message: '' })
    await openInvoice({ server, document: 'i-1' })
    const section = page.getByRole('region', { name: 'What the correction changes' })
    await expect.element(section.getByRole('button')).toBeVisible()
    server.answer(correctionList, { corrected_sids: [], rows: [], signed_xml_url: null })
    await section.getByRole('button').click()
    await expect.element(page.getByText(/The list has no rows yet/)).toBeVisible()
    await expect.element(page.getByRole('link', { name: 'Download the signed list' })).not.toBeInTheDocument()
  })
})
