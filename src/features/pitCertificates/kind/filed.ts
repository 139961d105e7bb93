import { pitCertificateFiling } from '../../../api/contract/pitCertificateFiling.ts'
import { pitCertificateHistory } from '../../../api/contract/pitCertificateHistory.ts'
import type { FiledKind } from '../../../documents/filedKind.ts'
import { certificateSignature } from '../../../domain/pitCertificate/layout.ts'
import { historyWords, verificationWords } from '../history/historyWords.ts'
import { certificateLabelsOf } from '../form/labels.ts'
import { SubmitNotice } from '../form/record/SubmitNotice.tsx'
import { failureTexts } from '../refusals/failureTexts.ts'
import { stepTitles } from '../refusals/stepTitles.ts'
import { bulkWords } from '../words/bulkWords.ts'
import { deletion, deletionWords } from '../words/deletion.ts'
import { formWords } from '../words/formWords.ts'
import { outputWords } from '../words/outputWords.ts'
import { submitWords } from '../words/submitWords.ts'
import { unfinishedWords } from '../words/unfinishedWords.ts'
import { certificateCalls } from './calls.ts'
import { unfinishedCertificates } from './unfinishedForms.ts'

/** How PIT certificates are filed. */
export const filedCertificates: FiledKind = {
  calls: certificateCalls,
  runs: pitCertificateFiling.runs,
  layout: certificateSignature,
  failureTexts,
  fieldLabels: certificateLabelsOf,
  SubmitNotice,
  deletion,
  unfinished: unfinishedCertificates,
  history: pitCertificateHistory,
  words: {
    failedSteps: stepTitles,
    form: formWords,
    submit: submitWords,
    bulk: bulkWords,
    unfinished: unfinishedWords,
    deletion: deletionWords,
    history: historyWords,
    verification: verificationWords,
    output: outputWords,
  },
}
