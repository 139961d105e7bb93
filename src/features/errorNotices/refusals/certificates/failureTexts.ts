import type { FailureTexts } from '../../../../failures/knownTexts.ts'
import { failureTextsOf } from '../failureTextsOf.ts'

/** What notices about certificates alone can be refused with. */
export const failureTexts: FailureTexts = failureTextsOf('certificates')
