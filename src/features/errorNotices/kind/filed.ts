import { errorNoticeFiling } from '../../../api/contract/errorNoticeFiling.ts'
import { errorNoticeHistory } from '../../../api/contract/errorNoticeHistory.ts'
import type { FiledKind } from '../../../documents/filedKind.ts'
import { noticeSignature } from '../../../domain/errorNotice/kind.ts'
import { labelsOf } from '../form/labels.ts'
import { failureTexts } from '../refusals/failureTexts.ts'
import { stepTitles } from '../refusals/stepTitles.ts'
import { bulkWords } from '../words/bulkWords.ts'
import { deletion, deletionWords } from '../words/deletion.ts'
import { formWords } from '../words/formWords.ts'
import { historyWords, verificationWords } from '../words/historyWords.ts'
import { outputWords } from '../words/outputWords.ts'
import { submitWords } from '../words/submitWords.ts'
import { unfinishedWords } from '../words/unfinishedWords.ts'
import { noticeCalls } from './calls.ts'
import { unfinishedNotices } from './unfinishedForms.ts'

/** How error notices are filed. */
export const filedNotices: FiledKind = {
  calls: noticeCalls,
  runs: errorNoticeFiling.runs,
  layout: noticeSignature,
  failureTexts,
  fieldLabels: labelsOf,
  SubmitNotice: () => null,
  deletion,
  unfinished: unfinishedNotices,
  history: errorNoticeHistory,
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
