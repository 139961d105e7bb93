import { amountOf, decimal, sum } from '../../../../domain/amounts/decimal.ts'
import { documentAmounts, type DocumentAmounts } from '../../../../domain/amounts/document.ts'
import type { GivenLine } from '../../../../domain/amounts/line.ts'
import { readTaxRate } from '../../../../domain/amounts/taxRate.ts'
import type { Amount } from '../../../../domain/money.ts'
import type { InvoiceLayout } from './layouts.ts'

/** One line of an invoice in đồng. */
export interface InvoiceLine extends GivenLine {
  readonly description: string
  readonly unit: string
}

/** What sample lines come to, counted as those of an invoice are (docs/decisions/0461). */
export const amountsOf = ({ vat }: InvoiceLayout, lines: readonly InvoiceLine[]): DocumentAmounts => {
  const prices = vat === 'none' ? 'untaxed' : 'net'
  const nothing = { fees: [], untaxedReduction: '', otherReduction: '' }
  const amounts = documentAmounts({ currency: 'VND', prices, lines, ...nothing })
  if (!amounts.ok) throw new Error('sample lines that cannot be counted')
  return amounts.value
}

interface Taxed {
  readonly net: Amount
  readonly tax: Amount
}

export const grossOf = ({ net, tax }: Taxed): Amount => amountOf(sum([decimal(net), decimal(tax)]))

/** Whether tax is computed at a rate. */
export const isTaxed = (rate: string): boolean => (readTaxRate(rate)?.percent ?? null) !== null
