import { msg } from '@lingui/core/macro'
import type { FailureTexts } from '../../failures/knownTexts.ts'

/** Why the server does not keep a printed form. */
export const failureTexts: FailureTexts = {
  refusals: {
    'pdf.notReadable': {
      title: msg`The printed form was made wrongly`,
      text: msg`Reload the page, then try again. If it happens again, tell customer service what was to be printed.`,
    },
    'pdf.tooLarge': {
      title: msg`The printed form is too large to be shown`,
      text: msg`It would have more pages than the server takes. Tell customer service what was to be printed.`,
    },
  },
}
