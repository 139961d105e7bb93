import { setLine, together, type LineChange, type LineRow } from './lineChange.ts'
import { isEdited, readCell, type LineColumn } from './lineColumn.ts'
import type { CellRange } from './lineStops.ts'

type Columns<Row extends LineRow> = readonly LineColumn<Row>[]

const filled = <Row extends LineRow>(row: Row, columns: Columns<Row>, texts: readonly string[]): Partial<Row> => {
  let values: Partial<Row> = {}
  for (const [at, text] of texts.entries()) {
    const column = columns[at]
    if (isEdited(column)) values = { ...values, ...readCell(column, text, { ...row, ...values }) }
  }
  return values
}

interface PastedAt<Row extends LineRow> {
  readonly rows: readonly Row[]
  readonly columns: Columns<Row>
  readonly at: { readonly row: number; readonly column: number }
  readonly newRow: () => Row
}

/** A block of texts over the lines from a cell on, as one change; lines that it has more are put behind the last. */
export const pasteChange = <Row extends LineRow>(
  cells: readonly (readonly string[])[],
  { rows, columns, at, newRow }: PastedAt<Row>,
): LineChange<Row> => {
  const behind = columns.slice(at.column)
  const over = rows.slice(at.row, at.row + cells.length)
  const added = cells.slice(over.length).map((texts) => {
    const row = newRow()
    return { ...row, ...filled(row, behind, texts) }
  })
  const set: LineChange<Row> = {
    kind: 'set',
    lines: over.map((row, index) => ({ id: row.id, values: filled(row, behind, cells[index] ?? []) })),
  }
  return added.length === 0 ? set : together(set, { kind: 'insert', at: rows.length, rows: added })
}

/** The texts of cells. */
export const textsOf = <Row extends LineRow>(
  rows: readonly Row[],
  columns: Columns<Row>,
  { top, bottom, left, right }: CellRange,
): string[][] =>
  rows.slice(top, bottom + 1).map((row) => columns.slice(left, right + 1).map((column) => column.show(row)))

/** Every cell of a range emptied. */
export const emptied = <Row extends LineRow>(
  rows: readonly Row[],
  columns: Columns<Row>,
  { top, bottom, left, right }: CellRange,
): LineChange<Row> => {
  const within = columns.slice(left, right + 1)
  const blanks = within.map(() => '')
  return {
    kind: 'set',
    lines: rows.slice(top, bottom + 1).map((row) => ({ id: row.id, values: filled(row, within, blanks) })),
  }
}

/** The first line of a range over its others; where it has but one, the line above it. Null on the first line. */
export const copiedDown = <Row extends LineRow>(
  rows: readonly Row[],
  columns: Columns<Row>,
  { top, bottom, left, right }: CellRange,
): LineChange<Row> | null => {
  const from = rows[top === bottom ? top - 1 : top]
  if (from === undefined) return null
  const within = columns.slice(left, right + 1)
  const texts = within.map((column) => column.show(from))
  const below = rows.slice(top === bottom ? top : top + 1, bottom + 1)
  return together(...below.map((row) => setLine(row.id, filled(row, within, texts))))
}
