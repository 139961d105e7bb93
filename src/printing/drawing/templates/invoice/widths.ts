import type { PrintedColumn, PrintedInvoice } from '../../../../domain/templates/invoice/printedInvoice.ts'
import type { ColumnKey } from '../../../../domain/templates/invoice/layouts.ts'
import { lineWidth, textWidth } from '../page.ts'

/** Points on each side of a cell's text. */
export const cellPadding = 3

/** Parts of its size that a letter of Tinos takes: digits are all alike. */
const letterWidth = (letter: string): number => {
  if (letter === '.' || letter === ',') return 0.25
  return /\d/.test(letter) ? 0.5 : 0.6
}

/** Points that a number takes on one line. */
export const numberWidth = (text: string, fontSize: number): number =>
  [...text].reduce((sum, letter) => sum + letterWidth(letter), 0) * fontSize

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

/** Points of each column but the description. */
const neededWidths = ({ columns, lines }: PrintedInvoice, fontSize: number): Map<ColumnKey, number> => {
  const widthOf = ({ key }: PrintedColumn, index: number): number => {
    if (key === 'description') return 0
    const least = key === 'net' && columns.length < manyColumns ? netWidth : leastWidths[key]
    if (!numbers.has(key)) return least
    const texts = lines.flatMap(({ cells, carried }) => [cells[index] ?? '', carried[index] ?? ''])
    // A sum of the lines is set bold.
    const widest = texts.reduce((most, text) => Math.max(most, numberWidth(text, fontSize)), 0)
    return Math.max(least, Math.ceil(widest) + 1)
  }
  return new Map(columns.map((column, index) => [column.key, widthOf(column, index)]))
}

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
  const fitted = sizes
    .map((fontSize) => {
      const needed = neededWidths(invoice, fontSize)
      const taken = [...needed.values()].reduce((sum, width) => sum + width, 0)
      return { fontSize, needed, taken }
    })
    .find(({ taken, fontSize }) => room - taken >= easyDescription || fontSize === smallest)
  if (fitted === undefined) throw new RangeError('no size of letters')
  const { fontSize, needed, taken } = fitted
  // Where even the smallest letters do not fit, numbers break.
  const share = Math.min(1, (room - leastDescription) / taken)
  const widths = invoice.columns.map(({ key }) => (needed.get(key) ?? 0) * share)
  const description = room - taken * share
  return {
    fontSize,
    headSize: count < manyColumns ? headSizes.few : headSizes.many,
    widths: widths.map((width, index) => (invoice.columns[index]?.key === 'description' ? description : width)),
  }
}
