import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { InvoiceWithLines } from '../../../api/contract/invoiceLines.ts'
import { isDay } from '../../../domain/dates.ts'
import { isAmount } from '../../../domain/money.ts'
import type { Cell } from '../../../domain/spreadsheet.ts'
import type { SheetShape } from '../../../spreadsheets/writing/frame.ts'
import { statusLabelOf } from '../InvoiceStatusBadge.tsx'
import { wholeSymbol } from '../kind/invoiceName.ts'

type Line = InvoiceWithLines['lines'][number]

/** Digits that a spreadsheet's numbers keep: an amount with more stays a text. */
const exactDigits = 15

const text = (value: string): Cell => (value === '' ? null : { kind: 'text', text: value })
const number = (value: string): Cell =>
  isAmount(value) && value.replace(/[-.]/g, '').length <= exactDigits ? { kind: 'number', text: value } : text(value)
const day = (value: string): Cell => (isDay(value) ? { kind: 'date', text: value } : text(value))

interface Column {
  readonly heading: MessageDescriptor
  readonly width: number
  readonly cell: (invoice: InvoiceWithLines, line: Line, i18n: I18n) => Cell
}

/** Columns of the detailed list of invoices (facts of the sales areas §7). */
const columns: readonly Column[] = [
  { heading: msg({ message: 'Symbol', context: 'Of a document' }), width: 11, cell: (one) => text(wholeSymbol(one)) },
  { heading: msg({ message: 'Number', context: 'Of a document' }), width: 10, cell: (one) => text(one.inv_no) },
  { heading: msg`Date`, width: 12, cell: (one) => day(one.inv_date) },
  { heading: msg`Status`, width: 18, cell: (one, _line, i18n) => text(i18n._(statusLabelOf(one))) },
  { heading: msg`Customer code`, width: 16, cell: (one) => text(one.customer_code) },
  { heading: msg`Tax code`, width: 16, cell: (one) => text(one.tax_code) },
  { heading: msg`Buyer's company name`, width: 36, cell: (one) => text(one.company_name) },
  { heading: msg`Buyer's full name`, width: 24, cell: (one) => text(one.buyer_name) },
  { heading: msg`Buyer's address`, width: 40, cell: (one) => text(one.address) },
  { heading: msg`Payment method`, width: 14, cell: (one) => text(one.payment_method) },
  { heading: msg`Currency`, width: 9, cell: (one) => text(one.curr_cd) },
  { heading: msg`Exchange rate`, width: 12, cell: (one) => number(one.ex_rate) },
  { heading: msg`Order number`, width: 16, cell: (one) => text(one.order_no) },
  { heading: msg`Item code`, width: 14, cell: (_one, line) => text(line.item_code) },
  { heading: msg`Goods or service`, width: 40, cell: (_one, line) => text(line.item_name) },
  { heading: msg`Unit`, width: 10, cell: (_one, line) => text(line.unit) },
  { heading: msg`Quantity`, width: 12, cell: (_one, line) => number(line.quantity) },
  { heading: msg`Unit price`, width: 16, cell: (_one, line) => number(line.price) },
  { heading: msg`Discount %`, width: 11, cell: (_one, line) => number(line.discount_rate) },
  { heading: msg`Discount`, width: 14, cell: (_one, line) => number(line.discount_amt) },
  { heading: msg`Before VAT`, width: 18, cell: (_one, line) => number(line.net_amt) },
  { heading: msg`VAT rate`, width: 10, cell: (_one, line) => text(line.vat_rate) },
  { heading: msg`VAT`, width: 16, cell: (_one, line) => number(line.tax_amt) },
  { heading: msg`Total`, width: 18, cell: (_one, line) => number(line.total_amt) },
  { heading: msg`Internal remark`, width: 30, cell: (one) => text(one.remark) },
  { heading: msg`Made by`, width: 20, cell: (one) => text(one.made_by_nm) },
  { heading: msg`Tax authority's code`, width: 38, cell: (one) => text(one.tax_auth_cd) },
  { heading: msg`Reference`, width: 20, cell: (one) => text(one.refid) },
]

export const linesSheet = (i18n: I18n): SheetShape => ({
  name: i18n._(msg({ message: 'Lines of e-invoices', comment: 'Name of a sheet, at most 31 letters' })),
  columns: columns.map(({ heading, width }) => ({ heading: i18n._(heading), width })),
})

/** One row for each line: texts stay texts whatever they begin with, amounts are numbers where a spreadsheet keeps them exactly. */
export const lineRows = (invoice: InvoiceWithLines, i18n: I18n): readonly (readonly Cell[])[] =>
  invoice.lines.map((line) => columns.map(({ cell }) => cell(invoice, line, i18n)))
