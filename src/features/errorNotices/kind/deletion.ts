import { errorNoticeList } from '../../../api/contract/errorNotices.ts'
import type { DraftDeletion } from '../../../documents/delete/deletion.ts'

/** How drafts of notices are deleted and taken back. */
export const deletion: DraftDeletion = {
  delete: (api, ids) => api.send(errorNoticeList.delete, { body: { notice_id: [...ids] } }),
  restore: (api, ids) => api.send(errorNoticeList.restore, { body: { notice_id: [...ids] } }),
}
