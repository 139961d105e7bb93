import { msg, plural } from '@lingui/core/macro'
import type { DeletionWords } from '../../../documents/delete/deletion.ts'

export const deletionWords: DeletionWords = {
  question: msg`Are you sure you want to delete this/these declaration(s)?`,
  restorable: (count) =>
    msg`${plural(count, { one: '# draft will be deleted. You can undo this right after it.', other: '# drafts will be deleted. You can undo this right after it.' })}`,
  final: (count) =>
    msg`${plural(count, { one: '# draft will be gone for good.', other: '# drafts will be gone for good.' })}`,
  drafts: msg`Drafts to delete`,
  deleted: msg`Success delete declaration`,
  restored: (count) =>
    msg`${plural(count, { one: '# draft is back in the list', other: '# drafts are back in the list' })}`,
}
