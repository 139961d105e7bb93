import { useLingui } from '@lingui/react'
import { useLingui as useTexts } from '@lingui/react/macro'
import { useCallback } from 'react'
import { shownDay } from '../../domain/dates.ts'
import { reasonTexts } from './reasonTexts.ts'
import type { WaitingNumber } from './waitingNumber.ts'

/** What to do about a number that waits. */
export const useWhatToDo = (): ((row: WaitingNumber) => string) => {
  const { i18n } = useLingui()
  const { t } = useTexts()
  return useCallback(
    ({ document_id: id, reason, day }: WaitingNumber) => {
      if (id !== null) return i18n._(reasonTexts[reason].whatToDo)
      const date = shownDay(day)
      return t`The next document of this symbol that is dated ${date} takes it: issue one of that day.`
    },
    [i18n, t],
  )
}
