import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { OtherFile, SpreadsheetFailure } from '../../domain/spreadsheet.ts'
import type { UploadWords } from './uploadWords.ts'

export const readingText = msg`Reading the file`

export interface ProblemText {
  readonly title: MessageDescriptor
  readonly text: MessageDescriptor
  /** How to bring such a file in all the same. */
  readonly hint?: MessageDescriptor
}

const notValid = {
  title: msg`Not valid`,
  text: msg`The format of the file is not valid. Please check the file and browse again.`,
}

/** What the file is, and how its rows can be brought in all the same. */
const hints: Readonly<Record<NonNullable<OtherFile>, MessageDescriptor>> = {
  openDocument: msg`It is an OpenDocument spreadsheet (.ods). Open it in your spreadsheet program and save it as .xlsx, or copy its cells and paste them here.`,
  binaryWorkbook: msg`It is a binary Excel workbook (.xlsb). Open it in Excel and save it as .xlsx, or copy its cells and paste them here.`,
  numbers: msg`It is a spreadsheet of Apple Numbers. Open it in Numbers, export it as Excel (.xlsx) and choose that file.`,
  xmlSpreadsheet: msg`It is an XML spreadsheet of Excel 2003. Open it in Excel and save it as .xlsx, or copy its cells and paste them here.`,
  webPage: msg`It is a web page, whatever its name ends with. Open it in your spreadsheet program and save it as .xlsx, or copy its cells and paste them here.`,
  text: msg`It is a text or CSV file. Open it in your spreadsheet program and save it as .xlsx, or copy its cells and paste them here.`,
  otherEncoding: msg`It is a text or CSV file in an older encoding, so that its Vietnamese letters cannot be read for sure. Open it in your spreadsheet program, check the letters and save it as .xlsx, or copy its cells and paste them here.`,
  document: msg`It is a text document or a presentation. Copy its table into a spreadsheet, save that as .xlsx and choose it.`,
  pdf: msg`It is a PDF document. Ask whoever made it for the spreadsheet, or copy its table into one and save that as .xlsx.`,
  heic: msg`It is a photo from a phone (HEIC). A picture cannot be read: type the rows into the sample file, or ask for the spreadsheet.`,
  webp: msg`It is a picture from a web page (WebP). A picture cannot be read: type the rows into the sample file, or ask for the spreadsheet.`,
  image: msg`It is a picture. A picture cannot be read: type the rows into the sample file, or ask for the spreadsheet.`,
  recording: msg`It is a video or a sound recording. Choose an .xlsx or .xls file.`,
  archive: msg`It is a packed folder (.zip, .rar, .7z). Unpack it first, then choose the .xlsx file that was in it.`,
  lockFile: msg`It is the small file that Excel or LibreOffice keeps while a workbook is open. Choose the workbook with the same name without the signs in front of it.`,
  empty: msg`The file is empty, it has no content at all. It may not have been saved or downloaded completely: open it where it came from, save it again and choose it.`,
}

/** What is said of a file that cannot be read, by the machine's state (seed 001 §5). */
const texts: Readonly<Record<string, ProblemText | undefined>> = {
  notSpreadsheet: notValid,
  otherFormat: notValid,
  notReadable: {
    title: msg`The file could not be opened`,
    text: msg`It was moved, deleted or changed after you chose it, or this browser may not read it. Save and close it in other programs, then choose it again.`,
  },
  damaged: {
    title: msg`The file is damaged`,
    text: msg`It cannot be read to its end. Open it in your spreadsheet program, save it again as .xlsx and choose it once more.`,
  },
  passwordProtected: {
    title: msg`The file is protected by a password`,
    text: msg`Open it in your spreadsheet program, save a copy without a password and choose that one.`,
  },
  tooLarge: {
    title: msg`The file is too large`,
    text: msg`At most 20 MB can be read. Take pictures and other sheets out of it, or split it into several files.`,
  },
  readerMissing: {
    title: msg`The file could not be read now`,
    text: msg`The program that reads spreadsheets could not be fetched from the server. Check the connection, then try again.`,
  },
}

const cutOff: ProblemText = {
  title: msg`The file is incomplete`,
  text: msg`Its last part is missing: it was not copied or downloaded completely. Download or copy it again and choose it once more.`,
}

/** What is said in a state of the machine, and of the file that has led there; null where the state is not about a file. */
export const problemText = (
  state: string,
  failure: SpreadsheetFailure | null,
  words: Pick<UploadWords, 'atLeastOne' | 'nothingHeld' | 'tooMany'>,
): ProblemText | null => {
  if (state === 'tooManyRows') return { title: msg`The file has too many rows`, text: words.tooMany }
  if (state === 'nothingToRead') return { title: words.atLeastOne, text: words.nothingHeld }
  if (failure?.code === 'spreadsheet.damaged' && failure.isCutOff === true && state === 'damaged') return cutOff
  const text = texts[state]
  if (text === undefined) return null
  const looksLike = failure?.code === 'spreadsheet.notASpreadsheet' ? failure.looksLike : null
  return looksLike === null ? text : { ...text, hint: hints[looksLike] }
}
