import * as v from 'valibot'
import { listOf, textUpTo } from '../../domain/bounded.ts'
import { declarationForms } from '../../domain/declaration/forms/forms.ts'
import { timelineKinds } from '../../domain/documents/timeline.ts'
import { unknownOffline, verificationChecks, verificationOutcomes } from '../../domain/documents/verification.ts'
import { declarationBodySchema } from '../../domain/declaration/wire.ts'
import { readList, readText, readTextOrNull, readTexts } from '../../domain/reading.ts'
import { describeCall, noBody, none } from './call.ts'
import { byCollection, type DeclarationCollection } from './declarationCollection.ts'
import { idSchema } from './ids.ts'

/**
 * The certificate of a signature; `signed_at` is `YYYY-MM-DDTHH:mm:ss` in Vietnam's local time, as the signature says it. `type` is the one under
 * which the company has registered it (seed 000 §3), empty where that is not known.
 */
const certificateSchema = v.object(readTexts(['subject', 'issuer', 'serial_no', 'signed_at', 'type']))

/** A message of the correspondence; `id` names it in `downloadDeclarationMessage`, `type` is MLTDiep, `number` MTDiep. */
const messageSchema = v.object(readTexts(['id', 'type', 'number']))

/** A step of a declaration's way: `at` is ISO 8601 with zone, `who` the name of an account of the company, or empty. */
const stepSchema = v.object({
  at: readText,
  kind: v.picklist(timelineKinds),
  who: readText,
  /** Of `signed`. */
  certificate: v.nullish(certificateSchema, null),
  /** What authority or provider say, in their own words; empty where they say nothing. */
  text: readText,
  /** Of a step that is a message which is kept whole. */
  message: v.nullish(messageSchema, null),
  /** Of `sent`: how often it was tried while the provider was out of reach. */
  attempts: v.nullish(v.number(), 0),
})
export type TimelineStep = v.InferOutput<typeof stepSchema>

/** A declaration of any form. */
const bodySchema = v.union(Object.values(declarationForms).map(declarationBodySchema))

/** A check of the signed XML; `code` says why it failed, in the verifier's codes. */
const checkSchema = v.object({
  check: v.picklist(verificationChecks),
  outcome: v.picklist(verificationOutcomes),
  code: readText,
})

/** The certificate in the signed XML; moments are ISO 8601, the fingerprint is SHA-256 in hexadecimal. */
const signerSchema = v.object(
  readTexts(['subject', 'issuer', 'serial_no', 'tax_code', 'from_date', 'to_date', 'fingerprint']),
)

const verificationSchema = v.object({
  /** SHA-256 of the signed XML in hexadecimal, and its size. */
  sha256: readText,
  bytes: v.number(),
  /** When it was registered, and with that the moment at which the certificate is judged. */
  registered_at: readText,
  /** As the signature says it, `YYYY-MM-DDTHH:mm:ss` in Vietnam; empty where it cannot be read. */
  signed_at: readText,
  /** Every check, in the order in which they are made. */
  checks: listOf(checkSchema, verificationChecks.length),
  certificate: v.nullish(signerSchema, null),
  /** What cannot be known without asking somebody else. */
  unknown: listOf(v.picklist(unknownOffline), unknownOffline.length),
})
export type Verification = v.InferOutput<typeof verificationSchema>

/** ISO 8601 in UTC. */
const momentSchema = v.pipe(textUpTo(30), v.isoTimestamp())

const ofDeclaration = {
  method: 'GET',
  params: v.strictObject({ id: idSchema }),
  query: none,
  body: noBody,
  refusals: ['record.absent'],
  source: 'chosen',
} as const

/** What happened to declarations, and every message about them. */
const describeTimeline = ({ name, path, readers: access }: DeclarationCollection) => ({
  timeline: describeCall({
    ...ofDeclaration,
    name: `${name}.timeline`,
    summary:
      'What happened to a declaration last, with every message to and from the authority; what was earlier by the moment that the answer names',
    path: `${path}/:id/timeline`,
    access,
    query: v.strictObject({ before: v.optional(momentSchema) }),
    /** Oldest first. `earlier` is the moment before which more happened, null where these are all. */
    answer: v.object({ steps: readList(stepSchema), earlier: readTextOrNull }),
  }),
  message: describeCall({
    ...ofDeclaration,
    name: `${name}.downloadMessage`,
    summary: 'A message to or from the authority, whole',
    path: `${path}/:id/messages/:message_id`,
    access,
    params: v.strictObject({ id: idSchema, message_id: idSchema }),
    document: 'application/xml; charset=utf-8',
    answer: v.string(),
  }),
})

/** What was filed last: its content, and what the verifier finds of its signed XML. */
const describeFiled = ({ name, path, readers: access }: DeclarationCollection) => ({
  filed: describeCall({
    ...ofDeclaration,
    name: `${name}.filed`,
    summary: 'What a declaration said when it was filed last',
    path: `${path}/:id/filed`,
    access,
    /** Null where it was never filed, or before contents were kept. */
    answer: v.object({ content: v.nullable(bodySchema) }),
  }),
  verification: describeCall({
    ...ofDeclaration,
    name: `${name}.verification`,
    summary: 'What the verifier finds of the signed XML that was filed last, check by check',
    path: `${path}/:id/verification`,
    access,
    answer: verificationSchema,
  }),
})

/** The calls about the way of one declaration of a collection. */
const historyCalls = (collection: DeclarationCollection) => ({
  ...describeTimeline(collection),
  ...describeFiled(collection),
})
export type DeclarationHistoryCalls = ReturnType<typeof historyCalls>

export const declarationHistories = byCollection(historyCalls)

export const calls = {
  declarationTimeline: declarationHistories.eInvoice.timeline,
  downloadDeclarationMessage: declarationHistories.eInvoice.message,
  filedDeclaration: declarationHistories.eInvoice.filed,
  declarationVerification: declarationHistories.eInvoice.verification,
  eDocumentDeclarationTimeline: declarationHistories.eDocument.timeline,
  downloadEDocumentDeclarationMessage: declarationHistories.eDocument.message,
  filedEDocumentDeclaration: declarationHistories.eDocument.filed,
  eDocumentDeclarationVerification: declarationHistories.eDocument.verification,
  pitDeclarationTimeline: declarationHistories.pit.timeline,
  downloadPitDeclarationMessage: declarationHistories.pit.message,
  filedPitDeclaration: declarationHistories.pit.filed,
  pitDeclarationVerification: declarationHistories.pit.verification,
}
