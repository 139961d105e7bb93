import { amountOf, decimal } from '../../amounts/decimal.ts'
import type { Amount } from '../../money.ts'
import type { InvoiceValues } from '../content.ts'
import { countableIn } from '../corrections/countable.ts'
import { natureOf, type InvoiceLine } from '../lines.ts'
import { listedLines, type ListedLine } from '../listedLines.ts'
import type { ListedGoods, ListRow } from './listRow.ts'

/** A side of a row without goods. */
export const noGoods: ListedGoods = { item_name: '', quantity: '', price: '', net: '', rate: '', tax: '', total: '' }

/** A line with what the list says of it. */
export interface LineGoods {
  readonly line: InvoiceLine
  readonly goods: ListedGoods
}

const goodsOf = ({ item_name, quantity, price, net_amt, vat_rate, tax_amt, total_amt }: ListedLine): ListedGoods => ({
  item_name,
  quantity,
  price,
  net: net_amt,
  rate: vat_rate,
  tax: tax_amt,
  total: total_amt,
})

/** Fees and reductions are no goods, and no part of the list. */
const linesAlone = { fees: [], untaxed_reduction: '', other_reduction: '', reduced_percent: '' } as const

/**
 * The goods of an invoice, line by line, without notes. The tax of a rate is that of its sum: lines have their parts of it, so that they come
 * to the tax of the invoice. A line that cannot be counted has no amounts, and none of others is lost by it.
 */
export const lineGoods = (values: InvoiceValues): readonly LineGoods[] => {
  const isCountable = countableIn(values)
  // A note is called as it is and counts nothing.
  const counting = values.lines.map((line) => (isCountable(line) ? line : { ...line, nature: '4' }))
  const listed = listedLines({ ...values, ...linesAlone, fees: [], lines: counting })
  return values.lines.flatMap((line, index) => {
    const one = listed[index]
    return one === undefined || natureOf(line.nature) === 'note' ? [] : [{ line, goods: goodsOf(one) }]
  })
}

const valueOf = (amount: Amount) => decimal(amount === '' ? '0' : amount)
const plus = (one: Amount, other: Amount): Amount => amountOf(valueOf(one).plus(valueOf(other)))
const minus = (one: Amount, other: Amount): Amount => amountOf(valueOf(one).minus(valueOf(other)))

type Sums = ListRow['difference']

/** What goods come to. */
export const sumsOf = ({ net, tax, total }: ListedGoods): Sums => ({
  net: amountOf(valueOf(net)),
  tax: amountOf(valueOf(tax)),
  total: amountOf(valueOf(total)),
})

/** By how much goods differ from those before; of a side without goods by all of the other one. */
export const sumsBetween = (before: ListedGoods, after: ListedGoods): Sums => ({
  net: minus(after.net, before.net),
  tax: minus(after.tax, before.tax),
  total: minus(after.total, before.total),
})

/** The amounts of goods with what was added to them; forms without rates have no tax. */
export const amountsPlus = (before: ListedGoods, more: ListedGoods): Pick<ListedGoods, 'net' | 'tax' | 'total'> => ({
  net: plus(before.net, more.net),
  tax: before.tax === '' && more.tax === '' ? '' : plus(before.tax, more.tax),
  total: plus(before.total, more.total),
})
