import * as v from 'valibot'

/**
 * What passes between the signing process and the one that holds the vendor's library. It goes through the private channel of a
 * child process, so a PIN appears on no command line, in no environment and in no file.
 */

const keyStoreFailureSchema = v.variant('code', [
  v.object({ code: v.picklist(['token_absent', 'token_removed', 'pin_locked', 'no_certificate', 'pin_needed']) }),
  v.object({ code: v.literal('key_not_rsa'), keyType: v.string() }),
  v.object({ code: v.literal('pin_wrong'), attemptsLeft: v.nullable(v.number()) }),
  v.object({ code: v.literal('library_failed'), detail: v.string() }),
])

const bytesSchema = v.instance(Uint8Array)

const resultOf = <Schema extends v.GenericSchema>(value: Schema) =>
  v.variant('ok', [
    v.object({ ok: v.literal(true), value }),
    v.object({ ok: v.literal(false), failure: keyStoreFailureSchema }),
  ])

export const tokenReadResultSchema = resultOf(
  v.object({ certificate: bytesSchema, pinState: v.picklist(['ready', 'few_attempts', 'last_attempt', 'locked']) }),
)
/** The certificate after `open`. */
export const bytesResultSchema = resultOf(bytesSchema)
/** Each signature after `sign`, or why it was not made. */
export const signaturesResultSchema = resultOf(v.array(bytesResultSchema))
export const nothingResultSchema = resultOf(v.null())

const wantedSchema = v.object({ taxCode: v.optional(v.string()), certificate: v.optional(bytesSchema) })

export const workerRequestSchema = v.variant('kind', [
  v.object({ kind: v.literal('read'), id: v.number(), wanted: wantedSchema }),
  v.object({ kind: v.literal('open'), id: v.number(), pin: v.string(), wanted: wantedSchema }),
  v.object({ kind: v.literal('sign'), id: v.number(), digestInfos: v.array(bytesSchema) }),
  v.object({ kind: v.literal('close'), id: v.number() }),
])
export type WorkerRequest = v.InferOutput<typeof workerRequestSchema>

export const workerAnswerSchema = v.object({ id: v.number(), result: v.unknown() })

/** The worker's first argument, as JSON. Nothing in it is secret. */
export const workerSettingsSchema = v.object({
  modulePath: v.string(),
  label: v.optional(v.string()),
  slot: v.optional(v.number()),
})
export type WorkerSettings = v.InferOutput<typeof workerSettingsSchema>
