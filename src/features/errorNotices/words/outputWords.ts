import { msg, plural } from '@lingui/core/macro'
import type { OutputWords } from '../../../documents/output/outputWords.ts'

export const outputWords: OutputWords = {
  group: msg`Error notices`,
  print: msg`Print the selected error notices`,
  download: msg`Download the selected error notices`,
  selectOne: msg`Select at least one error notice to print or download`,
  tooMany: (mostAtOnce) => msg`At most ${mostAtOnce} error notices can be printed or downloaded at once`,
  printTitle: msg`Print selected`,
  downloadTitle: msg`Download selected`,
  becomesZip: (count) =>
    msg`${plural(count, { one: '# error notice becomes a zip file with its PDF.', other: '# error notices become one zip file with a PDF for each.' })}`,
  becomesPdf: msg`All of them become one PDF, each beginning on a page of its own.`,
  signedXml: msg`The XML of those that are issued, as it was sent.`,
  progress: (whole, count) => msg`${whole} of ${count} error notices`,
  downloaded: msg`The error notices were downloaded`,
  showOthers: msg`Show the others`,
  missingPrints: (count) =>
    msg`${plural(count, { one: 'The print of # error notice is missing:', other: 'The prints of # error notices are missing:' })}`,
  notRead: msg`It could not be read`,
  tooLarge: msg`the file has become as large as it may: download these by themselves`,
  notDownloaded: msg`The error notices could not be downloaded`,
  notPrinted: msg`The error notices could not be printed`,
}
