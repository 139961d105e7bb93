import { safeName } from '../../domain/fileName.ts'
import { fail, succeed, type Result } from '../../domain/result.ts'
import type { SpreadsheetFailure } from '../../domain/spreadsheet.ts'
import { addRemarks } from '../../spreadsheets/spreadsheets.ts'
import { saveFile } from '../../ui/pdf/saveFile.ts'

/** What was read, and which of its rows were refused. */
interface Returned {
  readonly source: File | string
  /** As the file names it. */
  readonly sheet: string
  /** Null where no row holds headings. */
  readonly headingRow: number | null
  readonly refused: readonly RefusedRow[]
}

export interface RefusedRow {
  /** Its number in the file; null where it was added by hand. */
  readonly number: number | null
  /** Message code. */
  readonly message: string
}

interface Texts {
  /** Of pasted cells. */
  readonly name: string
  /** Of the added column. */
  readonly heading: string
  readonly reasonOf: (code: string) => string
  /** Stands in the name of the file before its ending. */
  readonly suffix: string
}

const nameOf = (source: File | string, name: string): string =>
  typeof source === 'string' ? name : source.name.replace(/\.[^.]*$/, '')

/** Gives the user's own file back, with a column that says why each failed row failed. */
export const giveBack = async (
  { source, sheet, headingRow, refused }: Returned,
  { name, heading, reasonOf, suffix }: Texts,
): Promise<Result<null, SpreadsheetFailure>> => {
  const byRow = new Map(
    refused.flatMap(({ number, message }) => (number === null ? [] : [[number, reasonOf(message)] as const])),
  )
  const made = await addRemarks(source, { sheet, heading, headingRow, byRow })
  if (!made.ok) return fail(made.failure)
  saveFile(made.value.file, `${safeName(nameOf(source, name))}${suffix}.xlsx`)
  return succeed(null)
}
