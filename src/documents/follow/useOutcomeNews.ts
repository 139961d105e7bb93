import { useLingui } from '@lingui/react'
import { notify } from '../../ui/feedback/toasts.ts'
import { titleNews } from '../../ui/feedback/titleNews.ts'
import type { FollowedKind, Outcome } from './followedKind.ts'

/** Says in a toast and in the page's title what the tax authority has decided. */
export const useOutcomeNews = ({
  answered,
}: Pick<FollowedKind, 'answered'>): ((outcomes: readonly Outcome[]) => void) => {
  const { i18n } = useLingui()
  return (outcomes) => {
    const turnedDown = outcomes.filter(({ isTurnedDown }) => isTurnedDown)
    const [first, ...others] = [...turnedDown, ...outcomes.filter(({ isTurnedDown }) => !isTurnedDown)]
    if (first === undefined) return
    const accepted = outcomes.length - turnedDown.length
    const text = i18n._(others.length === 0 ? first.text : answered(accepted, turnedDown.length))
    if (turnedDown.length > 0) notify.error(text)
    else notify.success(text)
    titleNews.announce(`${i18n._(first.status)}: ${first.reference}`)
  }
}
