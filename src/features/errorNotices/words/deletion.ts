import { msg, plural } from '@lingui/core/macro'
import { errorNoticeList } from '../../../api/contract/errorNotices.ts'
import type { DeletionWords, DraftDeletion } from '../../../documents/delete/deletion.ts'

/** How drafts of notices are deleted and taken back. */
export const deletion: DraftDeletion = {
  delete: (api, ids) => api.send(errorNoticeList.delete, { body: { notice_id: [...ids] } }),
  restore: (api, ids) => api.send(errorNoticeList.restore, { body: { notice_id: [...ids] } }),
}

export const deletionWords: DeletionWords = {
  question: msg`Delete the selected error notices?`,
  restorable: (count) =>
    msg`${plural(count, { one: '# draft will be deleted. You can undo this right after it.', other: '# drafts will be deleted. You can undo this right after it.' })}`,
  final: (count) =>
    msg`${plural(count, { one: '# draft will be gone for good.', other: '# drafts will be gone for good.' })}`,
  drafts: msg`Drafts to delete`,
  deleted: msg`The drafts are deleted`,
  restored: (count) =>
    msg`${plural(count, { one: '# draft is back in the list', other: '# drafts are back in the list' })}`,
}
