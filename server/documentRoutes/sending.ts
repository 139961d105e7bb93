import { fail, succeed } from '../../src/domain/result.ts'
import { headIn, type KeptCollection } from '../documents/collection.ts'
import { findSent } from '../documents/found.ts'
import type { KindTypes } from '../documents/keptKind.ts'
import { send, type SendParts } from '../documents/send.ts'
import type { SignatureReason } from '../documents/signatureRefusals.ts'
import type { SignedHead } from '../documents/signedDocuments.ts'
import { companyRoute, type Route } from '../http/route.ts'
import type { FamilyCall, NoParams, Read } from './familyCall.ts'

interface SentXml {
  readonly xml_signed: string
  readonly req_key: string
  readonly companion?: { readonly xml_signed: string; readonly req_key: string } | undefined
}

const sentOf = ({ req_key: reqKey, xml_signed: signedXml }: Omit<SentXml, 'companion'>) => ({ reqKey, signedXml })

interface OfReqKey extends Read {
  readonly req_key: string
}

/** The calls of `sendingCalls`. */
interface SendingCalls<Sent, Found, Reason extends string> {
  readonly send: FamilyCall<NoParams, NoParams, SentXml, Sent, 'record.absent' | SignatureReason | Reason>
  readonly findSent: FamilyCall<OfReqKey, NoParams, undefined, Found, 'record.absent'>
}

/** How a kind answers. */
interface Answers<T extends KindTypes, Sent, Found> {
  readonly sent: (signed: SignedHead) => Sent
  /** What became of a request key: `isSent` says whether anything was signed under it. */
  readonly found: (reqKey: string, isSent: boolean, head: T['head']) => Found
}

/** Signed XML that is sent, and what became of it. */
export const sendingRoutes = <
  Sent,
  Found,
  Reason extends string,
  T extends KindTypes & {
    readonly changed: Reason
    readonly notEditable: Reason
    readonly conflict: Reason
    readonly unfitAmongOthers: Reason
  },
>(
  collection: KeptCollection<T>,
  calls: SendingCalls<Sent, Found, Reason>,
  answers: Answers<T, Sent, Found>,
  parts: SendParts<T['inside']>,
): readonly Route[] => [
  companyRoute(calls.send, async ({ body: { companion, ...body } }, member) => {
    const sent = { ...sentOf(body), ...(companion !== undefined && { companion: sentOf(companion) }) }
    const outcome = await send(collection, parts, member, sent)
    return outcome.ok ? succeed(answers.sent(outcome.value)) : outcome
  }),
  companyRoute(calls.findSent, async ({ params: { req_key: reqKey } }, member) => {
    const { store } = parts
    const found = await findSent(store, collection.kind.key, member.companyId, reqKey)
    const head = found === null ? null : await headIn(collection, store, member, found.document.id)
    if (found === null || head === null) return fail({ reason: 'record.absent' })
    return succeed(answers.found(reqKey, found.signed !== null, head))
  }),
]
