import { placesOf } from '../../amounts/document.ts'
import type { LineRules } from '../../amounts/line.ts'
import { invoiceAmounts } from '../amounts.ts'
import type { InvoiceContent, InvoiceValues } from '../content.ts'
import { invoiceLeft, joined, placeOf } from '../corrections/linesLeft.ts'
import { isAdjusting, isOfSeveral } from '../features.ts'
import { hasRates } from '../forms.ts'
import type { InvoiceLine } from '../lines.ts'
import { amountsPlus, lineGoods, noGoods, sumsBetween, sumsOf, type LineGoods } from './goods.ts'
import type { ListedGoods, ListRow, OriginalBefore } from './listRow.ts'
import { ordinalOf } from './part.ts'

type Sides = Pick<ListRow, 'before' | 'after' | 'difference'>

const rulesOf = ({ curr_cd, form_no }: InvoiceValues): LineRules => ({
  places: placesOf(curr_cd),
  hasRates: hasRates(form_no),
})

/** What stays of a line of which all was taken back: it may be added to again. */
const emptied = (line: InvoiceLine): InvoiceLine =>
  line.quantity === '' || line.price === ''
    ? { ...line, quantity: '', price: '', discount_rate: '', discount_amt: '', amount: '0' }
    : { ...line, quantity: '0', discount_amt: '', amount: '' }

/** Quantity and price as they are after something was added; none where another way of giving prices says what was added. */
const numbersAfter = (left: InvoiceValues, before: ListedGoods, line: InvoiceLine | null, isSameKind: boolean) => {
  if (!isSameKind) return { quantity: '', price: '' }
  if (line === null) return { quantity: before.quantity === '' ? '' : '0', price: before.price }
  const [goods = noGoods] = lineGoods({ ...left, lines: [line] }).map((each) => each.goods)
  return { quantity: goods.quantity, price: goods.price }
}

/** Each line that holds a difference, beside the goods that it is about as lines before it have left them. */
const adjustedSides = (
  left: InvoiceValues,
  correction: InvoiceContent,
  differences: readonly LineGoods[],
): readonly Sides[] => {
  const now = [...lineGoods(left)]
  const first = now.map(({ line }) => line)
  const rules = rulesOf(left)
  const isSameKind = left.price_kind === correction.price_kind
  return differences.map(({ line: more, goods: added }) => {
    const difference = sumsOf(added)
    const place = placeOf(first, more)
    const was = now[place]
    if (was === undefined) return { before: noGoods, after: added, difference }
    const line = joined(was.line, more, rules)
    const numbers = numbersAfter(left, was.goods, line, isSameKind)
    const after = { ...was.goods, ...numbers, ...amountsPlus(was.goods, added) }
    now[place] = { line: line ?? emptied(was.line), goods: after }
    return { before: was.goods, after, difference }
  })
}

/** The goods of an invoice beside those that stand in their place, and what stands there beside. */
const replacedSides = (left: InvoiceValues, said: readonly LineGoods[]): readonly Sides[] => {
  const open = [...said]
  const rows = lineGoods(left).map(({ line, goods: before }) => {
    const place = placeOf(
      open.map((each) => each.line),
      line,
    )
    const after = (place === -1 ? undefined : open.splice(place, 1)[0])?.goods ?? noGoods
    return { before, after, difference: sumsBetween(before, after) }
  })
  return [...rows, ...open.map(({ goods }) => ({ before: noGoods, after: goods, difference: sumsOf(goods) }))]
}

/** Names a corrected invoice of whose goods nothing is said. */
const namedAlone: Sides = { before: noGoods, after: noGoods, difference: sumsOf(noGoods) }

/**
 * Rows of list 01/BK-ĐCTT (decision 0529): the goods of each corrected invoice before and after, with amounts in the currency of the
 * correction. Differences of one that adjusts come to its own net, tax and total; of one that replaces what is after does. None where it
 * corrects not several, or cannot be counted yet. Throws a RangeError where `originals` are not as many as are corrected.
 * @param originals in the order of `content.corrected`
 */
export const listRows = (content: InvoiceContent, originals: readonly OriginalBefore[]): readonly ListRow[] => {
  if (!isOfSeveral(content) || !invoiceAmounts(content).ok) return []
  if (originals.length !== content.corrected.length)
    throw new RangeError('a list is made of other invoices than are corrected')
  const said = Map.groupBy(lineGoods(content), ({ line }) => line.about)
  return originals.flatMap(({ original, adjustments }, place) => {
    const left = invoiceLeft(original, adjustments)
    const about = said.get(ordinalOf(place)) ?? []
    const sides = isAdjusting(content) ? adjustedSides(left, content, about) : replacedSides(left, about)
    const { form_no_ref = '', serial_no_ref = '', inv_no_ref = '' } = content.corrected[place] ?? {}
    return (sides.length === 0 ? [namedAlone] : sides).map((row) => ({
      form_no: form_no_ref,
      serial_no: serial_no_ref,
      inv_no: inv_no_ref,
      ...row,
    }))
  })
}
