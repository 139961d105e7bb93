import type { ErrorNoticeDetail } from '../../../src/api/contract/errorNoticeFiling.ts'
import { noticeKey } from '../../../src/domain/errorNotice/kind.ts'
import type { DownloadLinks } from '../../documents/downloadLink.ts'
import { filedDetail } from '../../documents/filedDetail.ts'
import type { Store } from './store/repositories.ts'

/** A notice as its form shows it; null where the company has none of the id. */
export const detailOf = async (
  { store, links }: { readonly store: Store; readonly links: DownloadLinks },
  companyId: string,
  id: string,
): Promise<ErrorNoticeDetail | null> => {
  const found = await store.errorNotices.whole(companyId, id)
  if (found === null) return null
  const { head, content, message, code: guid } = found
  const { reference, status: notice_status } = head
  const filed = await filedDetail(store, links, noticeKey, found)
  return { ...content, ...filed, notice_id: id, reference, notice_status, message, guid }
}
