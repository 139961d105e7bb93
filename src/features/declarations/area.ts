import { msg } from '@lingui/core/macro'
import type { Area } from '../../area/area.ts'
import { hasPermission, isCompanyScope } from '../../domain/session.ts'
import type { TextFile } from '../../i18n/locale.ts'
import { translated, translatedPart } from '../../i18n/translatedPart.ts'
import { DocumentIcon, PlusIcon } from '../../ui/icons/icons.tsx'
import type { DeclarationParameters } from './address.ts'

declare module '../../area/navigation.ts' {
  interface PanelParameters {
    declarations: DeclarationParameters
  }
}

const texts = import.meta.glob<TextFile>('./texts/*.po')
const overviewTexts = import.meta.glob<TextFile>(['./texts/*.po', '../../certificates/texts/*.po'])

/** Declarations of form 01/ĐKTĐ-HĐĐT: their panel, how they stand, and the news of those under way (seed 000). */
export const area: Area = {
  auditTexts: async () => (await import('./audit/auditTexts.ts')).auditTexts(),
  panels: [
    {
      id: 'declarations',
      group: 'e-invoice',
      position: 3,
      isFirst: true,
      title: msg`Declarations`,
      openLabel: msg`Open declarations`,
      icon: DocumentIcon,
      isFor: ({ scope }) => isCompanyScope(scope),
      commands: [
        {
          id: 'declarations.add',
          label: msg`Add a declaration`,
          icon: PlusIcon,
          isFor: (user) => hasPermission(user, 'declaration.new'),
          parameters: { declaration: 'new' },
        },
      ],
      found: {
        record: (declaration) => ({ declaration }),
        all: (q) => ({ q }),
        status: translatedPart(
          async () => (await import('./DeclarationStatusBadge.tsx')).DeclarationStatusBadge,
          texts,
        ),
      },
      part: translatedPart(async () => (await import('./DeclarationsSettings.tsx')).DeclarationsSettings, texts),
    },
  ],
  pages: [
    {
      path: 'sale/e-invoice',
      tab: 'sale',
      isFor: ({ scope }) => isCompanyScope(scope),
      load: translated(async () => (await import('./overview/OverviewPage.tsx')).OverviewPage, overviewTexts),
    },
  ],
  background: [
    {
      id: 'declarations.follow',
      isFor: ({ scope }) => isCompanyScope(scope),
      part: translatedPart(async () => (await import('./follow/PendingFollower.tsx')).PendingFollower, texts),
    },
  ],
}
