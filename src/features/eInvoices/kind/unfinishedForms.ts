import { invoiceUnfinished } from '../../../api/contract/invoiceHistory.ts'
import { unfinishedFormsOf } from '../../../documents/unfinished/unfinishedForms.ts'
import { invoiceContents } from './vaults.ts'

const { list, discard, keep, read } = invoiceUnfinished

/** The calls about unfinished forms of invoices, as documents make them. */
export const unfinishedInvoices = unfinishedFormsOf({
  contents: invoiceContents,
  list,
  discard,
  keep: (api, body, options) => api.send(keep, { body }, options),
  read: (api, id, signal) => api.send(read, { params: { id } }, { signal }),
})
