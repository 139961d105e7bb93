import { errorNoticeLists } from '../../../api/contract/errorNotices.ts'
import type { DraftDeletion } from '../../../documents/delete/deletion.ts'
import type { NoticeFamily } from '../../../domain/errorNotice/families.ts'

/** How drafts of notices are deleted and taken back. */
export const deletionOf = (family: NoticeFamily): DraftDeletion => ({
  delete: (api, ids) => api.send(errorNoticeLists[family].delete, { body: { notice_id: [...ids] } }),
  restore: (api, ids) => api.send(errorNoticeLists[family].restore, { body: { notice_id: [...ids] } }),
})
