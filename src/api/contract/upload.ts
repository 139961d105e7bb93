import * as v from 'valibot'
import { fileUpTo, listOf, textUpTo } from '../../domain/bounded.ts'
import { readText } from '../../domain/reading.ts'
import { mostUploadedRows } from '../../domain/upload/mostRows.ts'

/** What calls that make many records of a file's rows have in common. */

const fileLimit = 20 * 1024 * 1024
const payloadLimit = 40 * 1024 * 1024

/** Bytes of the largest upload. */
export const uploadLimit = fileLimit + payloadLimit + 64 * 1024

/** What became of an upload. `rows` names each row that was refused by its place in the payload, from 0, with a message code. */
export const uploadResultSchema = v.object({
  total: v.number(),
  success: v.number(),
  failed: v.number(),
  rows: listOf(v.object({ row: v.number(), field: readText, message: readText }), mostUploadedRows),
})
export type UploadResult = v.InferOutput<typeof uploadResultSchema>

export const uploadKeySchema = v.pipe(textUpTo(64), v.regex(/^[0-9A-Za-z-]{8,64}$/))

/** `all`: nothing is kept where one row is refused; `valid`: what is not refused is kept. */
const uploadModes = ['all', 'valid'] as const
export type UploadMode = (typeof uploadModes)[number]

export const uploadBody = {
  /** JSON: a list of rows. */
  payload: v.union([textUpTo(payloadLimit), fileUpTo(payloadLimit)]),
  file: fileUpTo(fileLimit),
  upload_key: v.optional(v.union([v.literal(''), uploadKeySchema]), ''),
  mode: v.optional(v.picklist(uploadModes), 'all'),
}

/** What became of an upload by its key; null where there is none. */
export const settledUploadSchema = v.object({ result: v.nullable(uploadResultSchema) })
