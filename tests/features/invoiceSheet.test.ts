import { expect, it } from 'vitest'
import { findLayout } from '../../src/domain/invoice/upload/headings.ts'
import { readRow } from '../../src/domain/invoice/upload/readRow.ts'
import { createInvoiceSheet } from '../../src/features/eInvoices/upload/invoiceSheet.ts'
import { withUploadId } from '../../src/features/eInvoices/upload/uploadId.ts'
import { newInvoice } from '../../src/domain/invoice/defaults.ts'
import { settings, sheet, today } from '../domain/invoice/upload/support.ts'

const seller = { vietnam_name: 'Công ty Mẫu', tax_id: '0101234567', address: 'Hà Nội', phone_number: '', email: '' }
const company = {
  today,
  blank: newInvoice({ seller, today, form: '1', symbol: 'C26TAA', newest: '' }),
  formOf: () => '1',
}
const headings = ['Số đơn hàng', 'Tên hàng', 'Số lượng', 'Đơn giá', 'Thuế suất']
const row = (order: string, price = '1000', rate = '8%') => [order, 'Bút', '2', price, rate]

const sheetOf = async (...rows: readonly (readonly string[])[]) => {
  const made = createInvoiceSheet(settings, company)
  const all = sheet(headings, ...rows)
  const found = findLayout(all)
  if (found === null) throw new Error('no headings')
  made.begin(found)
  made.append(all.slice(1).map((one) => readRow(one, found.columns)))
  await made.finish(new AbortController().signal)
  return made
}

it('counts rows, shows those of wrong invoices, and leaves an invoice out as a whole', async () => {
  const made = await sheetOf(row('A1'), row('A2', '1000', 'tám'), row('A1'), row('A2'))
  expect(made.counts()).toEqual({ rows: 4, valid: 2, faulty: 1, leftOut: 0 })
  expect(made.shown('errors').map((one) => one.row.number)).toEqual([3, 5])
  made.leaveOut([1], true)
  expect(made.counts()).toEqual({ rows: 2, valid: 2, faulty: 0, leftOut: 2 })
})

it('reads typed numbers by what others of the file show, and asks where none does', async () => {
  const said = await sheetOf(row('A1', '1.250'), row('A2', '1.250.000,5'))
  expect([said.asksSeparators(), said.settings().separators, said.counts().faulty]).toEqual([false, 'vi', 0])
  const open = await sheetOf(row('A1', '1.250'))
  expect([open.asksSeparators(), open.counts().faulty]).toEqual([true, 1])
  open.change({ ...open.settings(), separators: 'vi' })
  expect(open.entries()[0]?.values.lines[0]?.price).toBe('1250')
  expect(open.counts().faulty).toBe(0)
})

it('gives an invoice the same id whenever the same file says the same, in the order of the file', async () => {
  const idsOf = async (...rows: readonly (readonly string[])[]) => {
    const made = await sheetOf(...rows)
    return Promise.all(
      made.entries().map(async ({ values, rows: own }) => (await withUploadId(values, own[0]?.number ?? 0)).sid),
    )
  }
  const first = await idsOf(row('A1'), row('A2'), row(''))
  expect(await idsOf(row('A1'), row('A2'), row(''))).toEqual(first)
  expect(first).toEqual(first.toSorted())
  const corrected = await idsOf(row('A1'), row('A2', '2000'), row(''))
  expect([corrected[0] === first[0], corrected[1] === first[1]]).toEqual([true, false])
  for (const id of first) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/)
})
