import { headingKey as plain, searchedRows, textsOf } from '../sheetTexts.ts'
import type { SheetRow } from '../spreadsheet.ts'
import type { RowRules } from './rowRules.ts'

/** Which column of a sheet holds which field; columns count from 0. */
export type SheetColumns = Readonly<Partial<Record<string, number>>>

/** The field of each heading that people write, folded and without blanks and signs; the field's own name is one of them. */
export const fieldsByHeading = <Field extends string>(
  fields: readonly Field[],
  names: Readonly<Record<Field, readonly string[]>>,
): ((key: string) => Field | null) => {
  const known: ReadonlyMap<string, Field> = new Map(
    fields.flatMap((field) => [field, ...names[field]].map((name) => [plain(name), field] as const)),
  )
  return (key) => known.get(key) ?? null
}

/** The field whose heading a text is; null where it is none. */
export const fieldOfHeading = <Field extends string>({ fieldOf }: RowRules<Field>, heading: string): Field | null =>
  fieldOf(plain(heading))

/** Columns to begin a choice with: those that are recognised by their headings. */
export const guessedColumns = <Field extends string>(
  rules: RowRules<Field>,
  row: SheetRow,
): Readonly<Partial<Record<Field, number>>> => {
  const columns: Partial<Record<Field, number>> = {}
  for (const [column, heading] of textsOf(row).entries()) {
    const field = fieldOfHeading(rules, heading)
    if (field !== null) columns[field] ??= column
  }
  return columns
}

/** What stands over columns that number the rows. */
const numbering = new Set(['stt', 'sothutu', 'tt', 'no', '순번', '번호'].map(plain))

export const isNumbering = (heading: string): boolean => numbering.has(plain(heading))

interface FoundHeadings<Field extends string> {
  /** Number of the row, as the spreadsheet counts it. */
  readonly row: number
  readonly columns: Readonly<Partial<Record<Field, number>>>
}

/** Where all needed headings stand in one row; null where they do not. */
export const findHeadings = <Field extends string>(
  rules: RowRules<Field>,
  rows: readonly SheetRow[],
): FoundHeadings<Field> | null => {
  for (const row of rows.slice(0, searchedRows)) {
    const columns = guessedColumns(rules, row)
    const isWhole = rules.needed.every((group) => group.some((field) => columns[field] !== undefined))
    if (isWhole && Object.keys(columns).length >= rules.fewestHeadings) return { row: row.number, columns }
  }
  return null
}

/** Headings that make it likely that a row holds headings. */
const fewestLikely = 2

/** The row whose texts are most likely headings, though some are missing or unknown: the one that has most of them, or the first. */
export const likelyHeadings = <Field extends string>(
  rules: RowRules<Field>,
  rows: readonly SheetRow[],
): SheetRow | undefined => {
  let [likely] = rows
  let most = fewestLikely - 1
  for (const row of rows.slice(0, searchedRows)) {
    const count = Object.keys(guessedColumns(rules, row)).length
    if (count <= most) continue
    most = count
    likely = row
  }
  return likely
}

/** What a row of headings is remembered by. */
export const headingsKey = (row: SheetRow): string => textsOf(row).map(plain).join('|')

/** Whether a row can only be a record: some of its texts stand in no heading. */
export const isRecord = <Field extends string>({ isOfRecord }: RowRules<Field>, row: SheetRow): boolean =>
  textsOf(row).some(isOfRecord)
