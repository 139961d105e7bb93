import { safeName } from '../../../domain/fileName.ts'
import { fail, succeed, type Result } from '../../../domain/result.ts'
import type { SpreadsheetFailure } from '../../../domain/spreadsheet.ts'
import { addRemarks } from '../../../spreadsheets/spreadsheets.ts'
import { saveFile } from '../../../ui/pdf/saveFile.ts'
import type { UploadWorkspace } from './workspace.ts'

interface Texts {
  /** Of the added column. */
  readonly heading: string
  readonly reasonOf: (code: string) => string
  /** Stands in the name of the file before its ending. */
  readonly suffix: string
}

const nameOf = (source: File | string): string =>
  typeof source === 'string' ? 'items' : source.name.replace(/\.[^.]*$/, '')

/** Gives the user's own file back, with a column that says why each failed row failed. */
export const giveBack = async (
  { file, refused }: UploadWorkspace,
  { heading, reasonOf, suffix }: Texts,
): Promise<Result<null, SpreadsheetFailure>> => {
  const byRow = new Map(
    refused.rows.flatMap(({ number, message }) => (number === null ? [] : [[number, reasonOf(message)] as const])),
  )
  const headingRow = file.arrangement?.headingRow ?? null
  const made = await addRemarks(file.source, { sheet: file.sheetName, heading, headingRow, byRow })
  if (!made.ok) return fail(made.failure)
  saveFile(made.value.file, `${safeName(nameOf(file.source))}${suffix}.xlsx`)
  return succeed(null)
}
