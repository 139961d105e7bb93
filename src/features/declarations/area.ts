import { msg } from '@lingui/core/macro'
import type { Area } from '../../area/area.ts'
import { hasPermission, isCompanyScope, isPitScope } from '../../domain/session.ts'
import type { TextFile } from '../../i18n/locale.ts'
import { translated, translatedPart } from '../../i18n/translatedPart.ts'
import { DocumentIcon, PlusIcon } from '../../ui/icons/icons.tsx'
import type { DeclarationParameters } from './address.ts'

declare module '../../area/navigation.ts' {
  interface PanelParameters {
    declarations: DeclarationParameters
    'e-document-declarations': DeclarationParameters
    'pit-declarations': DeclarationParameters
  }
  interface PageParameters {
    overview: Readonly<Record<string, never>>
  }
}

const texts = import.meta.glob<TextFile>('./texts/*.po')
const overviewTexts = import.meta.glob<TextFile>([
  './{texts,overview/texts}/*.po',
  '../../certificates/texts/*.po',
  '../../signing/texts/*.po',
])

const found = {
  record: (declaration: string) => ({ declaration }),
  all: (q: string) => ({ q }),
  status: translatedPart(async () => (await import('./DeclarationStatusBadge.tsx')).DeclarationStatusBadge, texts),
}

/** Declarations of both forms: their panels, how they stand, and the news of those under way (seeds 000, 002 §2.6). */
export const area: Area = {
  textsForOthers: async () => (await import('./textsForOthers.ts')).textsForOthers,
  companyNotice: translatedPart(
    async () => (await import('./declared/UndeclaredNotice.tsx')).UndeclaredNotice,
    async () => (await import('./declared/declaredTexts.ts')).declaredTexts,
  ),
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
      found,
      part: translatedPart(async () => (await import('./DeclarationsSettings.tsx')).DeclarationsSettings, texts),
    },
    {
      id: 'e-document-declarations',
      group: 'e-document',
      position: 2,
      title: msg`E-doc Declaration`,
      openLabel: msg`Open e-document declarations`,
      icon: DocumentIcon,
      isFor: ({ scope }) => isCompanyScope(scope),
      commands: [
        {
          id: 'e-document-declarations.add',
          label: msg`Add an e-document declaration`,
          icon: PlusIcon,
          isFor: (user) => hasPermission(user, 'declaration.new'),
          parameters: { declaration: 'new' },
        },
      ],
      found,
      part: translatedPart(
        async () => (await import('./EDocumentDeclarationsSettings.tsx')).EDocumentDeclarationsSettings,
        texts,
      ),
    },
    {
      id: 'pit-declarations',
      group: 'e-document',
      position: 3,
      title: msg`E-doc Declaration`,
      openLabel: msg`Open e-document declarations`,
      icon: DocumentIcon,
      isFor: ({ scope }) => isPitScope(scope),
      commands: [],
      notified: ({ id }) => ({ declaration: id }),
      part: translatedPart(async () => (await import('./PitDeclarationsSettings.tsx')).PitDeclarationsSettings, texts),
    },
  ],
  pages: [
    {
      id: 'overview',
      path: '/',
      tab: null,
      title: msg`Overview`,
      openLabel: msg`Open the overview`,
      icon: DocumentIcon,
      commands: [],
      isFor: ({ scope }) => isCompanyScope(scope) || isPitScope(scope),
      load: translated(async () => (await import('./overview/Overview.tsx')).Overview, overviewTexts),
    },
  ],
  background: [
    {
      id: 'declarations.follow',
      isFor: ({ scope }) => isCompanyScope(scope) || isPitScope(scope),
      part: translatedPart(async () => (await import('./follow/NewsFollower.tsx')).NewsFollower, texts),
    },
  ],
}
