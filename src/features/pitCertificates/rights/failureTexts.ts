import { msg } from '@lingui/core/macro'
import type { FailureTexts } from '../../../failures/knownTexts.ts'

/** What giving rights is refused with. */
export const failureTexts: FailureTexts = {
  refusals: {
    'pitCertificate.rightsChanged': {
      title: msg`These rights were changed after you opened them`,
      text: msg`Somebody else has given or taken rights in the meantime; nothing was overwritten. Close the rights and open them again to see what the account may do now.`,
    },
  },
}
