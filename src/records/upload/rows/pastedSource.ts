import { neededFields } from '../../../domain/items/upload/headings.ts'
import { succeed, type Result } from '../../../domain/result.ts'
import type { SpreadsheetFailure } from '../../../domain/spreadsheet.ts'
import { keptCopy } from '../../../records/upload/fileSource.ts'

/** Lines of a CSV that were copied from a text program: cells that were copied from a spreadsheet have tabs between them. */
const isSeparated = (text: string): boolean => {
  const [first = ''] = text.trimStart().split(/\r?\n/, 1)
  return !text.includes('\t') && [';', ','].some((separator) => first.split(separator).length >= neededFields.length)
}

/** What is read: a copy of the file, or what was pasted. */
export const sourceOf = async (source: File | string): Promise<Result<File | string, SpreadsheetFailure>> =>
  typeof source === 'string'
    ? succeed(isSeparated(source) ? new File([source], 'items.csv') : source)
    : keptCopy(source)
