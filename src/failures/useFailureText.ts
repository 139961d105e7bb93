import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react'
import { use, useCallback } from 'react'
import { failureMessage } from './failureMessage.ts'
import { describeFailure, type FailureText, type DescribableFailure } from './failureText.ts'
import { KnownTexts } from './knownTexts.ts'

/**
 * Describes failures in the user's language. With the title of the step that failed ('Save declaration failed'), the text begins with
 * what happened; a server's refusal without a text of its own is described by the server's message.
 */
export const useFailureText = (): ((failure: DescribableFailure, step?: MessageDescriptor) => FailureText) => {
  const { i18n } = useLingui()
  const known = use(KnownTexts)
  return useCallback(
    (failure: DescribableFailure, step?: MessageDescriptor) =>
      describeFailure(i18n, failureMessage(failure, known), step),
    [i18n, known],
  )
}
