import type { FailureTexts } from '../../../failures/knownTexts.ts'
import { fieldMessage } from '../form/fieldTexts.ts'
import { refusalTexts } from './refusalTexts.ts'

/** What PIT certificates alone can be refused with. */
export const failureTexts: FailureTexts = { refusals: refusalTexts, field: fieldMessage }
