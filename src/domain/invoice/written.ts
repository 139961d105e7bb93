import type { RateSum } from '../amounts/totals.ts'
import type { WrittenNumber } from '../documents/kind.ts'
import { recordOf } from '../form/table.ts'
import { invoiceAmounts, otherReductionsOf, type InvoiceAmounts } from './amounts.ts'
import { invoiceTexts, type InvoiceFee, type InvoiceValues } from './content.ts'
import type { InvoiceText } from './fields.ts'
import { hasRates, invoiceForms, isInvoiceForm } from './forms.ts'
import { lineTexts, type InvoiceLine, type LineText } from './lines.ts'
import { reductionNote } from './reduction.ts'
import { personOf, saidOf, wordsOf } from './said.ts'

export interface SpecialRow {
  readonly kind: string
  readonly name: string
  readonly value: string
}

/** What products add to a line beside the elements of the format: its VAT (invoice_xml, line_ttkhac_names_seen). */
export interface ExtraRow {
  readonly name: string
  readonly type: string
  readonly value: string
}

export type WrittenLine = { readonly [Text in LineText]: string } & {
  readonly ordinal: string
  readonly special: readonly SpecialRow[]
  readonly extras: readonly ExtraRow[]
}

export type WrittenInvoice = { readonly [Text in InvoiceText]: string } & WrittenNumber & {
    readonly title: string
    /** Of the list of the invoices that this one corrects at once: its own. */
    readonly correction_list_date: string
    readonly lines: readonly WrittenLine[]
    readonly rates: readonly RateSum[]
    readonly fees: readonly InvoiceFee[]
    /** Totals: empty where the form has none of them, or they come to nothing. */
    readonly net: string
    readonly tax: string
    readonly discount: string
    readonly reductions: string
    readonly total: string
    readonly in_words: string
  }

const nonZero = (amount: string): string => (amount === '0' ? '' : amount)

const specialRows = (line: InvoiceLine): readonly SpecialRow[] =>
  line.special.filter(({ value }) => value !== '').map(({ name, value }) => ({ kind: line.special_kind, name, value }))

const writtenLine = (line: InvoiceLine, index: number, amounts: InvoiceAmounts, withRates: boolean): WrittenLine => {
  const counted = amounts.lines[index] ?? { price: null, discount: '0', net: '0', tax: '0' }
  const { discount, net, tax } = counted
  const { nature, price, discountRate, rate } = saidOf(line, counted, withRates)
  const hasTax = withRates && (nature === 'goods' || nature === 'special' || nature === 'discount')
  return {
    ...recordOf(lineTexts, (name) => line[name]),
    ordinal: String(index + 1),
    price,
    discount_rate: discountRate,
    discount_amt: nonZero(discount),
    amount: nature === 'note' ? '' : net,
    vat_rate: rate,
    special: nature === 'special' ? specialRows(line) : [],
    extras: hasTax ? [{ name: 'VATAmount', type: 'numeric', value: tax }] : [],
  }
}

/** The line that says how much was taken off a sales invoice by law, which counts for nothing itself. */
const noteLine = (text: string, ordinal: number): WrittenLine => ({
  ...recordOf(lineTexts, () => ''),
  nature: '4',
  item_name: text,
  ordinal: String(ordinal),
  special: [],
  extras: [],
})

const totalsOf = (values: InvoiceValues, amounts: InvoiceAmounts) => {
  const withRates = hasRates(values.form_no)
  const reduced = amounts.branchReduction !== '0'
  return {
    net: withRates || reduced ? amounts.net : '',
    tax: withRates ? amounts.tax : '',
    discount: nonZero(amounts.discount),
    reductions: nonZero(otherReductionsOf(values, amounts)),
    total: amounts.total,
    in_words: wordsOf(amounts.total, values.curr_cd),
  }
}

/** An invoice as its layout takes it; of values that keep all rules, since their amounts have to be countable. */
export const writtenInvoice = (values: InvoiceValues): Omit<WrittenInvoice, 'number'> => {
  const counted = invoiceAmounts(values)
  if (!counted.ok) throw new RangeError('an invoice is written whose amounts cannot be counted')
  const amounts = counted.value
  const withRates = hasRates(values.form_no)
  const lines = values.lines.map((line, index) => writtenLine(line, index, amounts, withRates))
  const note = amounts.branchReduction === '0' ? null : reductionNote(amounts.branchReduction)
  return {
    ...recordOf(invoiceTexts, (name) => values[name]),
    buyer_name: personOf(values),
    title: isInvoiceForm(values.form_no) ? invoiceForms[values.form_no].name : '',
    correction_list_date: values.inv_date,
    lines: note === null ? lines : [...lines, noteLine(note, lines.length + 1)],
    rates: withRates ? amounts.rates : [],
    fees: values.fees,
    ...totalsOf(values, amounts),
  }
}
