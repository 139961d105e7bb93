import { useLingui } from '@lingui/react'
import { useNavigation } from '../../../area/navigation.ts'
import { needTexts } from './needTexts.ts'
import { needsOf, type NeedKind } from './standing.ts'
import { useStanding } from './useStanding.ts'

/** What needs somebody, in the language of the page. */
interface ShownNeed {
  readonly kind: NeedKind
  readonly title: string
  readonly text: string
  /** Where it is done; undefined where the person cannot do it. */
  readonly href: string | undefined
  readonly wayLabel: string
  readonly tone: 'red' | 'amber' | 'blue'
}

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
export const useNeeds = (): readonly ShownNeed[] | null => {
  const { i18n } = useLingui()
  const { isPending, ...standing } = useStanding()
  const ways = useWays()
  if (isPending) return null
  return needsOf(standing).map(({ kind, count }) => {
    const { title, text, textForOthers = text, wayLabel, tone } = needTexts[kind]
    const href = ways[kind]
    return {
      kind,
      title: i18n._(title(count)),
      text: i18n._(href === undefined ? textForOthers : text),
      href,
      wayLabel: i18n._(wayLabel),
      tone,
    }
  })
}
