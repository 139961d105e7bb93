import type { Alignment, Content, CustomTableLayout, TableCell } from 'pdfmake/interfaces'
import type { Caption } from '../../../../domain/documents/caption.ts'
import type { ColumnKey } from '../../../../domain/templates/invoice/layouts.ts'
import type { PrintedColumn } from '../../../../domain/templates/invoice/printedInvoice.ts'
import { inTypefaces } from '../../typefaces.ts'
import { captionText, stackedCaption } from '../captions.ts'
import { colours, lineWidth } from '../page.ts'
import { ruled } from '../tables.ts'
import { placeMark } from './places.ts'
import type { ItemRow, ItemTable, Paragraph } from './rows.ts'
import { cellPadding } from './widths.ts'

const alignments: Partial<Record<ColumnKey, Alignment>> = {
  ordinal: 'center',
  description: 'left',
  unit: 'center',
  rate: 'center',
}

const alignmentOf = (key: ColumnKey): Alignment => alignments[key] ?? 'right'

type Cell = Exclude<TableCell, Record<PropertyKey, never>>

const numberCell = ({ number }: PrintedColumn): Cell => ({
  text: number,
  alignment: 'center',
  italics: true,
  fontSize: 8,
  color: colours.quiet,
})

const headCell = ({ caption }: PrintedColumn, fontSize: number): Cell => ({
  stack: stackedCaption(caption),
  fontSize,
  alignment: 'center',
  verticalAlignment: 'middle',
})

const headRows = 2
/** Points above the text of a line. */
export const rowPadding = 4

const paragraphContent = ({ text, isDetail }: Paragraph): Content => ({
  text: inTypefaces(text === '' ? ' ' : text),
  ...(isDetail && { italics: true, color: colours.quiet }),
})

const rowCells = (columns: readonly PrintedColumn[], { line, paragraphs, isContinued }: ItemRow): Cell[] =>
  columns.map(({ key }, index) => {
    if (key === 'description') return { stack: paragraphs.map(paragraphContent), alignment: 'left' }
    return { text: isContinued ? '' : inTypefaces(line.cells[index] ?? ''), alignment: alignmentOf(key) }
  })

const blankCells = (columns: readonly PrintedColumn[]): Cell[] => columns.map(() => ({ text: ' ' }))

/** What the lines before or up to a row come to, where a page ends or begins. */
const carriedCells = (caption: Caption, columns: readonly PrintedColumn[], row: ItemRow): Cell[] => {
  const { carried } = row.line
  const first = carried.findIndex((amount) => amount !== '')
  return columns.map((_column, index) => {
    if (index === 0) return { text: [...captionText(caption), ':'], colSpan: first, alignment: 'right', bold: true }
    return index < first ? { text: '' } : { text: carried[index] ?? '', alignment: 'right', bold: true }
  })
}

type Edge = 'head' | 'line' | 'continued' | 'carried'

/** Dots part the lines, whole lines the head, the foot and what is carried; nothing parts what follows of a line. */
const rulesFor = (edges: readonly Edge[]): CustomTableLayout => {
  const isHead = (row: number): boolean => edges[row] === 'head'
  const isDotted = (row: number): boolean =>
    edges[row - 1] !== 'head' && edges[row - 1] !== 'carried' && edges[row] === 'line'
  const widthAt = (row: number): number => {
    if (edges[row] === 'continued') return 0
    return isDotted(row) ? 0.3 : lineWidth
  }
  return {
    ...ruled,
    paddingLeft: () => cellPadding,
    paddingRight: () => cellPadding,
    paddingTop: (row) => (isHead(row) ? 2.5 : rowPadding),
    paddingBottom: (row) => (isHead(row) ? 2 : 3),
    hLineWidth: widthAt,
    hLineStyle: (row) => (isDotted(row) ? { dash: { length: 1, space: 2 } } : null),
  }
}

interface TableRow {
  readonly edge: Edge
  readonly cells: readonly Cell[]
}

const tableOf = ({ invoice: { columns }, widths, fontSize, headSize }: ItemTable, rows: readonly TableRow[]) => {
  const head: TableRow[] = [columns.map((column) => headCell(column, headSize)), columns.map(numberCell)].map(
    (cells) => ({ edge: 'head', cells }),
  )
  const all = [...head, ...rows]
  return {
    fontSize,
    table: {
      widths: [...widths],
      body: all.map(({ cells }) => [...cells]),
    },
    layout: rulesFor(all.map(({ edge }) => edge)),
  }
}

/** Rows of one page. */
interface PageOfRows {
  readonly rows: readonly ItemRow[]
  /** The row before the first, whose sum is carried in; null where there is none. */
  readonly before: ItemRow | null
  /** Whether more rows follow on the next page. */
  readonly isCarriedOut: boolean
  readonly blankRows: number
}

const lineRows = (columns: readonly PrintedColumn[], rows: readonly ItemRow[]): TableRow[] =>
  rows.map((row) => ({ edge: row.isContinued ? 'continued' : 'line', cells: rowCells(columns, row) }))

/** The lines of an invoice that stand on one page, below the head of the table, with what is carried from the page before and to the next. */
export const itemTable = (whole: ItemTable, { rows, before, isCarriedOut, blankRows }: PageOfRows): Content => {
  const { columns, carriedIn, carriedOut } = whole.invoice
  const last = rows.at(-1)
  const carried = (caption: Caption, row: ItemRow): TableRow => ({
    edge: 'carried',
    cells: carriedCells(caption, columns, row),
  })
  const { table, ...rest } = tableOf(whole, [
    ...(before === null ? [] : [carried(carriedIn, before)]),
    ...lineRows(columns, rows),
    ...Array.from({ length: blankRows }, (): TableRow => ({ edge: 'line', cells: blankCells(columns) })),
    ...(isCarriedOut && last !== undefined ? [carried(carriedOut, last)] : []),
  ])
  return {
    ...rest,
    table: { ...table, headerRows: headRows, keepWithHeaderRows: rows.length > 0 ? 1 : 0, dontBreakRows: true },
  }
}

/** In the last cell: the first one may stand for several. */
const marked = ({ edge, cells }: TableRow, index: number): TableRow => ({
  edge,
  cells: cells.map((cell, at) => (at === cells.length - 1 ? { stack: [placeMark(`row ${index}`), cell] } : cell)),
})

/** The same with a mark in each row, and rows of each kind at its end, to find out how high they are. */
export const markedTable = (whole: ItemTable): Content => {
  const { invoice, rows } = whole
  const { columns, carriedOut } = invoice
  const last = rows.at(-1)
  const blank: TableRow = { edge: 'line', cells: blankCells(columns) }
  const carried: TableRow =
    last === undefined ? blank : { edge: 'carried', cells: carriedCells(carriedOut, columns, last) }
  return tableOf(whole, [...lineRows(columns, rows), blank, carried, blank].map(marked))
}
