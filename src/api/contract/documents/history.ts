import * as v from 'valibot'
import { listOf, textUpTo } from '../../../domain/bounded.ts'
import { timelineKinds } from '../../../domain/documents/timeline.ts'
import { unknownOffline, verificationChecks, verificationOutcomes } from '../../../domain/documents/verification.ts'
import { readList, readText, readTextOrNull, readTexts } from '../../../domain/reading.ts'
import { describeCall, noBody, none, type AnyCall } from '../call.ts'
import { idSchema } from '../ids.ts'
import type { DocumentCollection, DocumentKind } from './kind.ts'

/**
 * The certificate of a signature; `signed_at` is `YYYY-MM-DDTHH:mm:ss` in Vietnam's local time, as the signature says it. `type` is the one under
 * which the company has registered it (seed 000 §3), empty where that is not known.
 */
const certificateSchema = v.object(readTexts(['subject', 'issuer', 'serial_no', 'signed_at', 'type']))

/** A message of the correspondence; `id` names it where it is downloaded, `type` is MLTDiep, `number` MTDiep. */
const messageSchema = v.object(readTexts(['id', 'type', 'number']))

/** A step of a document's way: `at` is ISO 8601 with zone, `who` the name of an account of the company, or empty. */
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

const ofDocument = {
  method: 'GET',
  params: v.strictObject({ id: idSchema }),
  query: none,
  body: noBody,
  refusals: ['record.absent'],
  source: 'chosen',
} as const

/** What happened to documents, and every message about them. */
const timelineCalls = (
  { name, path, ofOne, readers: access, contentReaders = access }: DocumentCollection,
  { words: { one } }: DocumentKind,
) => ({
  timeline: describeCall({
    ...ofDocument,
    name: `${name}.timeline`,
    summary: `What happened to ${one} last, with every message to and from the authority; what was earlier by the moment that the answer names`,
    path: `${path}/:id/${ofOne?.timeline ?? 'timeline'}`,
    access,
    query: v.strictObject({ before: v.optional(momentSchema) }),
    /** Oldest first. `earlier` is the moment before which more happened, null where these are all. */
    answer: v.object({ steps: readList(stepSchema), earlier: readTextOrNull }),
  }),
  message: describeCall({
    ...ofDocument,
    name: `${name}.downloadMessage`,
    summary: 'A message to or from the authority, whole',
    path: `${path}/:id/messages/:message_id`,
    access: contentReaders,
    params: v.strictObject({ id: idSchema, message_id: idSchema }),
    document: 'application/xml; charset=utf-8',
    answer: v.string(),
  }),
})

export type TimelineCalls = ReturnType<typeof timelineCalls>

/** What was sent last: its content, and what the verifier finds of its signed XML. */
const filedCalls = <Content extends AnyCall['answer']>(
  { name, path, readers: access, contentReaders = access }: DocumentCollection,
  { words: { one } }: DocumentKind,
  content: Content,
) => ({
  filed: describeCall({
    ...ofDocument,
    name: `${name}.filed`,
    summary: `What ${one} said when it was filed last`,
    path: `${path}/:id/filed`,
    access: contentReaders,
    /** Null where it was never filed, or before contents were kept. */
    answer: v.object({ content: v.nullable(content) }),
  }),
  verification: describeCall({
    ...ofDocument,
    name: `${name}.verification`,
    summary: 'What the verifier finds of the signed XML that was filed last, check by check',
    path: `${path}/:id/verification`,
    access,
    answer: verificationSchema,
  }),
})

export type VerificationCall = ReturnType<typeof filedCalls>['verification']

/** The calls about the way of one document, whose content is read as `content`. */
export const historyCalls = <Content extends AnyCall['answer']>(
  collection: DocumentCollection,
  kind: DocumentKind,
  content: Content,
) => ({
  ...timelineCalls(collection, kind),
  ...filedCalls(collection, kind, content),
})
