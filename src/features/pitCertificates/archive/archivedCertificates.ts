import { msg, plural } from '@lingui/core/macro'
import type { ArchiveKind } from '../../../documents/archive/archiveKind.ts'

/** How PIT certificates are made into a file. */
export const archivedCertificates: ArchiveKind = {
  mayConvert: true,
  words: {
    drawing: msg`The server is drawing the certificates`,
    progress: (done, total) => msg`${done} of ${total} PIT certificates`,
    duration: msg`5,000 certificates take about three minutes. Closing this dialog cancels the file.`,
    held: (count) =>
      msg`${plural(count, { one: 'It holds # PIT certificate.', other: 'It holds # PIT certificates.' })}`,
    missing: (count) =>
      msg`${plural(count, {
        one: '# certificate is missing: it was turned down, or could not be drawn.',
        other: '# certificates are missing: they were turned down, or could not be drawn.',
      })}`,
    zip: msg`One PDF for each certificate, named by symbol, number and tax code.`,
    pdf: msg`All certificates one after the other, to print them.`,
  },
}
