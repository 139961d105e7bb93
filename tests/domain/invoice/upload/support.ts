import { newInvoice } from '../../../../src/domain/invoice/defaults.ts'
import { groupRows } from '../../../../src/domain/invoice/upload/group.ts'
import { findLayout, isLabelRow } from '../../../../src/domain/invoice/upload/headings.ts'
import { uploadedInvoice, type UploadedInvoice } from '../../../../src/domain/invoice/upload/invoice.ts'
import { readRow } from '../../../../src/domain/invoice/upload/readRow.ts'
import type { UploadSettings } from '../../../../src/domain/invoice/upload/settings.ts'
import type { Cell, SheetRow } from '../../../../src/domain/spreadsheet.ts'

const seller = {
  vietnam_name: 'Công ty Mẫu',
  tax_id: '0101234567',
  address: 'Hà Nội',
  phone_number: '',
  email: 'ban@example.vn',
}

export const today = '2026-11-20'

export const settings: UploadSettings = {
  purpose: 'draft',
  day: today,
  symbol: 'C26TAA',
  shop: '',
  prices: 'net',
  separators: '',
  mailsBuyers: true,
}

const asCell = (value: Cell | string): Cell => {
  if (typeof value !== 'string') return value
  return value === '' ? null : { kind: 'text', text: value }
}

/** A sheet of texts, or of cells where those are given. */
export const sheet = (...rows: readonly (readonly (Cell | string)[])[]): readonly SheetRow[] =>
  rows.map((cells, place) => ({ number: place + 1, cells: cells.map(asCell) }))

/** The invoices that a sheet becomes. */
export const invoicesIn = (
  rows: readonly SheetRow[],
  changes: Partial<UploadSettings> = {},
): readonly UploadedInvoice[] => {
  const found = findLayout(rows)
  if (found === null) throw new Error('no headings')
  const { layout, columns } = found
  const below = rows.filter(({ number }) => number > found.row)
  const data = below.filter((row, place) => place > 0 || !isLabelRow(row, found))
  const blank = newInvoice({ seller, today, form: '1', symbol: 'C26TAA', newest: '' })
  const terms = {
    settings: { ...settings, ...changes },
    layout,
    hasKeys: columns.order_no !== undefined,
    today,
    blank,
    formOf: (symbol: string) => ({ C26TAA: '1', C26TBB: '2' })[symbol] ?? '',
  }
  return groupRows(data.map((row) => readRow(row, columns))).map((group) => uploadedInvoice(group, terms))
}

export const problemsIn = (...given: Parameters<typeof invoicesIn>): readonly string[] =>
  invoicesIn(...given).flatMap(({ problems }) =>
    problems.map(({ row, field, message }) => `${row} ${field} ${message}`),
  )
