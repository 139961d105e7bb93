import * as v from 'valibot'
import type { Area, AreaParts } from '../../../server/area.ts'
import { formRoutes } from '../../../server/documentRoutes/form.ts'
import { filedRoutes } from '../../../server/documentRoutes/filed.ts'
import { listRoutes } from '../../../server/documentRoutes/list.ts'
import { numberRoutes } from '../../../server/documentRoutes/numbers.ts'
import { signedXmlRoute } from '../../../server/documentRoutes/output.ts'
import { sendingRoutes } from '../../../server/documentRoutes/sending.ts'
import { keyOf } from '../../../server/documents/documentKey.ts'
import { ofWholeMessage } from '../../../server/documents/answer.ts'
import type { DecidedStatus } from '../../../server/documents/decidedMessage.ts'
import { keptDownloadLinks, type DownloadLinks } from '../../../server/documents/downloadLink.ts'
import { keptCorrespondent, type AnsweredDocuments } from '../../../server/documents/keptCorrespondent.ts'
import { refusalsOf } from '../../../server/documents/kindNames.ts'
import { countedKind } from '../../../server/documents/signable.ts'
import type { Route } from '../../../server/http/route.ts'
import type { RunRepositories } from '../../../server/issueRuns/starting.ts'
import type { NonceRepositories } from '../../../server/passwords/nonces.ts'
import { onPage } from '../../../server/notifications/mail/recordPlaces.ts'
import { createPasswordEnvelope } from '../../../server/passwords/passwordEnvelope.ts'
import type { SecretRepositories } from '../../../server/secrets/secrets.ts'
import { keptVouchers, voucherCollection, voucherNumbers, type VoucherTypes } from './keptVouchers.ts'
import { voucherEntries, voucherKey, voucherSignature } from './voucher.ts'
import { voucherCalls } from './voucherCalls.ts'
import { readVoucher, simulatedVouchers, voucherMessage } from './voucherMessages.ts'
import { voucherNotifications } from './voucherNotifications.ts'
import { voucherTables, vouchersIn, type VoucherRepositories } from './voucherStore.ts'

type Needs = VoucherRepositories & RunRepositories & NonceRepositories & SecretRepositories

const content = v.strictObject(voucherEntries)
const filedCalls = { ...voucherCalls, history: voucherCalls, filing: voucherCalls }

const writing = (parts: AreaParts<Needs>, links: DownloadLinks): readonly Route[] => [
  ...formRoutes(
    voucherCollection,
    voucherCalls,
    {
      async detail(companyId, id) {
        const found = await parts.store.vouchers.whole(companyId, id)
        if (found === null) return null
        const signed = await parts.store.signedDocuments.latestOf(keyOf(voucherKey, found.head))
        return {
          ...found.content,
          voucher_status: found.head.status,
          version: found.head.contentHash,
          message: found.message,
          number: found.head.number,
          signed_xml_url: signed === null ? null : links.make(companyId, id),
        }
      },
      contentOf: ({ version: _version, unfinished: _unfinished, ...said }) => said,
      saved: ({ id, contentHash }) => ({ voucher_id: id, version: contentHash }),
      generated: ({ document, contentHash, xml, signId, reqKey }) => ({
        voucher_id: document.id,
        version: contentHash,
        xml,
        sign_id: signId,
        req_key: reqKey,
      }),
    },
    parts,
  ),
  ...sendingRoutes(
    voucherCollection,
    voucherCalls,
    {
      sent: ({ document, reqKey }) => ({ voucher_id: document.id, req_key: reqKey }),
      found: (reqKey, isSent, { id, status }) => ({
        req_key: reqKey,
        state: isSent ? ('issued' as const) : ('generated' as const),
        voucher_id: id,
        voucher_status: status,
      }),
    },
    parts,
  ),
]

const reading = (parts: AreaParts<Needs>, links: DownloadLinks): readonly Route[] => [
  ...listRoutes(
    voucherCollection,
    voucherCalls,
    {
      firstDay: '2020-01-01',
      page: (companyId, _query, days, page) => parts.store.vouchers.page({ companyId, ...days }, page),
      answer: (rows, pagination) => ({
        vouchers: rows.map(({ status, ...said }) => ({ ...said, voucher_status: status })),
        pagination,
      }),
      counts: (companyId, days) => parts.store.vouchers.counts({ companyId, ...days }),
      idsOf: ({ voucher_id: ids }) => ids,
    },
    parts,
  ),
  ...numberRoutes(voucherNumbers, voucherCalls.numbers, parts),
  signedXmlRoute(voucherCollection, voucherCalls.signedXml, 'voucher.xml', { store: parts.store, links }),
]

/** What people are notified of, whatever message carries the answer. */
export const notifiedOf: AnsweredDocuments<VoucherTypes, DecidedStatus>['notifiedOf'] = {
  sent: null,
  accepted: voucherNotifications.accepted,
  rejected: voucherNotifications.refused,
}

/** Vouchers as an area brings them to the server. */
export const vouchers: Area<Pick<VoucherRepositories, 'vouchers'>, Needs> = {
  migrations: { '0999-vouchers': voucherTables },
  tables: { vouchers: 'company', voucher_events: 'company' },
  repositories: (connection) => ({ vouchers: vouchersIn(connection) }),
  refusals: refusalsOf('voucher', 'voucher'),
  async routes(parts) {
    const { path } = voucherCalls.signedXml
    const links = await keptDownloadLinks(parts, 'voucher-links', { of: voucherKey, path })
    const envelope = await createPasswordEnvelope(parts.store, parts.sealing, parts.clock)
    return [
      ...reading(parts, links),
      ...writing(parts, links),
      ...filedRoutes(voucherCollection, filedCalls, content, { ...parts, envelope }),
    ]
  },
  correspondents: [
    keptCorrespondent<VoucherTypes, DecidedStatus>(keptVouchers, {
      messages: [voucherMessage],
      readNotice: ofWholeMessage(readVoucher),
      notifiedOf,
    }),
  ],
  signable: { [voucherKey]: countedKind(voucherSignature, 'Phiếu', 'chi') },
  simulated: simulatedVouchers,
  notificationKinds: Object.values(voucherNotifications),
  recordPlaces: { vouchers: ({ id }) => onPage('vouchers', id) },
}
