import { msg } from '@lingui/core/macro'
import type { Area } from '../../area/area.ts'
import { isAdministrator } from '../../domain/session.ts'
import type { TextFile } from '../../i18n/locale.ts'
import { translatedPart } from '../../i18n/translatedPart.ts'
import { ClockIcon } from '../../ui/icons/icons.tsx'
import type { AuditParameters } from './address.ts'

declare module '../../area/navigation.ts' {
  interface PanelParameters {
    audit: AuditParameters
  }
}

/** Who did what in the company. */
export const area: Area = {
  panels: [
    {
      id: 'audit',
      group: 'account',
      position: 6,
      title: msg`Activity log`,
      openLabel: msg`Open the activity log`,
      icon: ClockIcon,
      isFor: ({ scope }) => isAdministrator(scope),
      commands: [],
      part: translatedPart(
        async () => (await import('./AuditPanel.tsx')).AuditPanel,
        import.meta.glob<TextFile>('./texts/*.po'),
      ),
    },
  ],
}
