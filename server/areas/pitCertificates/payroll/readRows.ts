import * as v from 'valibot'
import { listOf, textUpTo } from '../../../../src/domain/bounded.ts'
import {
  mostPayrollRows,
  payrollFields,
  type PayrollRow,
} from '../../../../src/domain/pitCertificate/payroll/columns.ts'
import { fail, succeed, type Result } from '../../../../src/domain/result.ts'
import { readSoundJson } from '../../../../src/domain/soundJson.ts'
import type { ServerRefusal } from '../../../refusals.ts'

/** A row as it is sent, with the id that its certificate gets. */
export type SentRow = PayrollRow & { readonly sid: string }

/** The UUIDs of version 7 that pages give to new documents (decision 0007). */
const newId = v.pipe(textUpTo(36), v.regex(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/))

/** Size only: a row is refused by itself, a payload as a whole. */
const payloadSchema = v.pipe(
  listOf(
    v.strictObject({ sid: newId, ...v.entriesFromList(payrollFields, v.optional(textUpTo(1000), '')) }),
    mostPayrollRows,
  ),
  v.minLength(1, 'at_least_one_row'),
  v.check((rows) => new Set(rows.map(({ sid }) => sid)).size === rows.length),
)

/** Values of the largest payload: its list, its rows, and what separates their members. */
const mostValues = 1 + mostPayrollRows * (payrollFields.length + 2)

/** The rows of a payload: JSON in a text or in a part that travels as a file. */
export const readPayroll = async (
  payload: string | Blob,
): Promise<Result<readonly SentRow[], ServerRefusal<'fields.invalid'>>> => {
  const text = typeof payload === 'string' ? payload : await payload.text()
  const json = readSoundJson(text, mostValues)
  const { success, output, issues } = v.safeParse(payloadSchema, json.ok ? json.value : null, { abortEarly: true })
  if (success) return succeed(output)
  const message = issues[0].message === 'at_least_one_row' ? 'at_least_one_row' : 'payload_is_unreadable'
  return fail({ reason: 'fields.invalid', fields: [{ field: 'payload', message }] })
}
