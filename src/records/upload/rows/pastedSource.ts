import { succeed, type Result } from '../../../domain/result.ts'
import type { SpreadsheetFailure } from '../../../domain/spreadsheet.ts'
import { keptCopy } from '../fileSource.ts'

/** Cells that a line needs to be one of a CSV: a text has a comma or two as well. */
const fewestCells = 3

/** Lines of a CSV that were copied from a text program: cells that were copied from a spreadsheet have tabs between them. */
const isSeparated = (text: string, cells: number): boolean => {
  const [first = ''] = text.trimStart().split(/\r?\n/, 1)
  return !text.includes('\t') && [';', ','].some((separator) => first.split(separator).length >= cells)
}

/** What is read: a copy of the file, or what was pasted. @param name of what was pasted; `fewest` headings make a row of them */
export const sourceOf = async (
  source: File | string,
  { name, fewest }: { readonly name: string; readonly fewest: number },
): Promise<Result<File | string, SpreadsheetFailure>> => {
  if (typeof source !== 'string') return keptCopy(source)
  return succeed(isSeparated(source, Math.max(fewest, fewestCells)) ? new File([source], `${name}.csv`) : source)
}
