import * as v from 'valibot'
import { textUpTo } from '../../../domain/bounded.ts'
import { describeCall, noBody, none, type AnyCall } from '../call.ts'
import { idSchema } from '../ids.ts'
import type { DocumentCollection, DocumentKind } from './kind.ts'

/** Characters of a signed document: more than the authority's 1 MiB, so that a larger one is reported as a damaged document. */
const largestDocument = 2 * 1024 * 1024

/** What signed XML of every kind may be refused with. */
export const signatureRefusals = [
  'signature.malformed',
  'signature.invalid',
  'signature.contentDiffers',
  'signature.certificateUntrusted',
  'signature.certificateUnfit',
  'signature.certificateExpired',
  'signature.certificateNotYetValid',
  'signature.taxCodeUnclear',
  'signature.taxCodeDiffers',
  'signature.timeDiffers',
  'signature.companionDiffers',
  'certificate.notRegistered',
] as const

/** A second signed document that goes in the message of the first, by the request key under which it was generated. */
const companionSchema = v.strictObject({ xml_signed: textUpTo(largestDocument), req_key: idSchema })

/** Sending as a kind describes it. */
interface SentKind<
  Answer extends AnyCall['answer'],
  Id extends string,
  Status extends string,
  State extends string,
  Reason extends string,
> extends DocumentKind {
  readonly members: { readonly id: Id; readonly status: Status }
  readonly sending: DocumentKind['sending'] & { readonly state: State }
  readonly refusals: DocumentKind['refusals'] & { readonly send: readonly Reason[] }
  /** Names the document that is sent. */
  readonly sent: Answer
}

const sendCall = <Answer extends AnyCall['answer'], Reason extends string>(
  { name, path, sendPath, alsoSentAt = path, source, writersWith }: DocumentCollection,
  { sending, permissions }: DocumentKind,
  answer: Answer,
  refusals: readonly Reason[],
) =>
  describeCall({
    name: `${name}.${sending.call}`,
    summary: `${sending.summary}; the same request again answers the same, another document for the same key is refused`,
    method: 'POST',
    path: sendPath,
    ...(sendPath !== alsoSentAt && { alsoAt: alsoSentAt }),
    access: writersWith(permissions.send),
    params: none,
    query: none,
    body: v.strictObject({
      xml_signed: textUpTo(largestDocument),
      req_key: idSchema,
      sign_by: textUpTo(400),
      tax_code: textUpTo(14),
      sllr_comp_name: textUpTo(400),
      companion: v.optional(companionSchema),
    }),
    answer,
    refusals: ['record.absent', ...signatureRefusals, ...refusals],
    source: `${source}; security page`,
  })

/** `generated` says for certain that nothing is signed under the key. */
const foundSchema = <Id extends string, Status extends string, State extends string>(
  { id, status }: { readonly id: Id; readonly status: Status },
  state: State,
) =>
  v.object({
    req_key: v.string(),
    state: v.picklist(['generated', state]),
    ...v.entriesFromList([id, status], v.string()),
  })

const findSentCall = <Found extends AnyCall['answer']>(
  { name, path, readers }: DocumentCollection,
  { sending }: DocumentKind,
  found: Found,
) =>
  describeCall({
    name: `${name}.${sending.findCall}`,
    summary: `Whether the XML of a request key is ${sending.state}`,
    method: 'GET',
    path: `${path}/${sending.findPath}/:req_key`,
    access: readers,
    params: v.strictObject({ req_key: idSchema }),
    query: none,
    body: noBody,
    answer: found,
    refusals: ['record.absent'],
    source: `chosen, for the outcome of a ${sending.call} call that nobody heard`,
  })

/** The calls of sending: the signed XML, and what became of it. */
export const sendingCalls = <
  Answer extends AnyCall['answer'],
  Id extends string,
  Status extends string,
  State extends string,
  Reason extends string,
>(
  collection: DocumentCollection,
  kind: SentKind<Answer, Id, Status, State, Reason>,
) => ({
  send: sendCall(collection, kind, kind.sent, kind.refusals.send),
  findSent: findSentCall(collection, kind, foundSchema(kind.members, kind.sending.state)),
})
export type SendingCalls = ReturnType<typeof sendingCalls>
