import { msg } from '@lingui/core/macro'
import type { Area } from '../../area/area.ts'
import { isAdministrator } from '../../domain/session.ts'
import { translatedPart } from '../../i18n/translatedPart.ts'
import { UsersIcon } from '../../ui/icons/icons.tsx'
import type { UserParameters } from './address.ts'

declare module '../../area/navigation.ts' {
  interface PanelParameters {
    users: UserParameters
  }
}

/** Who works for the company, what they are and what they may do (seed 001 §2.9). */
export const area: Area = {
  textsForOthers: async () => (await import('./textsForOthers.ts')).textsForOthers,
  panels: [
    {
      id: 'users',
      group: 'account',
      position: 4,
      title: msg`User Management`,
      openLabel: msg`Open user management`,
      icon: UsersIcon,
      isFor: ({ scope }) => isAdministrator(scope),
      commands: [],
      found: { record: (user) => ({ user }), all: (q) => ({ q }) },
      part: translatedPart(
        async () => (await import('./UsersPanel.tsx')).UsersPanel,
        async () => (await import('./userTexts.ts')).userTexts,
      ),
    },
  ],
}
