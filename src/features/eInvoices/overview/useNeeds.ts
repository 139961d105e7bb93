import { useLingui } from '@lingui/react'
import { useNavigation } from '../../../area/navigation.ts'
import { shownNeeds, type ShownNeed } from '../../../documents/overview/needs.ts'
import { needTexts } from './needTexts.ts'
import { needKinds, needsOf, type NeedKind } from './standing.ts'
import { useStanding } from './useStanding.ts'

/** Where something is done about each need; undefined where the person may not. */
const useWays = (): Readonly<Record<NeedKind, string | undefined>> => {
  const { pageHref, panelHref, mayOpenPanel } = useNavigation()
  return {
    rejected: pageHref('invoice-status', { parameters: { status: 'rejected' } }),
    numbers: pageHref('invoice-numbers', {}),
    declaration: mayOpenPanel('declarations') ? panelHref('declarations', {}) : undefined,
    template: mayOpenPanel('e-invoice-templates') ? panelHref('e-invoice-templates', {}) : undefined,
    mails: pageHref('e-invoices', { parameters: { mail: 'failed' } }),
    unfinished: pageHref('e-invoices', {}),
    draft: pageHref('e-invoices', { parameters: { status: 'draft' } }),
  }
}

interface Needs {
  /** Null until they are known. */
  readonly needs: readonly ShownNeed<NeedKind>[] | null
  /** Whether nothing that was asked for is missing among them. */
  readonly isKnown: boolean
}

/** What of e-invoices needs somebody. */
export const useNeeds = (): Needs => {
  const { i18n } = useLingui()
  const { isPending, isKnown, ...standing } = useStanding()
  const ways = useWays()
  return { needs: isPending ? null : shownNeeds(i18n, needKinds, needTexts, needsOf(standing), ways), isKnown }
}
