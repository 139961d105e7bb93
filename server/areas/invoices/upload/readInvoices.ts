import * as v from 'valibot'
import { listOf, textUpTo } from '../../../../src/domain/bounded.ts'
import { mostInvoiceLines } from '../../../../src/domain/invoice/content.ts'
import {
  mostUploadedLines,
  sentLineTexts,
  sentTexts,
  type SentInvoice,
} from '../../../../src/domain/invoice/upload/sent.ts'
import { recordOf } from '../../../../src/domain/form/table.ts'
import { fail, succeed, type Result } from '../../../../src/domain/result.ts'
import { readSoundJson } from '../../../../src/domain/soundJson.ts'
import type { ServerRefusal } from '../../../refusals.ts'

/** The UUIDs of version 7 that pages give to new documents (decision 0007). */
const newId = v.pipe(textUpTo(36), v.regex(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/))

const longestText = 1000

const lineSchema = v.strictObject(recordOf(sentLineTexts, () => v.optional(textUpTo(longestText), '')))

/** Size only: an invoice is refused by itself, a payload as a whole. */
const payloadSchema = v.pipe(
  listOf(
    v.strictObject({
      sid: newId,
      ...recordOf(sentTexts, () => v.optional(textUpTo(longestText), '')),
      req_send_email: v.optional(v.picklist(['1', '0']), '1'),
      lines: listOf(lineSchema, mostInvoiceLines),
    }),
    mostUploadedLines,
  ),
  v.minLength(1, 'at_least_one_row'),
  v.check((invoices) => invoices.reduce((count, { lines }) => count + lines.length, 0) <= mostUploadedLines),
  v.check((invoices) => new Set(invoices.map(({ sid }) => sid)).size === invoices.length),
)

/** Values of the largest payload: of 50,000 invoices with one line each. */
const mostValues = 1 + mostUploadedLines * (sentTexts.length + sentLineTexts.length + 8)

/** The invoices of a payload: JSON in a text or in a part that travels as a file. */
export const readInvoices = async (
  payload: string | Blob,
): Promise<Result<readonly SentInvoice[], ServerRefusal<'fields.invalid'>>> => {
  const text = typeof payload === 'string' ? payload : await payload.text()
  const json = readSoundJson(text, mostValues)
  const { success, output, issues } = v.safeParse(payloadSchema, json.ok ? json.value : null, { abortEarly: true })
  if (success) return succeed(output)
  const message = issues[0].message === 'at_least_one_row' ? 'at_least_one_row' : 'payload_is_unreadable'
  return fail({ reason: 'fields.invalid', fields: [{ field: 'payload', message }] })
}
