import { useLingui } from '@lingui/react'
import { useCallback } from 'react'
import { failureMessage } from './failureMessage.ts'
import { told, type FailureText, type TellableFailure } from './failureText.ts'
import type { FailedStep } from './stepTitles.ts'

/**
 * Tells failures in the user's language. With the step that failed, the title is the seed's for that step ('Save declaration
 * failed') and the text begins with what happened; a server's refusal without a text of its own is told in the server's words.
 */
export const useFailureText = (): ((failure: TellableFailure, step?: FailedStep) => FailureText) => {
  const { i18n } = useLingui()
  return useCallback((failure: TellableFailure, step?: FailedStep) => told(i18n, failureMessage(failure), step), [i18n])
}
