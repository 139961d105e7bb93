import { downloadErrorNoticeXml, errorNoticeFiling } from '../../../src/api/contract/errorNoticeFiling.ts'
import { errorNoticeHistory, errorNoticeUnfinished } from '../../../src/api/contract/errorNoticeHistory.ts'
import { errorNoticeList, nameableCertificates, searchErrorNotices } from '../../../src/api/contract/errorNotices.ts'
import { succeed } from '../../../src/domain/result.ts'
import { searchWords } from '../../../src/domain/text.ts'
import type { AreaParts } from '../../area.ts'
import { formRoutes } from '../../documentRoutes/form.ts'
import { filedRoutes } from '../../documentRoutes/filed.ts'
import { listRoutes } from '../../documentRoutes/list.ts'
import { signedXmlRoute } from '../../documentRoutes/output.ts'
import { sendingRoutes } from '../../documentRoutes/sending.ts'
import type { DownloadLinks } from '../../documents/downloadLink.ts'
import { pageRequestOf, paginationOf } from '../../http/paging.ts'
import { companyRoute, type Route } from '../../http/route.ts'
import type { RunRepositories } from '../../issueRuns/starting.ts'
import type { PasswordEnvelope } from '../../passwords/passwordEnvelope.ts'
import { certificatesToName } from './certificatesToName.ts'
import { detailOf } from './detail.ts'
import { noticeCollection } from './keptErrorNotices.ts'
import type { Repositories } from './store/repositories.ts'

interface Parts extends AreaParts<Repositories & RunRepositories> {
  readonly links: DownloadLinks
  readonly envelope: PasswordEnvelope
}

const filedCalls = {
  history: errorNoticeHistory,
  unfinished: errorNoticeUnfinished,
  runs: errorNoticeFiling.runs,
  filing: errorNoticeFiling,
}

/** The first day of notices that are asked for without days. */
const firstDay = '2022-07-01'

const listed = (parts: Parts): readonly Route[] => {
  const { errorNotices } = parts.store
  return listRoutes(
    noticeCollection,
    { ...errorNoticeList, search: searchErrorNotices },
    {
      firstDay,
      page: (companyId, { search_value, status = null }, days, page) =>
        errorNotices.page(companyId, { ...days, words: searchWords(search_value), status }, page),
      answer: (rows, pagination) => ({ notices: [...rows], pagination }),
      counts: (companyId, days) => errorNotices.counts(companyId, days),
      idsOf: ({ notice_id }) => notice_id,
    },
    parts,
  )
}

const filled = (parts: Parts): readonly Route[] => [
  ...formRoutes(
    noticeCollection,
    errorNoticeFiling,
    {
      detail: (companyId, id) => detailOf(parts, companyId, id),
      contentOf: ({ version: _version, unfinished: _unfinished, ...content }) => content,
      saved: ({ id, contentHash }) => ({ notice_id: id, version: contentHash }),
      generated: ({ document, contentHash, xml, signId, reqKey }) => ({
        notice_id: document.id,
        version: contentHash,
        xml_data: xml,
        sign_id: signId,
        req_key: reqKey,
      }),
    },
    parts,
  ),
  ...sendingRoutes(
    noticeCollection,
    errorNoticeFiling,
    {
      sent: ({ document, reqKey }) => ({ notice_id: document.id, req_key: reqKey, notice_status: 'sent' }),
      found: (reqKey, isSent, { id, status }) => ({
        req_key: reqKey,
        state: isSent ? ('registered' as const) : ('generated' as const),
        notice_id: id,
        notice_status: status,
      }),
    },
    parts,
  ),
]

/** Calls about notices of wrong documents (decision 0493). */
export const noticeRoutes = (parts: Parts): readonly Route[] => [
  ...listed(parts),
  ...filled(parts),
  companyRoute(nameableCertificates, async ({ body }, { companyId }) => {
    const page = await certificatesToName(parts.store, companyId, body, pageRequestOf(body))
    return succeed({ certificates: [...page.items], pagination: paginationOf(body, page) })
  }),
  ...filedRoutes(noticeCollection, filedCalls, errorNoticeUnfinished.keep.body.entries.content, parts),
  signedXmlRoute(noticeCollection, downloadErrorNoticeXml, 'error-notice.xml', parts),
]
