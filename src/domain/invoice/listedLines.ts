import { amountOf, decimal } from '../amounts/decimal.ts'
import type { LineAmounts } from '../amounts/totals.ts'
import { invoiceAmounts } from './amounts.ts'
import type { InvoiceValues } from './content.ts'
import { hasRates } from './forms.ts'
import { natureOf, type InvoiceLine } from './lines.ts'
import { saidOf } from './said.ts'

/** A line in a list of lines of many invoices. What a trade discount takes off is below 0, so that columns add up. */
export interface ListedLine {
  readonly nature: string
  readonly item_code: string
  readonly item_name: string
  readonly unit: string
  readonly quantity: string
  readonly price: string
  readonly discount_rate: string
  readonly discount_amt: string
  readonly net_amt: string
  readonly vat_rate: string
  readonly tax_amt: string
  readonly total_amt: string
}

const signed = (amount: string, isTakenOff: boolean): string =>
  isTakenOff ? amountOf(decimal('0').minus(decimal(amount))) : amount

const listedLine = (line: InvoiceLine, counted: LineAmounts | null, withRates: boolean): ListedLine => {
  const { item_code, item_name, unit, quantity } = line
  const { price, discountRate, rate } = saidOf(line, counted, withRates)
  const said = { nature: line.nature, item_code, item_name, unit, quantity, price, discount_rate: discountRate }
  if (counted === null || natureOf(line.nature) === 'note')
    return { ...said, discount_amt: '', net_amt: '', vat_rate: rate, tax_amt: '', total_amt: '' }
  const isTakenOff = natureOf(line.nature) === 'discount'
  const total = amountOf(decimal(counted.net).plus(decimal(counted.tax)))
  return {
    ...said,
    discount_amt: counted.discount,
    net_amt: signed(counted.net, isTakenOff),
    vat_rate: rate,
    tax_amt: withRates ? signed(counted.tax, isTakenOff) : '',
    total_amt: signed(total, isTakenOff),
  }
}

/** The lines of an invoice with what they come to; empty where a draft cannot be counted. */
export const listedLines = (values: InvoiceValues): readonly ListedLine[] => {
  const counted = invoiceAmounts(values)
  const amounts = counted.ok ? counted.value.lines : []
  return values.lines.map((line, index) => listedLine(line, amounts[index] ?? null, hasRates(values.form_no)))
}
