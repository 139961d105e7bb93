import { msg } from '@lingui/core/macro'
import type { Area } from '../../area/area.ts'
import { isCompanyScope, isPitScope } from '../../domain/session.ts'
import { translatedPart } from '../../i18n/translatedPart.ts'
import { KeyIcon } from '../../ui/icons/icons.tsx'

declare module '../../area/navigation.ts' {
  interface PanelParameters {
    account: Readonly<Record<string, undefined>>
  }
}

/** The signed-in person's own account (seed 001 §2.6). */
export const area: Area = {
  textsForOthers: async () => (await import('./textsForOthers.ts')).textsForOthers,
  panels: [
    {
      id: 'account',
      group: 'account',
      position: 1,
      title: msg`My Account`,
      openLabel: msg`Open my account`,
      icon: KeyIcon,
      isFor: ({ scope }) => isCompanyScope(scope) || isPitScope(scope),
      commands: [],
      part: translatedPart(
        async () => (await import('./AccountPanel.tsx')).AccountPanel,
        async () => (await import('./accountTexts.ts')).accountTexts,
      ),
    },
  ],
}
