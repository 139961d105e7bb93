import { useLingui } from '@lingui/react/macro'
import { shownDay } from '../../../domain/dates.ts'
import type { InForce } from '../../../api/queries/inForce.ts'

/** How an accepted declaration is called in a sentence: its reference and the day that it says. */
export const useInForceName = (): ((inForce: InForce) => string) => {
  const { t } = useLingui()
  return ({ reference, day }) => {
    const date = shownDay(day)
    return reference === '' ? t`of ${date}` : t`${reference} of ${date}`
  }
}
