import {
  invoiceAmounts,
  pricesOf,
  type CountedValues,
  type InvoiceAmounts,
} from '../../../../domain/invoice/amounts.ts'
import { decimal, amountOf, sum } from '../../../../domain/amounts/decimal.ts'
import { saidLines, type GridLine } from './gridLine.ts'
import { countedLine, givenOf, rememberingCount, shownAmounts, type LineTerms } from './lineAmounts.ts'

/** What of an invoice its amounts depend on, beside its lines. */
export type AmountTerms = Omit<CountedValues, 'lines'>

export const lineTermsOf = ({
  form_no,
  price_kind,
  curr_cd,
}: Pick<AmountTerms, 'form_no' | 'price_kind' | 'curr_cd'>): LineTerms => ({
  prices: pricesOf({ form_no, price_kind }),
  currency: curr_cd,
})

/** Amounts while lines are typed. */
export interface LiveAmounts {
  /** Of the lines that can be counted; null where fees or reductions cannot be. */
  readonly amounts: InvoiceAmounts | null
  /** How many cannot be counted yet, and are left out. */
  readonly leftOut: number
  /** By how much the taxes of the lines, each rounded by itself, come to another sum; `0` where they do not. */
  readonly difference: string
}

/** What the lines come to now: those that cannot be counted yet are left out, and said to be. */
export const liveAmounts = (rows: readonly GridLine[], terms: AmountTerms): LiveAmounts => {
  const lineTerms = lineTermsOf(terms)
  const said = saidLines(rows)
  const countable = said.filter((line) => countedLine(line, lineTerms).ok)
  const counted = invoiceAmounts({ ...terms, lines: [...countable] }, { given: givenOf, count: rememberingCount })
  if (!counted.ok) return { amounts: null, leftOut: said.length - countable.length, difference: '0' }
  const taxes = countable.flatMap((line) => {
    const amounts = shownAmounts(countedLine(line, lineTerms), lineTerms)
    if (amounts === null) return []
    return [line.nature === '3' ? decimal(amounts.tax).neg() : decimal(amounts.tax)]
  })
  return {
    amounts: counted.value,
    leftOut: said.length - countable.length,
    difference: amountOf(sum(taxes).minus(decimal(counted.value.tax))),
  }
}
