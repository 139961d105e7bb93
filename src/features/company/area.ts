import { msg } from '@lingui/core/macro'
import type { Area } from '../../area/area.ts'
import { isCompanyScope } from '../../domain/session.ts'
import { translatedPart } from '../../i18n/translatedPart.ts'
import { DocumentIcon } from '../../ui/icons/icons.tsx'

declare module '../../area/navigation.ts' {
  interface PanelParameters {
    company: Readonly<Record<string, undefined>>
  }
}

/** The company's own data (seed 001 §2.7). */
export const area: Area = {
  textsForOthers: async () => (await import('./textsForOthers.ts')).textsForOthers,
  panels: [
    {
      id: 'company',
      group: 'account',
      position: 2,
      title: msg`Company`,
      openLabel: msg`Open the company's data`,
      icon: DocumentIcon,
      isFor: ({ scope }) => isCompanyScope(scope),
      commands: [],
      part: translatedPart(
        async () => (await import('./CompanyPanel.tsx')).CompanyPanel,
        async () => (await import('./companyTexts.ts')).companyTexts,
      ),
    },
  ],
}
