import * as v from 'valibot'
import { companyStaff } from './call.ts'
import { archiveCalls, askedArchive } from './documents/archives.ts'
import { invoices } from './invoiceCollection.ts'
import { invoiceNarrowing } from './invoices.ts'

/** `selected` are invoices by their ids, `list` those of the list as it is narrowed. What the other needs is left out. */
const wantedSchema = v.strictObject({ of: v.picklist(['selected', 'list']), ...askedArchive, ...invoiceNarrowing })
export type WantedInvoices = v.InferOutput<typeof wantedSchema>

export const invoiceArchives = archiveCalls(invoices, {
  path: '/api/wtx/ca/v1/sales/e-invoice-archives',
  downloadPath: '/api/wtx/ca/v1/download/e-invoice/archive',
  access: companyStaff,
  body: wantedSchema,
  summary:
    'Begins a file of the PDFs of many e-invoices, a zip or one PDF of all; it takes the place of the one before',
  tooMany: 'invoice.tooManyPrints',
  running: 'invoice.archiveRunning',
  source: 'chosen (docs/decisions/0526)',
})

export const calls = {
  startInvoiceArchive: invoiceArchives.start,
  readInvoiceArchive: invoiceArchives.read,
  dropInvoiceArchive: invoiceArchives.drop,
  downloadInvoiceArchive: invoiceArchives.download,
}
