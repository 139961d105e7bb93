import { invoiceList } from '../../../api/contract/invoices.ts'
import type { DraftDeletion } from '../../../documents/delete/deletion.ts'

/** How drafts of invoices are deleted and taken back. */
export const deletion: DraftDeletion = {
  delete: (api, ids) => api.send(invoiceList.delete, { body: { sid: [...ids] } }),
  restore: (api, ids) => api.send(invoiceList.restore, { body: { sid: [...ids] } }),
}
