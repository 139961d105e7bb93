import * as v from 'valibot'
import { listOf, mostAnswered, textUpTo } from '../../domain/bounded.ts'
import { correctingFeatures } from '../../domain/pitCertificate/features.ts'
import { certificateAmounts } from '../../domain/pitCertificate/fields.ts'
import { certificateStatuses } from '../../domain/pitCertificate/status.ts'
import { readTexts } from '../../domain/reading.ts'
import { describeCall, none } from './call.ts'
import { askedDays, listCalls, searchCall } from './documents/list.ts'
import { listQuery, paginationSchema } from './paging.ts'
import { pitCertificateKind, pitCertificates } from './pitCertificateCollection.ts'
import { pitStaffWith } from './pitStaff.ts'

export const pitCertificateSortColumns = [
  'refid',
  'inv_date',
  'serial_no',
  'inv_no',
  'taxpayer_nm',
  'taxpayer_taxcd',
  'income_type',
  'income_year',
  'final_income_amt',
  'final_income_tax',
  'etax_status',
] as const

/**
 * A row of the list. `inv_no` is empty until the certificate is issued; `corrected_by` says what has become of it since: `1` replaced, `2`
 * adjusted, or empty. The amounts are null for whoever may not see them.
 */
const rowSchema = v.object({
  ...readTexts([
    'sid',
    'refid',
    'form_no',
    'serial_no',
    'inv_no',
    'inv_date',
    'inv_feature',
    'corrected_by',
    'taxpayer_nm',
    'taxpayer_taxcd',
    'taxpayer_eml',
    'income_type',
    'income_from_mon',
    'income_to_mon',
    'income_year',
    'etax_status',
    'etax_rslt',
  ]),
  /** Whether it was turned down, and has been changed since without being sent again. */
  is_corrected: v.boolean(),
  final_income_amt: v.nullable(v.string()),
  final_income_tax: v.nullable(v.string()),
})
export type PitCertificateRow = v.InferOutput<typeof rowSchema>

const year = v.pipe(textUpTo(4), v.regex(/^20\d{2}$/))

/** What narrows list and sums. `taxpayer` is a tax code, `inv_feature` is `1` of those that replace others, `2` of those that adjust them. */
export const certificateNarrowing = {
  status: v.optional(v.picklist(certificateStatuses)),
  serial_no: v.optional(textUpTo(9)),
  income_type: v.optional(textUpTo(250)),
  income_year: v.optional(year),
  taxpayer: v.optional(v.pipe(textUpTo(14), v.regex(/^[0-9-]*$/))),
  inv_feature: v.optional(v.picklist(correctingFeatures)),
}

const listed = {
  ...pitCertificateKind,
  /**
   * By `inv_date`; `start_date` falls back to the first of January, `end_date` to today in Vietnam. `search_value` finds what holds all
   * its words.
   */
  query: v.strictObject({ ...askedDays, ...listQuery(pitCertificateSortColumns), ...certificateNarrowing }),
  beyondSeeds: ['status', 'serial_no', 'income_type', 'income_year', 'taxpayer', 'inv_feature'],
  answer: v.object({ certificates: listOf(rowSchema, mostAnswered), pagination: paginationSchema }),
  statuses: certificateStatuses,
} as const

export const pitCertificateList = listCalls(pitCertificates, listed)

export const searchPitCertificates = searchCall(pitCertificates, listed, '/api/wtx/ca/v1/e-pit/certificate-search')

const sumsSchema = v.object({
  ...readTexts(['income_year', 'taxpayer_taxcd', 'taxpayer_nm']),
  /** How many certificates it adds up. */
  count: v.number(),
  ...v.entriesFromList([...certificateAmounts], v.string()),
})

/** What was certified by person and year: accepted and waiting certificates that none has replaced, with their adjustments. */
export const sumPitCertificates = describeCall({
  name: 'pitCertificates.sums',
  summary: 'Income and tax by person and year, of certificates that are issued and not replaced, a page at a time',
  method: 'POST',
  path: '/api/wtx/ca/v1/e-pit/certificate-sums',
  access: pitStaffWith('pit-certificate.amounts'),
  params: none,
  query: none,
  body: v.strictObject({
    ...listQuery(['taxpayer_nm', 'taxpayer_taxcd', 'income_year', 'final_income_amt', 'final_income_tax']),
    income_year: v.optional(year),
  }),
  answer: v.object({ sums: listOf(sumsSchema, 100), pagination: paginationSchema }),
  refusals: [],
  source: 'chosen (docs/decisions/0491)',
})
export type PitCertificateSums = v.InferOutput<typeof sumsSchema>

export const calls = {
  listPitCertificates: pitCertificateList.list,
  countPitCertificates: pitCertificateList.count,
  deletePitCertificates: pitCertificateList.delete,
  restorePitCertificates: pitCertificateList.restore,
  searchPitCertificates,
  sumPitCertificates,
}
