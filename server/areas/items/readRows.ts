import * as v from 'valibot'
import { listOf, textUpTo } from '../../../src/domain/bounded.ts'
import { mostUploadedRows, rowFields, type ItemRow } from '../../../src/domain/items/row.ts'
import { fail, succeed, type Result } from '../../../src/domain/result.ts'
import { readSoundJson } from '../../../src/domain/soundJson.ts'
import type { ServerRefusal } from '../../refusals.ts'

/** Size only: `rowProblems` has the rules. A row is refused by itself, a payload as a whole. */
const payloadSchema = v.pipe(
  listOf(v.object(v.entriesFromList(rowFields, v.optional(textUpTo(2000), ''))), mostUploadedRows),
  v.minLength(1, 'at_least_one_item'),
)

/** Values of the largest payload: its list, its rows, and what separates their members. */
const mostValues = 1 + mostUploadedRows * (rowFields.length + 1)

/** The rows of a payload: JSON in a text or in a part that travels as a file. */
export const readRows = async (
  payload: string | Blob,
): Promise<Result<readonly ItemRow[], ServerRefusal<'fields.invalid'>>> => {
  const text = typeof payload === 'string' ? payload : await payload.text()
  const json = readSoundJson(text, mostValues)
  const { success, output, issues } = v.safeParse(payloadSchema, json.ok ? json.value : null, { abortEarly: true })
  if (success) return succeed(output)
  const message = issues[0].message === 'at_least_one_item' ? 'at_least_one_item' : 'payload_is_unreadable'
  return fail({ reason: 'fields.invalid', fields: [{ field: 'payload', message }] })
}
