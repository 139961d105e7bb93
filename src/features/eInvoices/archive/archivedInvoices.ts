import { msg, plural } from '@lingui/core/macro'
import type { ArchiveKind } from '../../../documents/archive/archiveKind.ts'

/** How e-invoices are made into a file. */
export const archivedInvoices: ArchiveKind = {
  mayConvert: false,
  words: {
    drawing: msg`The server is drawing the e-invoices`,
    progress: (done, total) => msg`${done} of ${total} e-invoices`,
    duration: msg`5,000 e-invoices take some minutes. Closing this dialog cancels the file.`,
    held: (count) => msg`${plural(count, { one: 'It holds # e-invoice.', other: 'It holds # e-invoices.' })}`,
    missing: (count) =>
      msg`${plural(count, {
        one: '# e-invoice is missing: it could not be drawn.',
        other: '# e-invoices are missing: they could not be drawn.',
      })}`,
    zip: msg`One PDF for each e-invoice, named by symbol and number.`,
    pdf: msg`All e-invoices one after the other, to print them.`,
  },
}
