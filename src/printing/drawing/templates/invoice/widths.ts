import type { PrintedInvoice, PrintedLine } from '../../../../domain/templates/invoice/printedInvoice.ts'
import type { ColumnKey } from '../../../../domain/templates/invoice/layouts.ts'
import { lineWidth, textWidth } from '../page.ts'

/** Points on each side of a cell's text. */
export const cellPadding = 3

/** Parts of its size that a letter of Tinos takes: digits are all alike. */
const letterWidth = (letter: string): number => {
  if (letter === '.' || letter === ',') return 0.25
  if (letter === '%') return 0.84
  return /\d/.test(letter) ? 0.5 : 0.6
}

const partsOf = (text: string): number => [...text].reduce((sum, letter) => sum + letterWidth(letter), 0)

/** Points that a number takes on one line. */
export const numberWidth = (text: string, fontSize: number): number => partsOf(text) * fontSize

/** Points beside the padding that columns have at least; the description takes what is left. */
const leastWidths: Readonly<Record<Exclude<ColumnKey, 'description'>, number>> = {
  ordinal: 21,
  unit: 32,
  quantity: 41,
  price: 52,
  discountRate: 31,
  discount: 48,
  rate: 38,
  net: 60,
  tax: 52,
  gross: 60,
}
/** Of the amount where it has more room. */
const netWidth = 72
const manyColumns = 9

/** Points of the description that is still read with ease, and of one beside numbers of twenty digits. */
const easyDescription = 92
const leastDescription = 60

/** Points of the letters of lines: the largest at which no number is broken. */
const sizes = [9, 8, 7, 6.5, 6] as const
const smallest = 6

const numbers: ReadonlySet<ColumnKey> = new Set([
  'ordinal',
  'quantity',
  'price',
  'discountRate',
  'discount',
  'rate',
  'net',
  'tax',
  'gross',
])

interface ColumnNeed {
  readonly key: ColumnKey
  /** Points. */
  readonly least: number
  /** Parts of its size that the widest number takes. */
  readonly parts: number
}

const needsOf = ({ columns, lines }: PrintedInvoice): ColumnNeed[] =>
  columns.map(({ key }, index) => {
    if (key === 'description') return { key, least: 0, parts: 0 }
    const least = key === 'net' && columns.length < manyColumns ? netWidth : leastWidths[key]
    const widest = (most: number, { cells, carried }: PrintedLine): number =>
      Math.max(most, partsOf(cells[index] ?? ''), partsOf(carried[index] ?? ''))
    return { key, least, parts: numbers.has(key) ? lines.reduce(widest, 0) : 0 }
  })

const widthOf = ({ least, parts }: ColumnNeed, fontSize: number): number =>
  Math.max(least, Math.ceil(parts * fontSize) + (parts === 0 ? 0 : 1))

/** Points of the letters of captions: in a narrow column they break into fewer lines. */
const headSizes = { few: 9, many: 8.4 } as const

export interface TableWidths {
  readonly fontSize: number
  readonly headSize: number
  /** In the order of the columns. */
  readonly widths: readonly number[]
}

/** Columns as wide as their numbers, in letters as large as that allows. */
export const tableWidths = (invoice: PrintedInvoice): TableWidths => {
  const count = invoice.columns.length
  const room = textWidth - count * 2 * cellPadding - (count + 1) * lineWidth
  const needs = needsOf(invoice)
  const takenAt = (size: number): number => needs.reduce((sum, need) => sum + widthOf(need, size), 0)
  const fontSize = sizes.find((size) => room - takenAt(size) >= easyDescription) ?? smallest
  const taken = takenAt(fontSize)
  // Where even the smallest letters do not fit, numbers break.
  const share = Math.min(1, (room - leastDescription) / taken)
  return {
    fontSize,
    headSize: count < manyColumns ? headSizes.few : headSizes.many,
    widths: needs.map((need) => (need.key === 'description' ? room - taken * share : widthOf(need, fontSize) * share)),
  }
}
