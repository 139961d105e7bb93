import { msg, plural } from '@lingui/core/macro'
import type { OutputWords } from '../../../documents/output/outputWords.ts'

export const outputWords: OutputWords = {
  group: msg`PIT certificates`,
  print: msg`Print the selected PIT certificates`,
  download: msg`Download the selected PIT certificates`,
  selectOne: msg`Select at least one PIT certificate to print or download`,
  tooMany: (mostAtOnce) => msg`At most ${mostAtOnce} PIT certificates can be printed or downloaded at once`,
  printTitle: msg`Print selected`,
  downloadTitle: msg`Download selected`,
  becomesZip: (count) =>
    msg`${plural(count, { one: '# PIT certificate becomes a zip file with its PDF.', other: '# PIT certificates become one zip file with a PDF for each.' })}`,
  becomesPdf: msg`All of them become one PDF, each beginning on a page of its own.`,
  signedXml: msg`The XML of those that are issued, as it was sent.`,
  progress: (whole, count) => msg`${whole} of ${count} PIT certificates`,
  downloaded: msg`The PIT certificates were downloaded`,
  showOthers: msg`Show the others`,
  missingPrints: (count) =>
    msg`${plural(count, { one: 'The print of # PIT certificate is missing:', other: 'The prints of # PIT certificates are missing:' })}`,
  notRead: msg`It could not be read`,
  tooLarge: msg`the file has become as large as it may: download these by themselves`,
  notDownloaded: msg`The PIT certificates could not be downloaded`,
  notPrinted: msg`The PIT certificates could not be printed`,
}
