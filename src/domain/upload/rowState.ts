import { recordOf } from '../form/table.ts'
import { cellText, errorMessage } from '../sheetTexts.ts'
import type { SheetRow } from '../spreadsheet.ts'
import type { FixedValues } from './arrangement.ts'
import { convertCell } from './convertCell.ts'
import { doubtOf, isOpen, settledPrice, type Doubt, type DoubtAnswer, type DoubtKind } from './doubts.ts'
import type { SheetColumns } from './headings.ts'
import type { CellProblem, Converted, RowRules, RowTexts, UploadCell } from './rowRules.ts'

type SomeOf<Field extends string, Value> = Readonly<Partial<Record<Field, Value>>>

/** A row of an upload, with what is wrong with it by itself. */
export interface RowState<Field extends string> {
  /** Its number in the file; null where it was added by hand. */
  readonly number: number | null
  readonly values: RowTexts<Field>
  readonly from: SomeOf<Field, Converted>
  readonly problems: readonly CellProblem<Field>[]
  /** What may be meant otherwise, until the user has said so or has corrected it. */
  readonly doubts: SomeOf<Field, Doubt>
  /** Whether the user has taken it out of the upload. */
  readonly isLeftOut: boolean
}

const withProblems = <Field extends string>(
  rules: RowRules<Field>,
  row: Omit<RowState<Field>, 'problems'>,
): RowState<Field> => {
  const failed = rules.fields
    .filter((field) => row.from[field]?.kind === 'error')
    .map((field) => ({ field, message: errorMessage(row.from[field]?.text ?? '') }))
  const others = rules.problems(row.values).filter(({ field }) => failed.every((problem) => problem.field !== field))
  return { ...row, problems: [...failed, ...others] }
}

/** A row of the file. */
export const rowOf = <Field extends string>(
  rules: RowRules<Field>,
  row: SheetRow,
  columns: SheetColumns,
  fixed: FixedValues = {},
): RowState<Field> => {
  const from: Partial<Record<Field, Converted>> = {}
  const doubts: Partial<Record<Field, Doubt>> = {}
  const values = recordOf(rules.fields, (field) => {
    const column = columns[field]
    if (column === undefined) return fixed[field] ?? ''
    const cell = convertCell(rules, field, row.cells[column])
    const doubt = doubtOf(rules, field, row.cells[column], cellText(row.cells[column]))
    if (cell.from !== null) from[field] = cell.from
    if (doubt !== null) doubts[field] = doubt
    return cell.text
  })
  return withProblems(rules, { number: row.number, values, from, doubts, isLeftOut: false })
}

/** A row without any text. */
export const emptyRow = <Field extends string>(rules: RowRules<Field>): RowState<Field> => {
  const from: Partial<Record<Field, Converted>> = {}
  const doubts: Partial<Record<Field, Doubt>> = {}
  return withProblems(rules, {
    number: null,
    values: recordOf(rules.fields, () => ''),
    from,
    doubts,
    isLeftOut: false,
  })
}

/** A cell that was put into a row, with what is in doubt about it. */
export interface PutCell extends UploadCell {
  readonly doubt: Doubt | null
}

const cellsPut = <Field extends string, Value>(
  { fields }: RowRules<Field>,
  before: SomeOf<Field, Value>,
  after: SomeOf<Field, Value | null>,
): SomeOf<Field, Value> => {
  const all: Partial<Record<Field, Value>> = {}
  for (const field of fields) {
    const value = field in after ? after[field] : before[field]
    if (value !== null && value !== undefined) all[field] = value
  }
  return all
}

const partOf = <Field extends string, Value>(
  { fields }: RowRules<Field>,
  cells: SomeOf<Field, PutCell>,
  valueOf: (cell: PutCell) => Value,
): SomeOf<Field, Value> => {
  const some: Partial<Record<Field, Value>> = {}
  for (const field of fields) {
    const cell = cells[field]
    if (cell !== undefined) some[field] = valueOf(cell)
  }
  return some
}

/** The row with other texts in some cells. */
export const withCells = <Field extends string>(
  rules: RowRules<Field>,
  row: RowState<Field>,
  cells: SomeOf<Field, PutCell>,
): RowState<Field> =>
  withProblems(rules, {
    ...row,
    values: recordOf(rules.fields, (field) => cells[field]?.text ?? row.values[field]),
    from: cellsPut(
      rules,
      row.from,
      partOf(rules, cells, ({ from }) => from),
    ),
    doubts: cellsPut(
      rules,
      row.doubts,
      partOf(rules, cells, ({ doubt }) => doubt),
    ),
  })

/** What is in doubt about a row, as its other texts have it now. */
export const openDoubts = <Field extends string>(
  rules: RowRules<Field>,
  { doubts, values }: RowState<Field>,
): readonly (Doubt & { readonly field: Field })[] =>
  rules.fields.flatMap((field) => {
    const doubt = doubts[field]
    return doubt !== undefined && isOpen(rules, doubt, values) ? [{ ...doubt, field }] : []
  })

/** The row once the user has said what cells in doubt of one kind mean. */
export const settledRow = <Field extends string>(
  rules: RowRules<Field>,
  row: RowState<Field>,
  kind: DoubtKind,
  answer: DoubtAnswer,
): RowState<Field> => {
  const settled: Partial<Record<Field, PutCell>> = {}
  for (const { field, written, kind: of } of openDoubts(rules, row)) {
    if (of !== kind) continue
    const kept = { text: row.values[field], from: row.from[field] ?? null }
    settled[field] = { ...(answer === 'right' ? kept : settledPrice(written, answer)), doubt: null }
  }
  return withCells(rules, row, settled)
}
