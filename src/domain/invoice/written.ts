import { decimal, amountOf } from '../amounts/decimal.ts'
import { readTaxRate } from '../amounts/taxRate.ts'
import type { RateSum } from '../amounts/totals.ts'
import type { WrittenNumber } from '../documents/kind.ts'
import { recordOf } from '../form/table.ts'
import { isInWords, moneyInWords } from '../inWords/moneyInWords.ts'
import { invoiceAmounts, type InvoiceAmounts } from './amounts.ts'
import { invoiceTexts, type InvoiceFee, type InvoiceValues } from './content.ts'
import type { InvoiceText } from './fields.ts'
import { hasRates, invoiceForms, isInvoiceForm } from './forms.ts'
import { lineTexts, natureOf, type InvoiceLine, type LineText } from './lines.ts'
import { reductionNote } from './reduction.ts'

/** What an invoice says of a buyer who gives no data (law of 2026 §3). */
export const consumer = 'Bán cho người tiêu dùng'

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

/** As the sum of the rate has it: `KHAC:05.26%`, however it was given. */
const writtenRate = (rate: string): string => readTaxRate(rate)?.text ?? ''

const writtenLine = (line: InvoiceLine, index: number, amounts: InvoiceAmounts, withRates: boolean): WrittenLine => {
  const { price, discount, net, tax } = amounts.lines[index] ?? { price: null, discount: '0', net: '0', tax: '0' }
  const nature = natureOf(line.nature)
  const isNote = nature === 'note'
  const hasTax = withRates && (nature === 'goods' || nature === 'special' || nature === 'discount')
  return {
    ...recordOf(lineTexts, (name) => line[name]),
    ordinal: String(index + 1),
    price: price ?? line.price,
    discount_amt: nonZero(discount),
    amount: isNote ? '' : net,
    vat_rate: withRates && !isNote ? writtenRate(line.vat_rate) : '',
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
  const other = values.other_reduction === '' ? '0' : values.other_reduction
  return {
    net: withRates || reduced ? amounts.net : '',
    tax: withRates ? amounts.tax : '',
    discount: nonZero(amounts.discount),
    reductions: nonZero(amountOf(decimal(other).plus(decimal(amounts.branchReduction)))),
    total: amounts.total,
    in_words: isInWords(values.curr_cd) ? moneyInWords(amounts.total, values.curr_cd) : '',
  }
}

const buyerOf = ({ company_name, buyer_name }: InvoiceValues): string =>
  company_name === '' && buyer_name === '' ? consumer : buyer_name

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
    buyer_name: buyerOf(values),
    title: isInvoiceForm(values.form_no) ? invoiceForms[values.form_no].name : '',
    lines: note === null ? lines : [...lines, noteLine(note, lines.length + 1)],
    rates: withRates ? amounts.rates : [],
    fees: values.fees,
    ...totalsOf(values, amounts),
  }
}
