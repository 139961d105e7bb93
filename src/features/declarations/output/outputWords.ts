import { msg, plural } from '@lingui/core/macro'
import type { OutputCommands, OutputWords } from '../../../documents/output/outputWords.ts'

export const outputWords: OutputCommands & OutputWords = {
  group: msg`Declarations`,
  print: msg`Print the selected declarations`,
  download: msg`Download the selected declarations`,
  selectOne: msg`Select at least one declaration to print or download`,
  tooMany: (mostAtOnce) => msg`At most ${mostAtOnce} declarations can be printed or downloaded at once`,
  printTitle: msg`Print selected`,
  downloadTitle: msg`Download selected`,
  becomesZip: (count) =>
    msg`${plural(count, { one: '# declaration becomes a zip file with its PDF.', other: '# declarations become one zip file with a PDF for each.' })}`,
  becomesPdf: msg`All of them become one PDF, each beginning on a page of its own.`,
  signedXml: msg`The XML of those that are signed, as it was sent.`,
  progress: (whole, count) => msg`${whole} of ${count} declarations`,
  downloaded: msg`The declarations were downloaded`,
  showOthers: msg`Show the others`,
  missingPrints: (count) =>
    msg`${plural(count, { one: 'The print of # declaration is missing:', other: 'The prints of # declarations are missing:' })}`,
  notRead: msg`It could not be read`,
  tooLarge: msg`the file has become as large as it may: download these by themselves`,
  notDownloaded: msg`The declarations could not be downloaded`,
  notPrinted: msg`The declarations could not be printed`,
}
