import { beginningOf } from '../domain/fileBeginning.ts'
import type { OtherFile } from '../domain/spreadsheet.ts'
import { openCompound } from './legacy/compound.ts'
import type { ReadingLimits } from './limits.ts'
import { decodeText, isTextOfOtherEncoding } from './text/decode.ts'
import { isTable } from './text/table.ts'
import { Unreadable } from './unreadable.ts'

/** What a file holds that rows can be read from: an archive, the stream of an .xls file, a table of text. */
export type FileContent =
  | { readonly format: 'xlsx'; readonly bytes: Uint8Array }
  | { readonly format: 'xls'; readonly stream: Uint8Array; readonly isOld: boolean }
  | { readonly format: 'text'; readonly text: string }

const other = (looksLike: OtherFile): Unreadable => new Unreadable({ code: 'spreadsheet.notASpreadsheet', looksLike })

/** What names the XML in which Excel 2003 could save. */
const isXmlSpreadsheet = (text: string): boolean =>
  text.slice(0, 2000).includes('urn:schemas-microsoft-com:office:spreadsheet')

const textContent = (bytes: Uint8Array): FileContent => {
  const decoded = decodeText(bytes)
  if (decoded === null) throw other(isTextOfOtherEncoding(bytes) ? 'otherEncoding' : null)
  const { text, isMarked } = decoded
  if (/^\s*</.test(text)) throw other(isXmlSpreadsheet(text) ? 'xmlSpreadsheet' : 'webPage')
  if (!isMarked && !isTable(text)) throw other('text')
  return { format: 'text', text }
}

const compoundContent = (bytes: Uint8Array): FileContent => {
  const compound = openCompound(bytes)
  if (compound.names.has('EncryptedPackage')) throw new Unreadable({ code: 'spreadsheet.passwordProtected' })
  const isDocument = compound.names.has('WordDocument') || compound.names.has('PowerPoint Document')
  // Before Excel 97 the stream had another name.
  const stream = compound.read('Workbook') ?? compound.read('Book')
  if (isDocument || stream === null) throw other(isDocument ? 'document' : null)
  return { format: 'xls', stream, isOld: !compound.names.has('Workbook') }
}

/** What a file holds, by its content alone. Ends the reading with the name of what it is where that is no table. */
export const contentOf = (bytes: Uint8Array, limits: ReadingLimits): FileContent => {
  if (bytes.length > limits.bytes) throw new Unreadable({ code: 'spreadsheet.tooLarge', limit: limits.bytes })
  if (bytes.length === 0) throw other('empty')
  const beginning = beginningOf(bytes)
  if (beginning === 'text') return textContent(bytes)
  if (beginning === 'zip') return { format: 'xlsx', bytes }
  if (beginning === 'compound') return compoundContent(bytes)
  throw other(beginning)
}
