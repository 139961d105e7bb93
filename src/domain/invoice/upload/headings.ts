import { headingKey, searchedRows, textsOf } from '../../sheetTexts.ts'
import type { SheetRow } from '../../spreadsheet.ts'
import type { UploadField } from './fields.ts'
import { fieldsOf, layoutNames, layoutOf, type LayoutName } from './layouts.ts'

/** Which column holds what; columns count from 0. */
export type UploadColumns = Readonly<Partial<Record<UploadField, number>>>

export interface FoundLayout {
  readonly layout: LayoutName
  /** Number of the row with the headings. */
  readonly row: number
  readonly columns: UploadColumns
  /** What the sheet lacks; of several in a group one is enough. */
  readonly missing: readonly (readonly UploadField[])[]
}

const longestHeading = 200

const keysIn = (row: SheetRow): readonly string[] =>
  textsOf(row).map((text) => (text.length > longestHeading ? '' : headingKey(text)))

const columnsOf = (layout: LayoutName, keys: readonly string[]): UploadColumns => {
  const columns: Partial<Record<UploadField, number>> = {}
  for (const [column, key] of keys.entries()) {
    const field = fieldsOf[layout].get(key)
    if (field !== undefined) columns[field] ??= column
  }
  return columns
}

/** Without a name nothing is sold, and without one of these nothing is counted. */
const needed: readonly (readonly UploadField[])[] = [['item_name'], ['price', 'amount']]

const missingOf = (columns: UploadColumns) =>
  needed.filter((group) => group.every((field) => columns[field] === undefined))

/** Headings without which a row is more likely one of data. */
const fewest = 3

const foundIn = (row: SheetRow): FoundLayout | null => {
  const keys = keysIn(row)
  const layout =
    layoutNames.find((name) => {
      const { signature } = layoutOf(name)
      return signature.length > 0 && signature.every((heading) => keys.includes(headingKey(heading)))
    }) ?? 'own'
  const columns = columnsOf(layout, keys)
  if (Object.keys(columns).length < fewest) return null
  return { layout, row: row.number, columns, missing: missingOf(columns) }
}

/** The row at the top of a sheet that has most of the headings, and whose layout they are; null where none has any. */
export const findLayout = (rows: readonly SheetRow[]): FoundLayout | null => {
  let best: FoundLayout | null = null
  const count = ({ columns }: FoundLayout): number => Object.keys(columns).length
  for (const row of rows.slice(0, searchedRows)) {
    const found = foundIn(row)
    if (found === null) continue
    if (best === null || (found.missing.length <= best.missing.length && count(found) > count(best))) best = found
  }
  return best
}

/** Whether a row below codes of columns says what they are called: it holds no number, where each line of an invoice has one. */
export const isLabelRow = (row: SheetRow, { layout, columns }: FoundLayout): boolean => {
  if (layout !== 'vin') return false
  return (['quantity', 'price', 'amount'] as const).every((field) => {
    const column = columns[field]
    const cell = column === undefined ? null : row.cells[column]
    return cell === null || cell === undefined || (cell.kind === 'text' && cell.text !== '' && !/\d/.test(cell.text))
  })
}
