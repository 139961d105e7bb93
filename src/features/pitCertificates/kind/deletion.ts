import { pitCertificateList } from '../../../api/contract/pitCertificates.ts'
import type { DraftDeletion } from '../../../documents/delete/deletion.ts'

/** How drafts of certificates are deleted and taken back. */
export const deletion: DraftDeletion = {
  delete: (api, ids) => api.send(pitCertificateList.delete, { body: { sid: [...ids] } }),
  restore: (api, ids) => api.send(pitCertificateList.restore, { body: { sid: [...ids] } }),
}
