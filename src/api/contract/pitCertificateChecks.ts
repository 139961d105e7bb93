import * as v from 'valibot'
import { listOf } from '../../domain/bounded.ts'
import { mostRunRows } from '../../domain/documents/issueRuns.ts'
import { readTexts } from '../../domain/reading.ts'
import { askedToIssue, checkCall, checkedEntries } from './documents/checks.ts'
import { pitCertificateKind, pitCertificates } from './pitCertificateCollection.ts'
import { certificateNarrowing } from './pitCertificates.ts'

const wantedSchema = v.strictObject({ ...askedToIssue, ...certificateNarrowing })
export type WantedToIssue = v.InferOutput<typeof wantedSchema>

/** Of what a certificate says no more than the list does. */
const checkedSchema = v.object({ ...checkedEntries, ...readTexts(['refid', 'serial_no', 'inv_no', 'taxpayer_nm']) })
export type CheckedCertificate = v.InferOutput<typeof checkedSchema>

const checkToIssue = checkCall(pitCertificates, pitCertificateKind, {
  path: '/api/wtx/ca/v1/e-pit/certificate-checks',
  body: wantedSchema,
  answer: v.object({ certificates: listOf(checkedSchema, mostRunRows) }),
  tooMany: 'pitCertificate.tooManyToIssue',
  source: 'chosen (docs/decisions/0506)',
})

export const pitCertificateChecks = { checkToIssue }

export const calls = { checkPitCertificatesToIssue: checkToIssue }
