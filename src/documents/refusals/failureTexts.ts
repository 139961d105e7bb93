import type { FailureTexts } from '../../failures/knownTexts.ts'
import { fieldMessage } from './fieldMessages.ts'
import { refusalTexts, sendingTexts } from './refusalTexts.ts'

/** What documents of every kind can be refused with. */
export const failureTexts: FailureTexts = {
  refusals: refusalTexts,
  describe: ({ code }) => {
    switch (code) {
      case 'draft.invalid':
      case 'registration.unseen':
      case 'signing.inPart':
      case 'work.elsewhere':
        return sendingTexts[code]
      default:
        return null
    }
  },
  field: fieldMessage,
}
