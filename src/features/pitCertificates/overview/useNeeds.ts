import { useLingui } from '@lingui/react'
import { useNavigation } from '../../../area/navigation.ts'
import { shownNeeds, type ShownNeed } from '../../../documents/overview/needs.ts'
import { needTexts } from './needTexts.ts'
import { needKinds, needsOf, type NeedKind } from './standing.ts'
import { useStanding } from './useStanding.ts'

/** Where something is done about each need; undefined where the person may not. */
const useWays = (): Readonly<Record<NeedKind, string | undefined>> => {
  const { pageHref, panelHref, mayOpenPanel } = useNavigation()
  const listOf = (status: string): string => pageHref('pit-certificates', { parameters: { status } })
  return {
    declaration: mayOpenPanel('e-document-declarations')
      ? panelHref('e-document-declarations', {})
      : panelHref('pit-declarations', {}),
    template: mayOpenPanel('e-document-templates') ? panelHref('e-document-templates', {}) : undefined,
    rejected: listOf('rejected'),
    numbers: pageHref('pit-numbers', {}),
    unfinished: pageHref('pit-certificates', {}),
    draft: listOf('draft'),
  }
}

/** What of e-PIT needs somebody; null until it is known. */
export const useNeeds = (): readonly ShownNeed<NeedKind>[] | null => {
  const { i18n } = useLingui()
  const { isPending, ...standing } = useStanding()
  const ways = useWays()
  return isPending ? null : shownNeeds(i18n, needKinds, needTexts, needsOf(standing), ways)
}
