import * as v from 'valibot'
import { listOf } from '../../domain/bounded.ts'
import { certificateAmounts } from '../../domain/pitCertificate/fields.ts'
import { correctionMethods } from '../../domain/corrections/table.ts'
import { readText, readTexts } from '../../domain/reading.ts'
import { describeCall, noBody, none, type AnswerOf } from './call.ts'
import { idSchema } from './ids.ts'
import { pitCertificates } from './pitCertificateCollection.ts'

/** Certificates of one chain at most. */
const mostChained = 100

/** Error notices about one certificate, the newest. */
export const mostNotices = 20

/** A certificate of the chain; `inv_no` is empty until it is issued, `reason` says why it corrects the one before. */
const chainedSchema = v.object({
  ...readTexts(['sid', 'corrects_sid', 'inv_no', 'serial_no', 'inv_date', 'inv_feature', 'etax_status']),
  reason: readText,
})

const amountsSchema = v.object(v.entriesFromList([...certificateAmounts], readText))

/** How a certificate stands among its corrections (decision 0493). */
export const pitCertificateCorrections = describeCall({
  name: 'pitCertificates.corrections',
  summary:
    'What has been made to correct a certificate, whether a correction is on its way, and the chain of certificates that correct one another',
  method: 'GET',
  path: `${pitCertificates.path}/:id/corrections`,
  access: pitCertificates.readers,
  params: v.strictObject({ id: idSchema }),
  query: none,
  body: noBody,
  answer: v.object({
    is_accepted: v.boolean(),
    /** Accepted ones, in the order in which they were begun. */
    made: listOf(v.picklist(correctionMethods), mostChained),
    is_pending: v.boolean(),
    /** Notices 04/SS-CTĐT that name it, the newest first; `made` has `notice` once one is received. */
    notices: listOf(v.object(readTexts(['id', 'reference', 'notice_date', 'notice_status'])), mostNotices),
    /** From the original on, the oldest first. */
    chain: listOf(chainedSchema, mostChained),
    /** What it says with all accepted adjustments; null for whoever may not see amounts, who is given no reasons either. */
    amounts: v.nullable(amountsSchema),
    /** Of one that corrects another: what that one said with all adjustments before this one; null of others, and as `amounts`. */
    amounts_before: v.nullable(amountsSchema),
  }),
  refusals: ['record.absent'],
  source: 'chosen (docs/decisions/0493)',
})

export type CertificateCorrections = AnswerOf<typeof pitCertificateCorrections>
export type ChainedCertificate = CertificateCorrections['chain'][number]

export const calls = { pitCertificateCorrections }
