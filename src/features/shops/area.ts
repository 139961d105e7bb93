import { msg } from '@lingui/core/macro'
import type { Area } from '../../area/area.ts'
import { isCompanyScope } from '../../domain/session.ts'
import { translatedPart } from '../../i18n/translatedPart.ts'
import { ShopIcon } from '../../ui/icons/icons.tsx'
import type { ShopParameters } from './address.ts'

declare module '../../area/navigation.ts' {
  interface PanelParameters {
    shops: ShopParameters
  }
}

/** The company's shops and their POS numbers (seed 001 §2.2, §2.3). */
export const area: Area = {
  textsForOthers: async () => (await import('./textsForOthers.ts')).textsForOthers,
  panels: [
    {
      id: 'shops',
      group: 'account',
      position: 3,
      title: msg`Shop`,
      openLabel: msg`Open shops`,
      icon: ShopIcon,
      isFor: ({ scope }) => isCompanyScope(scope),
      commands: [],
      found: { record: (shop) => ({ shop }), all: (q) => ({ q }) },
      part: translatedPart(
        async () => (await import('./ShopsPanel.tsx')).ShopsPanel,
        async () => (await import('./shopTexts.ts')).shopTexts,
      ),
    },
  ],
}
