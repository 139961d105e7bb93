import type { FailureTexts } from '../../../failures/knownTexts.ts'
import { fieldMessage } from './fieldMessages.ts'
import { draftInvalid, refusalTexts } from './refusalTexts.ts'

/** What a declaration can be refused with. */
export const failureTexts: FailureTexts = {
  refusals: refusalTexts,
  describe: ({ code }) => (code === 'draft.invalid' ? draftInvalid : null),
  field: fieldMessage,
}
