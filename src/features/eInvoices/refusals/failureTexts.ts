import type { FailureTexts } from '../../../failures/knownTexts.ts'
import { fieldMessage } from './fieldMessages.ts'
import { refusalTexts } from './refusalTexts.ts'

/** What e-invoices alone can be refused with. */
export const failureTexts: FailureTexts = { refusals: refusalTexts, field: fieldMessage }
