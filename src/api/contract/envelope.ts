import * as v from 'valibot'

/** Every answer of the API is wrapped: `{ status: { code, message }, data }` (seed 000 §7, 002 §7). */
export const successEnvelope = <Data extends v.GenericSchema<unknown, unknown>>(data: Data) =>
  v.object({ status: v.object({ code: v.number(), message: v.string() }), data })

const fieldProblemSchema = v.object({ field: v.string(), message: v.string() })

/**
 * A refusal: `status.code` repeats the HTTP status, `status.message` is a sentence for people, `status.reason` one of
 * the call's refusal codes, `status.fields` the fields it concerns, `status.request_id` what the request is called in the log.
 */
export const refusalEnvelopeSchema = v.object({
  status: v.object({
    code: v.number(),
    message: v.string(),
    reason: v.string(),
    fields: v.optional(v.array(fieldProblemSchema), []),
    request_id: v.optional(v.string()),
  }),
  data: v.null(),
})
export type RefusalEnvelope = v.InferOutput<typeof refusalEnvelopeSchema>

/** Header of every answer that names its request as the server's log does. */
export const requestIdHeader = 'X-Request-Id'

/** Refusals that every call may answer, with their HTTP status. */
export const generalRefusals = {
  'request.malformed': 400,
  'session.required': 401,
  'permission.missing': 403,
  'origin.foreign': 403,
  'record.absent': 404,
  'method.notAllowed': 405,
  'request.tooLarge': 413,
  'request.notJson': 415,
  'request.tooMany': 429,
  'database.unavailable': 503,
} as const
