import * as v from 'valibot'
import { listOf, textUpTo } from '../../domain/bounded.ts'

/**
 * The local signing agent's side of its protocol (seed 000 §7, "Local agent …"; docs/decisions/0012): what this product's agent
 * takes and answers. Pages that also speak with older agents read answers more leniently.
 */

/** The version of the agent that is built from this source; that of package.json, which a test holds. */
export const agentVersion = '0.1.0'

/** Carries it in every answer that an allowed page may read. Agents of others, and older ones, send none. */
export const agentVersionHeader = 'Tokhai-Agent-Version'

/** Most documents in one request. */
export const MAX_DOCUMENTS = 50

/** Documents of a request that are looked at at all, to say that there are too many. */
const mostCounted = 1000

/** Largest request body in bytes. */
export const MAX_REQUEST_BYTES = 1024 * 1024

/** What an allowed page is answered when the agent cannot do what it was asked, with status 200, so that older pages read it too. */
export const agentFailureCodes = [
  'token.absent',
  'token.removed',
  'token.failed',
  'token.noCertificate',
  'token.pinNeeded',
  'pin.wrong',
  'pin.locked',
  'signing.cancelled',
  'certificate.expired',
  'certificate.notYetValid',
  'certificate.otherTaxCode',
  'certificate.keyNotRsa',
  'document.refused',
  'document.tooMany',
  'agent.busy',
  'agent.noPrompt',
  'agent.pinRefused',
] as const
export type AgentFailureCode = (typeof agentFailureCodes)[number]

/** Requests that the protocol does not know, with their HTTP status. Only a page of an allowed origin can read the answer. */
export const agentRefusals = {
  'request.malformed': 400,
  'request.forbiddenHost': 403,
  'request.forbiddenOrigin': 403,
  'request.unknownPath': 404,
  'request.unknownMethod': 405,
  'request.tooLarge': 413,
  'request.unknownType': 415,
  'agent.failed': 500,
} as const
export type AgentRefusalCode = keyof typeof agentRefusals

/** `YYYY-MM-DDTHH:mm:ss` in Vietnam’s local time. */
const localMomentSchema = v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}$/))

const errorSchema = v.object({
  code: v.picklist([
    ...agentFailureCodes,
    'request.malformed',
    'request.tooLarge',
    'request.unknownType',
    'agent.failed',
  ]),
  /** With `pin.wrong`: tries that are left, or null where the token does not report it. */
  attempts_left: v.optional(v.nullable(v.number())),
  /** With `document.refused`: the document, and why in one word. */
  req_key: v.optional(v.string()),
  reason: v.optional(v.string()),
  /** With `certificate.otherTaxCode`: the certificate's tax code, empty where it has not exactly one, and the documents'. */
  dn_mst: v.optional(v.string()),
  tax_code: v.optional(v.string()),
  /** With `certificate.notYetValid` and `certificate.expired`: the end of its time that is the matter. */
  not_before: v.optional(localMomentSchema),
  not_after: v.optional(localMomentSchema),
  /** With `certificate.keyNotRsa`: the kind of its key, such as EC. */
  key_type: v.optional(v.string()),
})
export type AgentErrorAnswer = v.InferOutput<typeof errorSchema>

/** A failure: no result, and the typed error. */
export const failedAnswerSchema = v.object({ result: v.tuple([]), error: errorSchema })

/**
 * What /getTokenInfo takes where there is more than the seed's empty body: whose certificate is asked for, of all that are plugged in.
 * Agents that do not know it answer as they do without.
 */
export const tokenInfoRequestSchema = v.object({ tax_code: textUpTo(20) })

/** The token's certificate. */
export const tokenInfoAnswerSchema = v.object({
  /** Distinguished name of the issuer. */
  issue_by: v.string(),
  /** Common name of the issuer. */
  issuer: v.string(),
  /** Tax code of the holder without `MST:` or `CCCD:`; empty where the certificate has none. */
  dn_mst: v.string(),
  /** Upper-case hexadecimal. */
  serial_number: v.string(),
  not_before: localMomentSchema,
  not_after: localMomentSchema,
})
export type TokenInfoAnswer = v.InferOutput<typeof tokenInfoAnswerSchema>

/** All documents signed, in the order of the request. */
export const signedAnswerSchema = v.object({
  result: listOf(v.object({ req_key: v.string(), xml: v.string() }), MAX_DOCUMENTS),
  /** Common name of the holder. */
  issue_to: v.string(),
  ...tokenInfoAnswerSchema.entries,
})
export type SignedAnswer = v.InferOutput<typeof signedAnswerSchema>

/** What /issueXmlList takes, once decoded. */
export const issueXmlListSchema = v.object({
  crt_by: v.optional(v.nullable(textUpTo(400)), ''),
  xml: v.pipe(
    listOf(
      v.object({ req_key: textUpTo(200), xml: textUpTo(MAX_REQUEST_BYTES), id_signing: textUpTo(200) }),
      mostCounted,
    ),
    v.minLength(1),
  ),
})
export type IssueXmlList = v.InferOutput<typeof issueXmlListSchema>
