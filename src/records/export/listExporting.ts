import type { ListPlace } from '../../api/queries/listPlace.ts'
import type { Cell } from '../../domain/spreadsheet.ts'
import type { SheetShape } from '../../spreadsheets/writing/frame.ts'
import type { DataColumn } from '../../ui/table/column.ts'
import type { ColumnLayout } from '../columns/columnLayout.ts'

/** How a list is written to a spreadsheet. */
export interface ListExporting<Row> {
  /** Begins the name of the file, before its moment. */
  readonly fileName: string
  /** At most 31 characters, none of `[]:*?/\`. */
  readonly sheetName: string
  /** Rows that a file takes. */
  readonly most: number
  /** Rows of a page, as many as the server gives at once. */
  readonly pageSize: number
  /** Throws the failure of the page. */
  readonly readPage: (place: ListPlace, signal: AbortSignal) => Promise<readonly Row[]>
}

/** In px, about the width of a letter. */
const letter = 7

const usualWidth = 160

/** The columns that the user sees, in the user's order. */
export const shownColumns = <Row>(
  columns: readonly DataColumn<Row>[],
  { order, hidden }: ColumnLayout,
): readonly DataColumn<Row>[] => {
  const shown = columns.filter(({ id }) => !hidden.includes(id))
  const placeOf = ({ id }: DataColumn<Row>): number => (order.includes(id) ? order.indexOf(id) : order.length)
  return shown.toSorted((a, b) => placeOf(a) - placeOf(b))
}

/** A sheet with these columns under their headings. */
export const sheetOf = <Row>(
  name: string,
  columns: readonly DataColumn<Row>[],
  widths: ColumnLayout['widths'],
): SheetShape => ({
  name,
  columns: columns.map(({ id, header, width = usualWidth }) => ({
    heading: header,
    width: Math.round((widths[id] ?? width) / letter),
  })),
})

const cellOf = <Row>({ cell, exported }: DataColumn<Row>, row: Row): Cell => {
  const shown = exported === undefined ? cell(row) : exported(row)
  const value = typeof shown === 'string' ? { kind: 'text' as const, text: shown } : shown
  const isValue = typeof value === 'object' && value !== null && 'kind' in value && 'text' in value
  return isValue && value.text !== '' ? value : null
}

/** A row as cells: a text stays a text whatever it begins with. */
export const cellsOf = <Row>(columns: readonly DataColumn<Row>[], row: Row): readonly Cell[] =>
  columns.map((column) => cellOf(column, row))
