import { useLingui } from '@lingui/react'
import { useCallback } from 'react'
import { accessMessage, type AccessFailure } from './accessMessage.ts'
import { told, type FailureText } from './failureText.ts'
import type { FailedStep } from './stepTitles.ts'

/** As `useFailureText`, for what no call but reading and signing in can answer: it comes without the texts of declarations and signatures. */
export const useAccessFailureText = (): ((failure: AccessFailure, step?: FailedStep) => FailureText) => {
  const { i18n } = useLingui()
  return useCallback((failure: AccessFailure, step?: FailedStep) => told(i18n, accessMessage(failure), step), [i18n])
}
