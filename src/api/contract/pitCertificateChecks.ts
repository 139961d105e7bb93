import * as v from 'valibot'
import { listOf } from '../../domain/bounded.ts'
import { mostRunRows } from '../../domain/documents/issueRuns.ts'
import { readTexts } from '../../domain/reading.ts'
import { describeCall, none } from './call.ts'
import { askedDays } from './documents/list.ts'
import { idSchema } from './ids.ts'
import { searchValueSchema } from './paging.ts'
import { pitCertificateKind, pitCertificates } from './pitCertificateCollection.ts'
import { certificateNarrowing } from './pitCertificates.ts'

/** Of a certificate that breaks this many rules the others are not named. */
export const mostProblems = 100

/** `selected` are certificates by their ids, `list` the drafts of the list as it is narrowed. What the other needs is left out. */
const wantedSchema = v.strictObject({
  of: v.picklist(['selected', 'list']),
  sid: v.optional(listOf(idSchema, mostRunRows), []),
  ...askedDays,
  search_value: searchValueSchema,
  ...certificateNarrowing,
})
export type WantedToIssue = v.InferOutput<typeof wantedSchema>

/** A certificate with what forbids that it is issued. It names no amount, and of what it says no more than the list does. */
const checkedSchema = v.object({
  ...readTexts(['sid', 'version', 'refid', 'serial_no', 'inv_no', 'taxpayer_nm', 'etax_status']),
  is_corrected: v.boolean(),
  problems: listOf(v.object(readTexts(['field', 'message'])), mostProblems),
})

const checkToIssue = describeCall({
  name: 'pitCertificates.checkToIssue',
  summary:
    'Certificates that a run is to carry, with their versions and what forbids that they are issued, as many as one run carries; ids that the company does not have are left out',
  method: 'POST',
  path: '/api/wtx/ca/v1/e-pit/certificate-checks',
  access: pitCertificates.writersWith(pitCertificateKind.permissions.send),
  params: none,
  query: none,
  body: wantedSchema,
  answer: v.object({ certificates: listOf(checkedSchema, mostRunRows) }),
  refusals: ['pitCertificate.tooManyToIssue'],
  source: 'chosen (docs/decisions/0506)',
})

export const pitCertificateChecks = { checkToIssue }

export const calls = { checkPitCertificatesToIssue: checkToIssue }
