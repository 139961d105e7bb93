import type { FailureTexts } from '../../../../failures/knownTexts.ts'
import { failureTextsOf } from '../failureTextsOf.ts'

/** What notices about invoices alone can be refused with. */
export const failureTexts: FailureTexts = failureTextsOf('invoices')
