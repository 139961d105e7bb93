import * as v from 'valibot'
import { fileUpTo, listOf, textUpTo } from '../../domain/bounded.ts'
import { daySchema } from '../../domain/dates.ts'
import { mostPayrollRows } from '../../domain/pitCertificate/payroll/columns.ts'
import { readText, readTexts } from '../../domain/reading.ts'
import { describeCall, none } from './call.ts'
import { pitCertificates } from './pitCertificateCollection.ts'
import { pitStaffWith } from './pitStaff.ts'

const payloadLimit = 20 * 1024 * 1024

const body = v.strictObject({
  /** JSON: a list of rows, each with the id of its certificate (a UUID of version 7) and the fields of [05] to [19]. */
  payload: v.union([textUpTo(payloadLimit), fileUpTo(payloadLimit)]),
  /** Of all certificates; a draft may have no symbol. */
  inv_date: daySchema,
  serial_no: v.optional(textUpTo(9), ''),
  req_send_email: v.optional(v.picklist(['1', '0']), '1'),
})

/**
 * What became of an upload: all rows are drafted, or none. `rows` names each refused row by its place in the payload, from 0;
 * `doubles` those for whose person, kind of income and months the company had another certificate already.
 */
const resultSchema = v.object({
  total: v.number(),
  success: v.number(),
  failed: v.number(),
  rows: listOf(v.object({ row: v.number(), field: readText, message: readText }), mostPayrollRows),
  certificates: listOf(v.object({ row: v.number(), ...readTexts(['sid', 'version']) }), mostPayrollRows),
  doubles: listOf(v.object({ row: v.number(), sid: readText }), mostPayrollRows),
})
export type PayrollResult = v.InferOutput<typeof resultSchema>

const source = 'seed 002 §7.17; body and answer chosen (docs/decisions/0499)'

/** What both uploads have alike. */
const upload = {
  method: 'POST',
  access: pitStaffWith('pit-certificate.new'),
  multipart: payloadLimit + 64 * 1024,
  params: none,
  query: none,
  body,
  answer: resultSchema,
  source,
} as const

const uploadDraft = describeCall({
  ...upload,
  name: 'pitCertificates.uploadDraftExcel',
  summary:
    'Drafts a PIT certificate of each row of a payroll, which may have gaps; the same ids again answer what the first request made',
  path: `${pitCertificates.path}/upload-draft-excel`,
  refusals: ['fields.invalid'],
})

const uploadIssue = describeCall({
  ...upload,
  name: 'pitCertificates.uploadIssueExcel',
  summary:
    'The same, where each row is complete by the rules of filing; the answer names the versions with which an issue run is begun',
  path: `${pitCertificates.path}/upload-issue-excel`,
  refusals: ['fields.invalid', 'pitCertificate.noSymbol'],
})

export const pitCertificatePayroll = { uploadDraft, uploadIssue }

export const calls = {
  uploadPitCertificateDrafts: uploadDraft,
  uploadPitCertificatesToIssue: uploadIssue,
}
