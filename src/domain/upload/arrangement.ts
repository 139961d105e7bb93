import type { SheetRow } from '../../spreadsheet.ts'
import { rowFields, type RowField } from '../row.ts'
import { textsOf as headingsOf } from '../../sheetTexts.ts'
import { fieldOfHeading, isNumbering, neededFields, type SheetColumns } from './headings.ts'

/** Fields that may be the same in every row, and stand in no column. */
export const fixableFields = ['curr_cd', 'vat_rate', 'uom'] as const
export type FixableField = (typeof fixableFields)[number]

/** Values that every row gets, as they are kept. */
export type FixedValues = Readonly<Partial<Record<FixableField, string>>>

/** How the rows of a file become items. */
export interface Arrangement {
  /** The sheet that is read; null where there is no choice. */
  readonly sheet: string | null
  /** Number of the row with the headings; null where the first row is an item, too. */
  readonly headingRow: number | null
  readonly columns: SheetColumns
  /** Of fields that have no column. */
  readonly fixed: FixedValues
}

/** Needed fields that have neither a column nor a value. */
export const missingFields = ({ columns, fixed }: Pick<Arrangement, 'columns' | 'fixed'>): readonly RowField[] => {
  const given: Readonly<Partial<Record<RowField, string>>> = fixed
  return neededFields.filter((field) => columns[field] === undefined && (given[field] ?? '').trim() === '')
}

/** A column of the file that is not taken. */
export interface UntakenColumn {
  readonly column: number
  /** Its heading, or its first text; empty where it has neither. */
  readonly heading: string
  /** The field that it would fit by its heading, which another column was taken for. */
  readonly fits: RowField | null
}

/** Columns with texts that are not taken, but for those that number the rows. Takes the first rows of the sheet. */
export const untakenColumns = (
  rows: readonly SheetRow[],
  { columns, headingRow }: Pick<Arrangement, 'columns' | 'headingRow'>,
): readonly UntakenColumn[] => {
  const taken = new Set(rowFields.map((field) => columns[field]))
  const shown = rows.filter(({ number }) => headingRow === null || number >= headingRow).map(headingsOf)
  const width = shown.reduce((most, texts) => Math.max(most, texts.length), 0)
  return Array.from({ length: width }, (_, column) => column).flatMap((column) => {
    const texts = shown.map((row) => row[column] ?? '').filter((text) => text.trim() !== '')
    const [heading = ''] = texts
    if (taken.has(column) || texts.length === 0 || (headingRow !== null && isNumbering(heading))) return []
    return [{ column, heading, fits: headingRow === null ? null : fieldOfHeading(heading) }]
  })
}
