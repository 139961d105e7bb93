import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react'
import { useCallback } from 'react'

const codes = /(?:^|;\s*)(-?\d{1,10}):/g

/**
 * Explanations in the user's language for the codes that a message of the authority names (`code: text; code: text`), each once.
 *
 * @param reasons what is known of a kind's codes
 */
export const useAuthorityExplanations = (
  reasons: Readonly<Record<string, MessageDescriptor>>,
): ((message: string) => string[]) => {
  const { i18n } = useLingui()
  return useCallback(
    (message: string) => {
      const named = new Set([...message.matchAll(codes)].map(([, code = '']) => code))
      return [...named].flatMap((code) => {
        const explanation = reasons[code]
        return explanation === undefined ? [] : [i18n._(explanation)]
      })
    },
    [i18n, reasons],
  )
}
