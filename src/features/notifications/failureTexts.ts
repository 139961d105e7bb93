import { msg } from '@lingui/core/macro'
import type { FailureTexts } from '../../failures/knownTexts.ts'

/** What the calls of notifications can refuse with. */
export const failureTexts: FailureTexts = {
  refusals: {
    'notifications.tooManyStreams': {
      title: msg`Too many windows are open`,
      text: msg`New notifications come later than usual in this window. Close windows that you do not need.`,
    },
  },
}
