import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { correctionsOfInvoice, type InvoiceCorrections } from '../../src/api/contract/invoiceCorrections.ts'
import { invoiceFiling, type InvoiceDetail } from '../../src/api/contract/invoiceFiling.ts'
import { expectNoViolations } from '../../walks/browser/axe.ts'
import { filedInvoice, lineOf } from './support/filedInvoice.ts'
import { invoiceFormServer, openInvoice } from './support/invoiceFormAtPlace.tsx'
import { invoiceRow, serverOfInvoices, visitInvoices } from './support/invoicesAtPlace.tsx'
import { invoiceStanding } from './support/invoiceStanding.ts'
import { RoutedInvoices } from './support/routedInvoices.tsx'

beforeEach(() => window.localStorage.clear())

const chained = (sid: string, changes: Partial<InvoiceCorrections['chain'][number]>) => ({
  sid,
  corrects_sid: '',
  form_no: '1',
  inv_no: '',
  serial_no: 'C26TAA',
  inv_date: '2026-11-20',
  inv_feature: '0',
  etax_status: 'accepted',
  reason: '',
  ...changes,
})

const chain = [
  chained('i-1', { inv_no: '12' }),
  chained('i-2', { corrects_sid: 'i-1', inv_feature: '2', inv_no: '13', reason: 'Giảm giá' }),
  chained('i-3', { corrects_sid: 'i-1', inv_feature: '2', etax_status: 'draft' }),
]

const original = filedInvoice({ etax_status: 'accepted', inv_no: '12', sid: 'i-1' })
const correcting = (changes: Partial<InvoiceDetail>): InvoiceDetail =>
  filedInvoice({
    corrects_sid: 'i-1',
    inv_type_ref: '1',
    form_no_ref: '1',
    serial_no_ref: 'C26TAA',
    inv_no_ref: '12',
    inv_date_ref: '2026-11-20',
    note: 'Sai',
    correction_error: 'returned',
    ...changes,
  })

/** The form of a correction, beside the invoices that it has to do with. */
const open = async (
  correction: InvoiceDetail,
  earlier: readonly InvoiceDetail[] = [],
  standing: Partial<InvoiceCorrections> = {},
) => {
  const server = invoiceFormServer()
  const all = [original, correction, ...earlier]
  server.answerBy(invoiceFiling.detail, ({ url }) => all.find(({ sid }) => url.pathname.includes(sid)) ?? original)
  server.answer(correctionsOfInvoice, invoiceStanding({ chain, ...standing }))
  await openInvoice({ server, document: correction.sid, isChecked: true })
  return server
}

const table = page.getByRole('table', { name: 'What the correction changes' })
const rows = () =>
  table
    .getByRole('row')
    .elements()
    .map((row) => [...row.children].map(({ textContent }) => textContent).join('|'))

describe('the chain of corrections', () => {
  const region = page.getByRole('region', { name: 'Corrections' })

  test('stands on the page of an issued invoice, with a way to each', async () => {
    const server = invoiceFormServer(original)
    server.answer(correctionsOfInvoice, invoiceStanding({ chain }))
    await openInvoice({ server, document: 'i-1' })
    const link = region.getByRole('link', { name: '1C26TAA 13 of 20/11/2026' })
    await expect.element(link).toHaveAttribute('href', expect.stringContaining('e-invoices/i-2'))
    await expect.element(region.getByText('Original')).toBeVisible()
    await expect.element(region.getByText('Adjusts 1C26TAA 12').first()).toBeVisible()
    await expect.element(region.getByText('Giảm giá')).toBeVisible()
    await expect.element(region.getByRole('link', { name: 'Not issued yet of 20/11/2026' })).toBeVisible()
    await expectNoViolations(document.body)
  })

  test('stands beside the form of a correction, which it does not lead to', async () => {
    await open(correcting({ sid: 'i-3', inv_feature: '2' }))
    await expect.element(region.getByRole('link', { name: '1C26TAA 12 of 20/11/2026' })).toBeVisible()
    await expect.element(region.getByRole('link', { name: /Not issued yet/ })).not.toBeInTheDocument()
  })

  test('is not shown of an invoice that has to do with no other', async () => {
    const server = invoiceFormServer(original)
    server.answer(correctionsOfInvoice, invoiceStanding({ chain: [chained('i-1', { inv_no: '12' })] }))
    await openInvoice({ server, document: 'i-1' })
    await expect.poll(() => server.callsOf(correctionsOfInvoice)).toHaveLength(1)
    await expect.element(region).not.toBeInTheDocument()
  })

  test('stands in the history over the list', async () => {
    const server = serverOfInvoices([invoiceRow('i-1', { etax_status: 'accepted', inv_no: '12' })])
    server.answer(correctionsOfInvoice, invoiceStanding({ chain }))
    await visitInvoices(RoutedInvoices, { server })
    await page.getByRole('grid', { name: 'E-invoices' }).getByRole('checkbox').nth(1).click()
    await page.getByRole('button', { name: 'More actions' }).click()
    await page.getByRole('menuitem', { name: 'History' }).click()
    await expect.element(page.getByRole('dialog').getByText('Adjusts 1C26TAA 12').first()).toBeVisible()
  })
})

describe('what a correction changes', () => {
  test('of an adjusting invoice: lines and totals as earlier ones have left them, and the buyer', async () => {
    const cut = correcting({
      sid: 'i-2',
      inv_feature: '2',
      etax_status: 'accepted',
      lines: [lineOf({ price: '-5000' })],
    })
    const back = correcting({
      sid: 'i-3',
      inv_feature: '2',
      buyer_name: 'Trần Văn A',
      lines: [lineOf({ quantity: '-4', price: '60000' })],
    })
    await open(back, [cut], { adjustments_before: ['i-2'] })
    await expect
      .poll(rows)
      .toEqual([
        'Field|Before|After|Difference',
        'Buyer and payment',
        "Buyer's full name|empty|Trần Văn A|",
        'Lines, without VAT',
        'Giấy in A4|600.000|360.000|-240.000',
        'Totals',
        'Goods at 8%|600.000|360.000|-240.000',
        'VAT at 8%|48.000|28.800|-19.200',
        'Total without VAT|600.000|360.000|-240.000',
        'Total VAT|48.000|28.800|-19.200',
        'To be paid|648.000|388.800|-259.200',
      ])
    await expectNoViolations(document.body)
  })

  test('of a replacing invoice follows what is typed, and says that nothing is changed yet', async () => {
    await open(correcting({ sid: 'i-3', inv_feature: '1' }))
    await expect
      .element(page.getByText('It says the same as the invoice that is corrected: nothing is changed yet.'))
      .toBeVisible()
    await userEvent.fill(page.getByRole('textbox', { name: "Buyer's address" }), 'Số 5 phố Huế')
    await expect.poll(rows).toContain("Buyer's address|Số 3 phố Huế, Hà Nội|Số 5 phố Huế|")
  })

  test('of a replacing invoice names what of a line is another', async () => {
    await open(correcting({ sid: 'i-3', inv_feature: '1', lines: [lineOf({ quantity: '9' })] }))
    await expect.poll(rows).toContain('Giấy in A4 (Quantity)|650.000|585.000|-65.000')
  })

  test('is said to be unreadable where the first one cannot be read, and is read again', async () => {
    const server = invoiceFormServer()
    const correction = correcting({ sid: 'i-3', inv_feature: '1', buyer_name: 'Trần Văn A' })
    server.answer(invoiceFiling.detail, correction)
    server.refuse(correctionsOfInvoice, { status: 404, reason: 'record.absent', message: '' })
    await openInvoice({ server, document: 'i-3', isChecked: true })
    const section = page.getByRole('region', { name: 'What the correction changes' })
    await expect.element(section.getByRole('button')).toBeVisible()
    server.answerBy(invoiceFiling.detail, ({ url }) => (url.pathname.includes('i-3') ? correction : original))
    server.answer(correctionsOfInvoice, invoiceStanding({ chain }))
    await section.getByRole('button').click()
    await expect.element(table).toBeVisible()
  })
})
