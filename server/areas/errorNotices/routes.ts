import { errorNoticeFilings } from '../../../src/api/contract/errorNoticeFiling.ts'
import { errorNoticeHistories, errorNoticesUnfinished } from '../../../src/api/contract/errorNoticeHistory.ts'
import { errorNoticeLists, nameableCertificates, nameableInvoices } from '../../../src/api/contract/errorNotices.ts'
import { noticeFamilies, type NoticeFamily } from '../../../src/domain/errorNotice/families.ts'
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
import { shopsSeenBy } from '../../shops/shopsSeen.ts'
import { detailOf } from './detail.ts'
import { documentsToName } from './documentsToName.ts'
import { keptNotices } from './keptErrorNotices.ts'
import { narrowedFor } from './shopsSeen.ts'
import type { Repositories } from './store/repositories.ts'

interface Parts extends AreaParts<Repositories & RunRepositories> {
  readonly links: Readonly<Record<NoticeFamily, DownloadLinks>>
  readonly envelope: PasswordEnvelope
}

/** The first day of notices that are asked for without days. */
const firstDay = '2022-07-01'

const listed = (family: NoticeFamily, parts: Parts): readonly Route[] => {
  const { errorNotices } = parts.store
  return listRoutes(
    keptNotices[family],
    errorNoticeLists[family],
    {
      firstDay,
      async page(companyId, { search_value, status = null }, days, page, member) {
        const narrowed = await narrowedFor(parts.store, family, member)
        return errorNotices.page(companyId, { ...days, ...narrowed, words: searchWords(search_value), status }, page)
      },
      answer: (rows, pagination) => ({ notices: [...rows], pagination }),
      async counts(companyId, days, member) {
        return errorNotices.counts(companyId, { ...days, ...(await narrowedFor(parts.store, family, member)) })
      },
      idsOf: ({ notice_id }) => notice_id,
    },
    parts,
  )
}

const filled = (family: NoticeFamily, parts: Parts): readonly Route[] =>
  formRoutes(
    keptNotices[family],
    errorNoticeFilings[family],
    {
      detail: (companyId, id) => detailOf(parts, family, companyId, id),
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
  )

const sent = (family: NoticeFamily, parts: Parts): readonly Route[] =>
  sendingRoutes(
    keptNotices[family],
    errorNoticeFilings[family],
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
  )

const routesOf = (family: NoticeFamily, parts: Parts): readonly Route[] => {
  const collection = keptNotices[family]
  const [filing, unfinished] = [errorNoticeFilings[family], errorNoticesUnfinished[family]]
  const calls = { history: errorNoticeHistories[family], unfinished, runs: filing.runs, filing }
  return [
    ...listed(family, parts),
    ...filled(family, parts),
    ...sent(family, parts),
    ...filedRoutes(collection, calls, unfinished.keep.body.entries.content, parts),
    signedXmlRoute(collection, filing.download, 'error-notice.xml', { ...parts, links: parts.links[family] }),
  ]
}

/** What notices may name: certificates for those who work on them, invoices of the shops that somebody sees. */
const nameable = ({ store }: Parts): readonly Route[] => [
  companyRoute(nameableCertificates, async ({ body }, { companyId }) => {
    const page = await documentsToName(store.issuedDocuments, companyId, body, pageRequestOf(body), null)
    const certificates = page.items.map(({ name: taxpayer_nm, tax_auth_cd: _code, ...row }) => ({
      ...row,
      taxpayer_nm,
    }))
    return succeed({ certificates, pagination: paginationOf(body, page) })
  }),
  companyRoute(nameableInvoices, async ({ body }, member) => {
    const shops = await shopsSeenBy(store, member)
    const page = await documentsToName(store.issuedInvoices, member.companyId, body, pageRequestOf(body), shops)
    const invoices = page.items.map(({ name: buyer_nm, ...row }) => ({ ...row, buyer_nm }))
    return succeed({ invoices, pagination: paginationOf(body, page) })
  }),
]

/** Calls about notices of wrong documents (decisions 0493, 0512). */
export const noticeRoutes = (parts: Parts): readonly Route[] => [
  ...noticeFamilies.flatMap((family) => routesOf(family, parts)),
  ...nameable(parts),
]
