import { errorNoticeKind, errorNotices } from '../../../api/contract/errorNoticeCollection.ts'
import type { ShownKind } from '../../../documents/shownKind.ts'
import { missingRightTexts } from '../../../documents/words/list/listWords.ts'
import { kinds } from '../../../machines/kinds.ts'
import { noticeKeys } from './keys.ts'
import { listWords } from './listWords.ts'

/** Error notices as a list of documents. */
export const shownNotices: ShownKind = {
  key: 'errorNotices',
  facts: kinds.errorNotice,
  panel: 'error-notices',
  queryKey: noticeKeys.all,
  writersWith: errorNotices.writersWith,
  permissions: errorNoticeKind.permissions,
  words: { missingRights: missingRightTexts, list: listWords },
}
