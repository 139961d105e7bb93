import { msg, plural } from '@lingui/core/macro'
import type { OutputWords } from '../output/outputWords.ts'

/** What is said while documents of any kind are printed and downloaded. */
export const outputWords: OutputWords = {
  printTitle: msg`Print selected`,
  downloadTitle: msg`Download selected`,
  becomesZip: (count) =>
    msg`${plural(count, { one: '# document becomes a zip file with its PDF.', other: '# documents become one zip file with a PDF for each.' })}`,
  becomesPdf: msg`All of them become one PDF, each beginning on a page of its own.`,
  signedXml: msg`The XML of those that are signed, as it was sent.`,
  progress: (whole, count) => msg`${whole} of ${count} documents`,
  downloaded: msg`The documents were downloaded`,
  showOthers: msg`Show the others`,
  missingPrints: (count) =>
    msg`${plural(count, { one: 'The print of # document is missing:', other: 'The prints of # documents are missing:' })}`,
  notRead: msg`It could not be read`,
  tooLarge: msg`the file has become as large as it may: download these by themselves`,
  notDownloaded: msg`The documents could not be downloaded`,
  notPrinted: msg`The documents could not be printed`,
}
