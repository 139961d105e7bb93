import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { mostUploadedRows } from '../../../domain/items/row.ts'
import { shownNumber } from '../../../i18n/numbers.ts'

export interface ProblemText {
  readonly title: MessageDescriptor
  readonly text: MessageDescriptor
  /** How to bring such a file in all the same. */
  readonly hint?: MessageDescriptor
}

const most = shownNumber(mostUploadedRows)

/** What is said of a file that cannot be read, by the machine's state (seed 001 §5). */
export const unreadableTexts: Readonly<Record<string, ProblemText | undefined>> = {
  notSpreadsheet: {
    title: msg`Not valid`,
    text: msg`The format of the file is not valid. Please check the file and browse again.`,
  },
  otherFormat: {
    title: msg`Not valid`,
    text: msg`The format of the file is not valid. Please check the file and browse again.`,
    hint: msg`It holds a table in another format than Excel's. Open it in your spreadsheet program and save it as .xlsx, or copy its cells and paste them here.`,
  },
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
  tooManyRows: {
    title: msg`The file has too many rows`,
    text: msg`At most ${most} items can be uploaded at once. Split the sheet into several files.`,
  },
  nothingToRead: {
    title: msg`At least one item is required`,
    text: msg`The first sheet that is not hidden has no row with an item. Fill in the sample file, or choose another file.`,
  },
  readerMissing: {
    title: msg`The file could not be read now`,
    text: msg`The program that reads spreadsheets could not be fetched from the server. Check the connection, then try again.`,
  },
}
