import { pitCertificateFiling } from '../../../api/contract/pitCertificateFiling.ts'
import { pitCertificateHistory } from '../../../api/contract/pitCertificateHistory.ts'
import type { FiledKind } from '../../../documents/filedKind.ts'
import { certificateSignature } from '../../../domain/pitCertificate/layout.ts'
import { certificateLabelsOf } from '../form/labels.ts'
import { SubmitNotice } from '../form/record/SubmitNotice.tsx'
import { failureTexts } from '../refusals/failureTexts.ts'
import { certificateBulkWords, certificateWords } from '../words/certificateWords.ts'
import { certificateCalls } from './calls.ts'
import { deletion } from './deletion.ts'
import { unfinishedCertificates } from './unfinishedForms.ts'

/** How PIT certificates are filed. */
export const filedCertificates: FiledKind = {
  calls: certificateCalls,
  bulk: { runs: pitCertificateFiling.runs, words: certificateBulkWords },
  layout: certificateSignature,
  failureTexts,
  fieldLabels: certificateLabelsOf,
  SubmitNotice,
  deletion,
  unfinished: unfinishedCertificates,
  history: pitCertificateHistory,
  words: certificateWords,
}
