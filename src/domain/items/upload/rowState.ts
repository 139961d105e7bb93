import type { SheetRow } from '../../spreadsheet.ts'
import { recordOf } from '../../form/table.ts'
import { rowFields, rowProblems, type CellProblem, type ItemRow, type RowField } from '../row.ts'
import { convertCell, type Converted, type UploadCell } from './convert.ts'
import type { SheetColumns } from './headings.ts'

/** A row of an upload, with what is wrong with it by itself. */
export interface RowState {
  /** Its number in the file; null where it was added by hand. */
  readonly number: number | null
  readonly values: ItemRow
  readonly from: Readonly<Partial<Record<RowField, Converted>>>
  readonly problems: readonly CellProblem[]
  /** Whether the user has taken it out of the upload. */
  readonly isLeftOut: boolean
}

const withProblems = (row: Omit<RowState, 'problems'>): RowState => {
  const failed = rowFields
    .filter((field) => row.from[field]?.kind === 'error')
    .map((field) => ({ field, message: 'cell_is_an_error' }))
  const others = rowProblems(row.values).filter(({ field }) => failed.every((problem) => problem.field !== field))
  return { ...row, problems: [...failed, ...others] }
}

/** A row of the file. */
export const rowOf = (row: SheetRow, columns: SheetColumns): RowState => {
  const from: Partial<Record<RowField, Converted>> = {}
  const values = recordOf(rowFields, (field) => {
    const column = columns[field]
    const cell = convertCell(field, column === undefined ? null : row.cells[column])
    if (cell.from !== null) from[field] = cell.from
    return cell.text
  })
  return withProblems({ number: row.number, values, from, isLeftOut: false })
}

/** A row without any text. */
export const emptyRow = (): RowState =>
  withProblems({ number: null, values: recordOf(rowFields, () => ''), from: {}, isLeftOut: false })

/** The row with other texts in some cells. */
export const withCells = (row: RowState, cells: Readonly<Partial<Record<RowField, UploadCell>>>): RowState => {
  const values: Record<RowField, string> = { ...row.values }
  const from: Partial<Record<RowField, Converted>> = { ...row.from }
  for (const field of rowFields) {
    const cell = cells[field]
    if (cell === undefined) continue
    values[field] = cell.text
    if (cell.from === null) delete from[field]
    else from[field] = cell.from
  }
  return withProblems({ ...row, values, from })
}
