import * as v from 'valibot'
import { listOf, textUpTo } from '../../src/domain/bounded.ts'
import { fail, succeed, type Result } from '../../src/domain/result.ts'
import { readSoundJson } from '../../src/domain/soundJson.ts'
import { mostUploadedRows } from '../../src/domain/upload/mostRows.ts'
import type { ServerRefusal } from '../refusals.ts'

/** Reads rows of these fields from a payload: JSON in a text or in a part that travels as a file. A row is refused by itself, a payload as a whole. */
export const rowsRead = <Field extends string>(fields: readonly Field[], noRow: string) => {
  const payloadSchema = v.pipe(
    listOf(v.object(v.entriesFromList(fields, v.optional(textUpTo(2000), ''))), mostUploadedRows),
    v.minLength(1, noRow),
  )
  // Values of the largest payload: its list, its rows, and what separates their members.
  const mostValues = 1 + mostUploadedRows * (fields.length + 1)
  return async (
    payload: string | Blob,
  ): Promise<Result<readonly Readonly<Record<Field, string>>[], ServerRefusal<'fields.invalid'>>> => {
    const text = typeof payload === 'string' ? payload : await payload.text()
    const json = readSoundJson(text, mostValues)
    const { success, output, issues } = v.safeParse(payloadSchema, json.ok ? json.value : null, { abortEarly: true })
    if (success) return succeed(output)
    const message = issues[0].message === noRow ? noRow : 'payload_is_unreadable'
    return fail({ reason: 'fields.invalid', fields: [{ field: 'payload', message }] })
  }
}
