import type { ErrorNoticeDetail } from '../../../src/api/contract/errorNoticeFiling.ts'
import { noticeKey } from '../../../src/domain/errorNotice/kind.ts'
import { keyOf } from '../../documents/documentKey.ts'
import type { DownloadLinks } from '../../documents/downloadLink.ts'
import type { Store } from './store/repositories.ts'

/** A notice as its form shows it; null where the company has none of the id. */
export const detailOf = async (
  { store, links }: { readonly store: Store; readonly links: DownloadLinks },
  companyId: string,
  id: string,
): Promise<ErrorNoticeDetail | null> => {
  const found = await store.errorNotices.whole(companyId, id)
  if (found === null) return null
  const { head, content, message, code: guid, filedHash } = found
  const signed = await store.signedDocuments.latestOf(keyOf(noticeKey, head))
  return {
    ...content,
    notice_id: id,
    version: head.contentHash,
    reference: head.reference,
    notice_status: head.status,
    message,
    guid,
    sign_by: found.signedBy,
    requested_at: found.requestedAt,
    signed_at: signed?.signingTime ?? '',
    is_corrected: head.status === 'rejected' && filedHash !== '' && filedHash !== head.contentHash,
    signed_xml_url: signed === null ? null : links.make(companyId, id),
  }
}
