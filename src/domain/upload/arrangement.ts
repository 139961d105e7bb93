import { textsOf as headingsOf } from '../sheetTexts.ts'
import type { SheetRow } from '../spreadsheet.ts'
import { fieldOfHeading, isNumbering, type SheetColumns } from './headings.ts'
import type { RowRules } from './rowRules.ts'

/** Values that every row gets, as they are kept, by field. */
export type FixedValues = Readonly<Partial<Record<string, string>>>

/** How the rows of a file become records. */
export interface Arrangement {
  /** The sheet that is read; null where there is no choice. */
  readonly sheet: string | null
  /** Number of the row with the headings; null where the first row is a record, too. */
  readonly headingRow: number | null
  readonly columns: SheetColumns
  /** Of fields that have no column. */
  readonly fixed: FixedValues
}

/** What is said of columns, and of values for every row. */
export type ColumnChoice = Pick<Arrangement, 'columns' | 'fixed'>

/** Needed fields that have neither a column nor a value; of several in a group, one is enough. */
export const missingFields = <Field extends string>(
  { needed }: RowRules<Field>,
  { columns, fixed }: ColumnChoice,
): readonly (readonly Field[])[] =>
  needed.filter((group) => group.every((field) => columns[field] === undefined && (fixed[field] ?? '').trim() === ''))

/** A column of the file that is not taken. */
interface UntakenColumn<Field extends string> {
  readonly column: number
  /** Its heading, or its first text; empty where it has neither. */
  readonly heading: string
  /** The field that it would fit by its heading, which another column was taken for. */
  readonly fits: Field | null
}

/** Columns with texts that are not taken, but for those that number the rows. Takes the first rows of the sheet. */
export const untakenColumns = <Field extends string>(
  rules: RowRules<Field>,
  rows: readonly SheetRow[],
  { columns, headingRow }: Pick<Arrangement, 'columns' | 'headingRow'>,
): readonly UntakenColumn<Field>[] => {
  const taken = new Set(rules.fields.map((field) => columns[field]))
  const shown = rows.filter(({ number }) => headingRow === null || number >= headingRow).map(headingsOf)
  const width = shown.reduce((most, texts) => Math.max(most, texts.length), 0)
  return Array.from({ length: width }, (_, column) => column).flatMap((column) => {
    const texts = shown.map((row) => row[column] ?? '').filter((text) => text.trim() !== '')
    const [heading = ''] = texts
    if (taken.has(column) || texts.length === 0 || (headingRow !== null && isNumbering(heading))) return []
    return [{ column, heading, fits: headingRow === null ? null : fieldOfHeading(rules, heading) }]
  })
}
