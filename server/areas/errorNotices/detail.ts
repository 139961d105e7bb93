import type { ErrorNoticeDetail } from '../../../src/api/contract/errorNoticeFiling.ts'
import type { NoticeFamily } from '../../../src/domain/errorNotice/families.ts'
import { noticeKey } from '../../../src/domain/errorNotice/kind.ts'
import type { DownloadLinks } from '../../documents/downloadLink.ts'
import { filedDetail } from '../../documents/filedDetail.ts'
import type { Store } from './store/repositories.ts'

/** A notice of a family as its form shows it; null where the company has none of the id. */
export const detailOf = async (
  { store, links }: { readonly store: Store; readonly links: Readonly<Record<NoticeFamily, DownloadLinks>> },
  family: NoticeFamily,
  companyId: string,
  id: string,
): Promise<ErrorNoticeDetail | null> => {
  const found = await store.errorNotices.whole(companyId, id)
  if (found?.head.family !== family) return null
  const { head, content, message, code: guid } = found
  const { reference, status: notice_status } = head
  const filed = await filedDetail(store, links[family], noticeKey, found)
  return { ...content, ...filed, notice_id: id, reference, notice_status, message, guid }
}
