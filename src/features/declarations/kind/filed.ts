import type { FiledKind } from '../../../documents/filedKind.ts'
import { failureTexts as formTexts } from '../../../records/form/failureTexts.ts'
import { failureTexts as signingTexts } from '../../../signing/failures/failureTexts.ts'
import { failureTexts } from '../refusals/failureTexts.ts'
import { stepTitles } from '../refusals/stepTitles.ts'

/** How declarations are filed. */
export const filedDeclarations: FiledKind = {
  failureTexts: [failureTexts, formTexts, signingTexts],
  words: { failedSteps: stepTitles },
}
