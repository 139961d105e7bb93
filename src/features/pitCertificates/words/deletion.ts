import { msg, plural } from '@lingui/core/macro'
import { pitCertificateList } from '../../../api/contract/pitCertificates.ts'
import type { DeletionWords, DraftDeletion } from '../../../documents/delete/deletion.ts'

/** How drafts of certificates are deleted and taken back. */
export const deletion: DraftDeletion = {
  delete: (api, ids) => api.send(pitCertificateList.delete, { body: { sid: [...ids] } }),
  restore: (api, ids) => api.send(pitCertificateList.restore, { body: { sid: [...ids] } }),
}

export const deletionWords: DeletionWords = {
  question: msg`Delete the selected PIT certificates?`,
  restorable: (count) =>
    msg`${plural(count, { one: '# draft will be deleted. You can undo this right after it.', other: '# drafts will be deleted. You can undo this right after it.' })}`,
  final: (count) =>
    msg`${plural(count, { one: '# draft will be gone for good.', other: '# drafts will be gone for good.' })}`,
  drafts: msg`Drafts to delete`,
  deleted: msg`The drafts are deleted`,
  restored: (count) =>
    msg`${plural(count, { one: '# draft is back in the list', other: '# drafts are back in the list' })}`,
}
