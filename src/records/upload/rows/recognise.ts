import type { Arrangement } from '../../../domain/upload/arrangement.ts'
import { findHeadings, guessedColumns, headingsKey, isRecord, likelyHeadings } from '../../../domain/upload/headings.ts'
import type { RowRules } from '../../../domain/upload/rowRules.ts'
import type { SheetRow } from '../../../domain/spreadsheet.ts'
import type { SheetBeginning } from '../../../spreadsheets/sheets.ts'
import type { ColumnMemory } from './columnMemory.ts'

/** How rows become records by what was said of such headings before, or by the headings themselves; null where neither says it. */
export const recognised = <Field extends string>(
  rules: RowRules<Field>,
  rows: readonly SheetRow[],
  memory: ColumnMemory,
): Omit<Arrangement, 'sheet'> | null => {
  const likely = likelyHeadings(rules, rows)
  // A row that can only be a record is none of headings, whatever was said of it before.
  const remembered = likely === undefined || isRecord(rules, likely) ? null : memory.of(headingsKey(likely))
  if (likely !== undefined && remembered !== null) return { headingRow: likely.number, ...remembered }
  const found = findHeadings(rules, rows)
  return found === null ? null : { headingRow: found.row, columns: found.columns, fixed: {} }
}

/** The first sheet that is recognised; null where none is. */
export const recognisedSheet = <Field extends string>(
  rules: RowRules<Field>,
  sheets: readonly SheetBeginning[],
  memory: ColumnMemory,
): Arrangement | null => {
  for (const { name, rows } of sheets) {
    const known = recognised(rules, rows, memory)
    if (known !== null) return { sheet: name, ...known }
  }
  return null
}

/** Keeps what was said of columns, by the row with the headings. */
export const remember = (
  sheets: readonly SheetBeginning[],
  { sheet, headingRow, columns, fixed }: Arrangement,
  memory: ColumnMemory,
): void => {
  const rows = sheets.find(({ name }) => sheet === null || name === sheet)?.rows ?? []
  const headings = rows.find(({ number }) => number === headingRow)
  if (headings !== undefined) memory.keep(headingsKey(headings), { columns, fixed })
}

/** What a choice begins with: headings that are likely, and the columns that are recognised by them. */
export const proposed = <Field extends string>(
  rules: RowRules<Field>,
  { name, rows }: SheetBeginning,
  isOnly: boolean,
): Arrangement => {
  const likely = likelyHeadings(rules, rows)
  const isFirstRecord = likely === undefined || (likely === rows[0] && isRecord(rules, likely))
  return {
    sheet: isOnly ? null : name,
    headingRow: isFirstRecord ? null : likely.number,
    columns: likely === undefined ? {} : guessedColumns(rules, likely),
    fixed: {},
  }
}
