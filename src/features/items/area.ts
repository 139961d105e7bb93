import { msg } from '@lingui/core/macro'
import type { Area } from '../../area/area.ts'
import { isCompanyScope } from '../../domain/session.ts'
import { translatedPart } from '../../i18n/translatedPart.ts'
import { InboxIcon } from '../../ui/icons/icons.tsx'
import type { ItemParameters } from './address.ts'

declare module '../../area/navigation.ts' {
  interface PanelParameters {
    items: ItemParameters
  }
}

/** The company's items (seed 001 §2.8). */
export const area: Area = {
  textsForOthers: async () => (await import('./textsForOthers.ts')).textsForOthers,
  panels: [
    {
      id: 'items',
      group: 'e-invoice',
      position: 4,
      title: msg`Items`,
      openLabel: msg`Open items`,
      icon: InboxIcon,
      isFor: ({ scope }) => isCompanyScope(scope),
      commands: [],
      found: { record: (item) => ({ item }), all: (q) => ({ q }) },
      part: translatedPart(
        async () => (await import('./ItemsPanel.tsx')).ItemsPanel,
        async () => (await import('./itemTexts.ts')).itemTexts,
      ),
    },
  ],
}
