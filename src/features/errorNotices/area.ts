import { msg } from '@lingui/core/macro'
import type { Area } from '../../area/area.ts'
import { newRecord } from '../../area/navigation.ts'
import { hasPermission, isPitStaff } from '../../domain/session.ts'
import type { TextFile } from '../../i18n/locale.ts'
import { translated, translatedPart } from '../../i18n/translatedPart.ts'
import { DocumentIcon, PlusIcon } from '../../ui/icons/icons.tsx'
import type { ErrorNoticeParameters } from './address.ts'
import { editorParameters } from './editorParameters.ts'

declare module '../../area/navigation.ts' {
  interface PageParameters {
    'error-notices': ErrorNoticeParameters
  }
}

const newsTexts = import.meta.glob<TextFile>('./list/texts/*.po')
const listTexts = async () => (await import('./listTexts.ts')).listTexts
const editorTexts = async () => (await import('./filingTexts.ts')).filingTexts

/** Notices 04/SS-CTĐT about documents that were made wrongly (decision 0493). */
export const area: Area = {
  textsForOthers: async () => (await import('./textsForOthers.ts')).textsForOthers,
  pages: [
    {
      id: 'error-notices',
      path: 'e-pit/error-notices',
      tab: 'e-pit',
      icon: DocumentIcon,
      isFor: isPitStaff,
      title: msg`Error notices`,
      inTabs: { label: msg`Error notices`, position: 4 },
      openLabel: msg`Open error notices`,
      editorParameters,
      commands: [
        {
          id: 'error-notices.add',
          label: msg`Write an error notice`,
          icon: PlusIcon,
          isFor: (user) => isPitStaff(user) && hasPermission(user, 'pit-certificate.new'),
          parameters: { record: newRecord },
        },
      ],
      notified: ({ id }) => ({ record: id }),
      load: translated(async () => (await import('./list/ErrorNoticesPage.tsx')).ErrorNoticesPage, listTexts),
      loadEditor: translated(async () => (await import('./editor/NoticeEditor.tsx')).NoticeEditor, editorTexts),
    },
  ],
  background: [
    {
      id: 'error-notices.follow',
      isFor: isPitStaff,
      part: translatedPart(async () => (await import('./follow/NewsFollower.tsx')).NewsFollower, newsTexts),
    },
  ],
}
