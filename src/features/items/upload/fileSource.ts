import { neededFields } from '../../../domain/items/upload/headings.ts'
import { fail, succeed, type Result } from '../../../domain/result.ts'
import type { SpreadsheetFailure } from '../../../domain/spreadsheet.ts'
import { defaultLimits } from '../../../spreadsheets/limits.ts'

/** Names of files that spreadsheet programs keep beside one that is open: Excel, LibreOffice. */
const lockFile = /^(?:~\$|\.~lock\.)/

/** What is said of a file by its name, once it is known that no rows can be read from it. */
export const namedFailure = (source: File | string, failure: SpreadsheetFailure): SpreadsheetFailure => {
  const isOfAnOpenOne = typeof source !== 'string' && lockFile.test(source.name)
  const isNoTable = failure.code === 'spreadsheet.notASpreadsheet' || failure.code === 'spreadsheet.notReadable'
  return isOfAnOpenOne && isNoTable ? { code: 'spreadsheet.notASpreadsheet', looksLike: 'lockFile' } : failure
}

/** The file as it is now, whatever becomes of it on the disk: it is sent, and given back with reasons, later. */
const copyOf = async (source: File): Promise<Result<File, SpreadsheetFailure>> => {
  try {
    return succeed(new File([await source.arrayBuffer()], source.name, { type: source.type }))
  } catch {
    return fail({ code: 'spreadsheet.notReadable' })
  }
}

/** Lines of a CSV that were copied from a text program: cells that were copied from a spreadsheet have tabs between them. */
const isSeparated = (text: string): boolean => {
  const [first = ''] = text.trimStart().split(/\r?\n/, 1)
  return !text.includes('\t') && [';', ','].some((separator) => first.split(separator).length >= neededFields.length)
}

/** What is read: a copy of the file, or what was pasted. */
export const sourceOf = async (source: File | string): Promise<Result<File | string, SpreadsheetFailure>> => {
  if (typeof source === 'string') return succeed(isSeparated(source) ? new File([source], 'items.csv') : source)
  return source.size > defaultLimits.bytes ? succeed(source) : copyOf(source)
}
