import { newId } from '../../../server/store/identifiers.ts'
import { errorNoticeFilings } from '../../../src/api/contract/errorNoticeFiling.ts'
import type { NoticeFamily } from '../../../src/domain/errorNotice/families.ts'
import type { Visitor } from '../../../tools/product/server/visitor.ts'
import {
  noticeBodyOf,
  noticeSteps,
  typedDocument,
  typedInvoice,
  type NoticeChanges,
} from '../../server/support/errorNotices.ts'
import { onceFor, type ContractServer } from './contractServer.ts'
import { keyOf } from './declarations.ts'
import type { FamilyGround } from './families/ground.ts'
import { acceptedDraft, invoiceReaders, invoiceWriters } from './invoices.ts'
import { pitReaders, pitWriters } from './pitCertificates.ts'

const writersOf = { certificates: pitWriters, invoices: invoiceWriters } as const
const readersOf = { certificates: pitReaders, invoices: invoiceReaders } as const

/** What a notice names that everybody sees: a certificate of another system, or an invoice of the shop in which the demo's USER works. */
const documentsOf = {
  certificates: () => Promise.resolve([typedDocument()]),
  invoices: async (server: ContractServer) => [typedInvoice({ sid: await acceptedDraft(server) })],
} as const

/** Notices of a family as tests of their calls need them. */
export const noticeGroundOf = (family: NoticeFamily) => {
  const calls = errorNoticeFilings[family]
  const visitorOf = (server: ContractServer): Visitor => (family === 'certificates' ? server.pit : server.admin)
  /** What a form sends; another one has another id, so that the same body may be sent again. */
  const body = async (server: ContractServer, changes: NoticeChanges = {}) => {
    const documents = changes.documents ?? (await documentsOf[family](server))
    return noticeBodyOf(family, { notice_id: newId(), ...changes, documents })
  }
  const saved = async (server: ContractServer, changes: NoticeChanges = {}) =>
    visitorOf(server).get(calls.saveDraft, { body: await body(server, changes) })
  /** Generates and signs one, which is not sent. */
  const signed = async (server: ContractServer, changes: NoticeChanges = {}) => {
    const [visitor, key] = [visitorOf(server), await keyOf(server)]
    const generated = await visitor.get(calls.generateXml, { body: await body(server, changes) })
    const steps = noticeSteps(() => ({ visitor, key }), family)
    return { generated, registration: await steps.signed(generated) }
  }
  const register = async (server: ContractServer, changes: NoticeChanges = {}) => {
    const notice = await signed(server, changes)
    await visitorOf(server).get(calls.send, { body: notice.registration })
    return notice
  }
  /** One that is sent, for requests that change nothing. */
  const registered = onceFor((server) => register(server))
  const ground: FamilyGround = {
    visitor: visitorOf,
    readers: readersOf[family],
    contentReaders: readersOf[family],
    writers: writersOf[family],
    filedId: async (server) => (await registered(server)).generated.notice_id,
    savedId: async (server) => (await saved(server)).notice_id,
  }
  return { ...ground, visitorOf, body, saved, signed, register, registered, ground }
}

export const noticeGrounds = { certificates: noticeGroundOf('certificates'), invoices: noticeGroundOf('invoices') }
