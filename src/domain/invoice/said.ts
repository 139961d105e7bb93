import { readTaxRate } from '../amounts/taxRate.ts'
import type { LineAmounts } from '../amounts/totals.ts'
import { isInWords, moneyInWords } from '../inWords/moneyInWords.ts'
import type { Amount } from '../money.ts'
import type { InvoiceValues } from './content.ts'
import { natureOf, type InvoiceLine } from './lines.ts'

/** What an invoice says of a buyer who gives no data (law of 2026 §3). */
export const consumer = 'Bán cho người tiêu dùng'

/** The person who buys, by name where one is given. */
export const personOf = ({ company_name, buyer_name }: Pick<InvoiceValues, 'company_name' | 'buyer_name'>): string =>
  company_name === '' && buyer_name === '' ? consumer : buyer_name

/** As the sum of the rate has it: `KHAC:05.26%`, however it was given. */
const rateOf = (rate: string): string => readTaxRate(rate)?.text ?? rate

/** What an invoice says of a line in its XML and in print alike. @param counted null while it cannot be counted */
export const saidOf = (line: InvoiceLine, counted: LineAmounts | null, withRates: boolean) => {
  const nature = natureOf(line.nature)
  return {
    nature,
    price: counted?.price ?? line.price,
    // Of what is given away nothing is taken off.
    discountRate: nature === 'promotion' ? '' : line.discount_rate,
    rate: withRates && nature !== 'note' ? rateOf(line.vat_rate) : '',
  }
}

/** An amount in words; empty where the currency has no name in words. */
export const wordsOf = (total: Amount, currency: string): string =>
  isInWords(currency) ? moneyInWords(total, currency) : ''
