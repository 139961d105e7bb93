import * as v from 'valibot'
import { listOf, mostAnswered } from '../../domain/bounded.ts'

const fieldProblemSchema = v.object({ field: v.string(), message: v.string() })

/** Header with which a server announces that it answers the whole contract, not only what the seeds name (docs/decisions/0130). */
export const contractHeader = 'Tokhai-Contract'

const statusCode = v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{3}$/), v.transform(Number))])

/**
 * Every answer of the API as it is read: `{ status: { code, message }, data }` (seed 000 §7, 002 §7). Whatever a server has nothing to
 * say in may be absent or null.
 */
export const envelopeSchema = v.object({
  status: v.nullish(
    v.object({
      code: statusCode,
      message: v.fallback(v.string(), ''),
      reason: v.fallback(v.string(), ''),
      fields: v.fallback(listOf(fieldProblemSchema, mostAnswered), []),
      attempts_left: v.fallback(v.optional(v.number()), undefined),
    }),
  ),
  data: v.optional(v.unknown()),
})
export type Envelope = v.InferOutput<typeof envelopeSchema>

/**
 * A refusal as this product's server answers it: `status.code` repeats the HTTP status, `status.message` is a text for people,
 * `status.reason` one of the call's refusal codes, `status.fields` the fields it concerns, `status.request_id` what the request is called
 * in the log, `status.attempts_left` how often a secret may be tried again, where it is counted.
 */
export const refusalEnvelopeSchema = v.object({
  status: v.object({
    code: v.number(),
    message: v.string(),
    reason: v.string(),
    fields: v.optional(listOf(fieldProblemSchema, mostAnswered), []),
    request_id: v.optional(v.string()),
    attempts_left: v.optional(v.number()),
  }),
  data: v.null(),
})
export type RefusalEnvelope = v.InferOutput<typeof refusalEnvelopeSchema>

/**
 * Header of a request that names the account whose page sends it. The browser's cookie is of whoever has signed in last in any tab; where
 * the two differ, the request is refused (docs/decisions/0444).
 */
export const accountHeader = 'Tokhai-Account'

/** The reason of that refusal. */
export const anotherAccount = 'session.anotherAccount'

/** Header of every answer that names its request as the server's log does. */
export const requestIdHeader = 'X-Request-Id'

/** Refusals that every call may answer, with their HTTP status. */
export const generalRefusals = {
  'request.malformed': 400,
  'session.required': 401,
  'permission.missing': 403,
  'password.changeRequired': 403,
  'origin.foreign': 403,
  'record.absent': 404,
  'method.notAllowed': 405,
  [anotherAccount]: 409,
  'request.tooLarge': 413,
  'request.notJson': 415,
  'request.notMultipart': 415,
  'request.tooMany': 429,
  'database.unavailable': 503,
} as const
