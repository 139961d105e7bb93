import { byCollection } from '../../../api/contract/declarationCollection.ts'
import { declarationHistories } from '../../../api/contract/declarationHistory.ts'
import type { FiledKind } from '../../../documents/filedKind.ts'
import { failureTexts as formTexts } from '../../../records/form/failureTexts.ts'
import { failureTexts as signingTexts } from '../../../signing/failures/failureTexts.ts'
import { historyWords, verificationWords } from '../history/historyWords.ts'
import { outputWords } from '../output/outputWords.ts'
import { deletionIn } from '../delete/deletion.ts'
import { deletionWords } from '../delete/deletionWords.ts'
import { failureTexts } from '../refusals/failureTexts.ts'
import { stepTitles } from '../refusals/stepTitles.ts'

/** How declarations of each collection are filed. */
export const filedDeclarations = byCollection<FiledKind>(({ key }) => ({
  failureTexts: [failureTexts, formTexts, signingTexts],
  deletion: deletionIn(key),
  history: declarationHistories[key],
  words: {
    failedSteps: stepTitles,
    deletion: deletionWords,
    history: historyWords,
    verification: verificationWords,
    output: outputWords,
  },
}))
