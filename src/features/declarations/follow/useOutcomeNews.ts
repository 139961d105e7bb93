import { useLingui } from '@lingui/react'
import { useLingui as useTexts } from '@lingui/react/macro'
import { isTurnedDown, shownStatus } from '../../../domain/declaration/status.ts'
import { notify } from '../../../ui/feedback/toasts.ts'
import { titleNews } from '../../../ui/feedback/titleNews.ts'
import { statusAppearances } from '../DeclarationStatusBadge.tsx'

export interface Outcome {
  readonly reference: string
  readonly status: string
}

/** Says in a toast and in the page's title what the tax authority has decided. */
export const useOutcomeNews = (): ((outcomes: readonly Outcome[]) => void) => {
  const { i18n } = useLingui()
  const { t } = useTexts()
  const textOf = ({ reference, status }: Outcome): string => {
    if (!isTurnedDown(status)) return t`The tax authority has accepted declaration ${reference}.`
    if (shownStatus(status) === 'lapsed')
      return t`Declaration ${reference} has lapsed: nobody confirmed it on eTax Mobile within 24 hours. Open it to send it again.`
    return shownStatus(status) === 'refused'
      ? t`The tax authority has refused declaration ${reference}. Open it to read why.`
      : t`The tax authority has rejected declaration ${reference}. Open it to read why.`
  }
  return (outcomes) => {
    const turnedDown = outcomes.filter(({ status }) => isTurnedDown(status))
    const [first, ...others] = [...turnedDown, ...outcomes.filter(({ status }) => !isTurnedDown(status))]
    if (first === undefined) return
    const accepted = outcomes.length - turnedDown.length
    const failed = turnedDown.length
    const text =
      others.length === 0
        ? textOf(first)
        : t`The tax authority has answered: ${accepted} accepted, ${failed} refused, rejected or lapsed.`
    if (failed > 0) notify.error(text)
    else notify.success(text)
    titleNews.announce(`${i18n._(statusAppearances[shownStatus(first.status)].label)}: ${first.reference}`)
  }
}
