import type { SheetRow } from '../../spreadsheet.ts'
import { recordOf } from '../../form/table.ts'
import { rowFields, rowProblems, type CellProblem, type ItemRow, type RowField } from '../row.ts'
import type { FixedValues } from './arrangement.ts'
import { cellText, errorMessage } from '../../sheetTexts.ts'
import { convertCell, type Converted, type UploadCell } from './convert.ts'
import { doubtOf, isOpen, settledPrice, type Doubt, type DoubtAnswer, type DoubtKind } from './doubts.ts'
import type { SheetColumns } from './headings.ts'

/** A row of an upload, with what is wrong with it by itself. */
export interface RowState {
  /** Its number in the file; null where it was added by hand. */
  readonly number: number | null
  readonly values: ItemRow
  readonly from: Readonly<Partial<Record<RowField, Converted>>>
  readonly problems: readonly CellProblem[]
  /** What may be meant otherwise, until the user has said so or has corrected it. */
  readonly doubts: Readonly<Partial<Record<RowField, Doubt>>>
  /** Whether the user has taken it out of the upload. */
  readonly isLeftOut: boolean
}

const withProblems = (row: Omit<RowState, 'problems'>): RowState => {
  const failed = rowFields
    .filter((field) => row.from[field]?.kind === 'error')
    .map((field) => ({ field, message: errorMessage(row.from[field]?.text ?? '') }))
  const others = rowProblems(row.values).filter(({ field }) => failed.every((problem) => problem.field !== field))
  return { ...row, problems: [...failed, ...others] }
}

/** A row of the file. */
export const rowOf = (row: SheetRow, columns: SheetColumns, fixed: FixedValues = {}): RowState => {
  const same: Readonly<Partial<Record<RowField, string>>> = fixed
  const from: Partial<Record<RowField, Converted>> = {}
  const doubts: Partial<Record<RowField, Doubt>> = {}
  const values = recordOf(rowFields, (field) => {
    const column = columns[field]
    if (column === undefined) return same[field] ?? ''
    const cell = convertCell(field, row.cells[column])
    const doubt = doubtOf(field, row.cells[column], cellText(row.cells[column]))
    if (cell.from !== null) from[field] = cell.from
    if (doubt !== null) doubts[field] = doubt
    return cell.text
  })
  return withProblems({ number: row.number, values, from, doubts, isLeftOut: false })
}

/** A row without any text. */
export const emptyRow = (): RowState =>
  withProblems({ number: null, values: recordOf(rowFields, () => ''), from: {}, doubts: {}, isLeftOut: false })

/** A cell that was put into a row, with what is in doubt about it. */
export interface PutCell extends UploadCell {
  readonly doubt: Doubt | null
}

const cellsPut = <Value>(
  before: Readonly<Partial<Record<RowField, Value>>>,
  after: Readonly<Partial<Record<RowField, Value | null>>>,
): Readonly<Partial<Record<RowField, Value>>> => {
  const all: Partial<Record<RowField, Value>> = {}
  for (const field of rowFields) {
    const value = field in after ? after[field] : before[field]
    if (value !== null && value !== undefined) all[field] = value
  }
  return all
}

/** The row with other texts in some cells. */
export const withCells = (row: RowState, cells: Readonly<Partial<Record<RowField, PutCell>>>): RowState => {
  const put = rowFields.flatMap((field) => {
    const cell = cells[field]
    return cell === undefined ? [] : [[field, cell] as const]
  })
  return withProblems({
    ...row,
    values: { ...row.values, ...Object.fromEntries(put.map(([field, { text }]) => [field, text])) },
    from: cellsPut(row.from, Object.fromEntries(put.map(([field, { from }]) => [field, from]))),
    doubts: cellsPut(row.doubts, Object.fromEntries(put.map(([field, { doubt }]) => [field, doubt]))),
  })
}

/** What is in doubt about a row, as its currency has it now. */
export const openDoubts = ({ doubts, values }: RowState): readonly (Doubt & { readonly field: RowField })[] =>
  rowFields.flatMap((field) => {
    const doubt = doubts[field]
    return doubt !== undefined && isOpen(doubt, values) ? [{ ...doubt, field }] : []
  })

/** The row once the user has said what cells in doubt of one kind mean. */
export const settledRow = (row: RowState, kind: DoubtKind, answer: DoubtAnswer): RowState => {
  const settled = openDoubts(row)
    .filter((doubt) => doubt.kind === kind)
    .map(({ field, written }) => {
      const kept = { text: row.values[field], from: row.from[field] ?? null }
      return [field, { ...(answer === 'right' ? kept : settledPrice(written, answer)), doubt: null }] as const
    })
  return withCells(row, Object.fromEntries(settled))
}
