import type { Arrangement } from '../../../domain/items/upload/arrangement.ts'
import {
  findHeadings,
  guessedColumns,
  headingsKey,
  holdsAmount,
  likelyHeadings,
} from '../../../domain/items/upload/headings.ts'
import type { SheetRow } from '../../../domain/spreadsheet.ts'
import type { SheetBeginning } from '../../../spreadsheets/sheets.ts'
import { rememberChoice, rememberedChoice } from './columnMemory.ts'

/** How rows become items by what was said of such headings before, or by the headings themselves; null where neither says it. */
export const recognised = (rows: readonly SheetRow[], userId: string): Omit<Arrangement, 'sheet'> | null => {
  const likely = likelyHeadings(rows)
  // A row with an amount may be an item, whatever was said of it before.
  const remembered = likely === undefined || holdsAmount(likely) ? null : rememberedChoice(userId, headingsKey(likely))
  if (likely !== undefined && remembered !== null) return { headingRow: likely.number, ...remembered }
  const found = findHeadings(rows)
  return found === null ? null : { headingRow: found.row, columns: found.columns, fixed: {} }
}

/** The first sheet that is recognised; null where none is. */
export const recognisedSheet = (sheets: readonly SheetBeginning[], userId: string): Arrangement | null => {
  for (const { name, rows } of sheets) {
    const known = recognised(rows, userId)
    if (known !== null) return { sheet: name, ...known }
  }
  return null
}

/** Keeps what was said of columns, by the row with the headings. */
export const remember = (
  sheets: readonly SheetBeginning[],
  { sheet, headingRow, columns, fixed }: Arrangement,
  userId: string,
): void => {
  const rows = sheets.find(({ name }) => sheet === null || name === sheet)?.rows ?? []
  const headings = rows.find(({ number }) => number === headingRow)
  if (headings !== undefined) rememberChoice(userId, headingsKey(headings), { columns, fixed })
}

/** What a choice begins with: headings that are likely, and the columns that are recognised by them. */
export const proposed = ({ name, rows }: SheetBeginning, isOnly: boolean): Arrangement => {
  const likely = likelyHeadings(rows)
  const isItem = likely === undefined || (likely === rows[0] && holdsAmount(likely))
  return {
    sheet: isOnly ? null : name,
    headingRow: isItem ? null : likely.number,
    columns: likely === undefined ? {} : guessedColumns(likely),
    fixed: {},
  }
}
