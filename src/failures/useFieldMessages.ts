import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import { use, useCallback } from 'react'
import { firstOf } from './failureMessage.ts'
import { KnownTexts } from './knownTexts.ts'

/** Turns the message code of a field into the user's text. A code without a text of its own answers a general text. */
export const useFieldMessages = (): ((code: string) => string) => {
  const { i18n } = useLingui()
  const known = use(KnownTexts)
  return useCallback(
    (code: string) => i18n._(firstOf(known, ({ field }) => field?.(code)) ?? msg`This value is not accepted`),
    [i18n, known],
  )
}
