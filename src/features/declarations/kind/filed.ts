import { byCollection } from '../../../api/contract/declarationCollection.ts'
import { declarationHistories } from '../../../api/contract/declarationHistory.ts'
import { declarationIssueRuns } from '../../../api/contract/declarationIssueRuns.ts'
import type { FiledKind } from '../../../documents/filedKind.ts'
import { declarationSignature } from '../../../domain/declaration/layouts/signature.ts'
import { historyWords, verificationWords } from '../history/historyWords.ts'
import { deletionIn } from '../delete/deletion.ts'
import { deletionWords } from '../delete/deletionWords.ts'
import { SubmitNotice } from '../confirmation/SubmitNotice.tsx'
import { formWords } from '../form/formWords.ts'
import { fieldLabelsOf } from '../form/useFieldLabels.ts'
import { failureTexts } from '../refusals/failureTexts.ts'
import { stepTitles } from '../refusals/stepTitles.ts'
import { unfinishedWords } from '../unfinished/unfinishedWords.ts'
import { bulkWords } from '../words/bulkWords.ts'
import { submitWords } from '../words/submitWords.ts'
import { filingCalls } from './filingCalls.ts'
import { filings } from './filing.ts'
import { unfinishedDeclarations } from './unfinishedForms.ts'

/** How declarations of each collection are filed. */
export const filedDeclarations = byCollection<FiledKind>(({ key }) => ({
  calls: filingCalls(filings[key]),
  bulk: { runs: declarationIssueRuns[key], words: bulkWords },
  layout: declarationSignature,
  failureTexts,
  fieldLabels: (i18n) => fieldLabelsOf(filings[key].form, i18n),
  SubmitNotice,
  deletion: deletionIn(key),
  unfinished: unfinishedDeclarations[key],
  history: declarationHistories[key],
  words: {
    failedSteps: stepTitles,
    form: formWords,
    submit: submitWords,
    unfinished: unfinishedWords,
    deletion: deletionWords,
    history: historyWords,
    verification: verificationWords,
  },
}))
