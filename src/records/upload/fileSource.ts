import { fail, succeed, type Result } from '../../domain/result.ts'
import type { SpreadsheetFailure } from '../../domain/spreadsheet.ts'
import { defaultLimits } from '../../spreadsheets/limits.ts'

/** Names of files that spreadsheet programs keep beside one that is open: Excel, LibreOffice. */
const lockFile = /^(?:~\$|\.~lock\.)/

/** What is said of a file by its name, once it is known that no rows can be read from it. */
export const namedFailure = (source: File | string, failure: SpreadsheetFailure): SpreadsheetFailure => {
  const isOfAnOpenOne = typeof source !== 'string' && lockFile.test(source.name)
  const isNoTable = failure.code === 'spreadsheet.notASpreadsheet' || failure.code === 'spreadsheet.notReadable'
  return isOfAnOpenOne && isNoTable ? { code: 'spreadsheet.notASpreadsheet', looksLike: 'lockFile' } : failure
}

/** The file as it is now, whatever becomes of it on the disk: it is sent, and given back with reasons, later. */
export const keptCopy = async (source: File): Promise<Result<File, SpreadsheetFailure>> => {
  if (source.size > defaultLimits.bytes) return succeed(source)
  try {
    return succeed(new File([await source.arrayBuffer()], source.name, { type: source.type }))
  } catch {
    return fail({ code: 'spreadsheet.notReadable' })
  }
}
