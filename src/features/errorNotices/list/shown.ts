import { noticeCollections } from '../../../api/contract/errorNoticeCollection.ts'
import type { ShownKind } from '../../../documents/shownKind.ts'
import { missingRightTexts } from '../../../documents/words/list/listWords.ts'
import type { NoticeFamily } from '../../../domain/errorNotice/families.ts'
import { kinds } from '../../../machines/kinds.ts'
import { noticePages } from '../family.ts'
import { noticeKeys } from './keys.ts'
import { listWords } from './listWords.ts'

const shownOf = (family: NoticeFamily): ShownKind => {
  const { name, kind, writersWith } = noticeCollections[family]
  return {
    key: name,
    facts: kinds.errorNotice,
    panel: noticePages[family],
    queryKey: noticeKeys.all(family),
    writersWith,
    permissions: kind.permissions,
    words: { missingRights: missingRightTexts, list: listWords },
  }
}

/** Error notices of each family as a list of documents. */
export const shownNotices: Readonly<Record<NoticeFamily, ShownKind>> = {
  certificates: shownOf('certificates'),
  invoices: shownOf('invoices'),
}
