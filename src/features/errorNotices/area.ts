import { msg } from '@lingui/core/macro'
import type { Area } from '../../area/area.ts'
import { newRecord } from '../../area/navigation.ts'
import { hasPermission, isCompanyScope, isPitStaff, type SessionUser } from '../../domain/session.ts'
import type { TextFile } from '../../i18n/locale.ts'
import { translated, translatedPart } from '../../i18n/translatedPart.ts'
import { DocumentIcon, PlusIcon } from '../../ui/icons/icons.tsx'
import type { ErrorNoticeParameters } from './address.ts'
import { editorParameters } from './editorParameters.ts'

declare module '../../area/navigation.ts' {
  interface PageParameters {
    'error-notices': ErrorNoticeParameters
    'invoice-error-notices': ErrorNoticeParameters
  }
}

const newsTexts = import.meta.glob<TextFile>('./list/texts/*.po')
const listTexts = async () => (await import('./listTexts.ts')).listTexts
const editorTexts = async () => (await import('./filingTexts.ts')).filingTexts

const page = {
  icon: DocumentIcon,
  title: msg`Error notices`,
  editorParameters,
  notified: ({ id }: { readonly id: string }) => ({ record: id }),
} as const

const command = { label: msg`Write an error notice`, icon: PlusIcon, parameters: { record: newRecord } } as const

const isInvoiceStaff = ({ scope }: SessionUser): boolean => isCompanyScope(scope)

/** Notices 04/SS-CTĐT and 04/SS-HĐĐT about documents that were made wrongly (decisions 0493, 0512). */
export const area: Area = {
  textsForOthers: async () => (await import('./textsForOthers.ts')).textsForOthers,
  pages: [
    {
      ...page,
      id: 'error-notices',
      path: 'e-pit/error-notices',
      tab: 'e-pit',
      isFor: isPitStaff,
      inTabs: { label: msg`Error notices`, position: 4 },
      openLabel: msg`Open error notices`,
      commands: [
        {
          ...command,
          id: 'error-notices.add',
          isFor: (user) => isPitStaff(user) && hasPermission(user, 'pit-certificate.new'),
        },
      ],
      load: translated(async () => (await import('./list/ErrorNoticesPage.tsx')).CertificateNoticesPage, listTexts),
      loadEditor: translated(
        async () => (await import('./editor/NoticeEditor.tsx')).CertificateNoticeEditor,
        editorTexts,
      ),
    },
    {
      ...page,
      id: 'invoice-error-notices',
      path: 'sale/error-notices',
      tab: 'sale',
      isFor: isInvoiceStaff,
      inTabs: { label: msg`Error notices`, position: 4 },
      openLabel: msg`Open error notices about invoices`,
      commands: [
        {
          ...command,
          id: 'invoice-error-notices.add',
          label: msg`Write an error notice about invoices`,
          isFor: (user) => isInvoiceStaff(user) && hasPermission(user, 'invoice.new'),
        },
      ],
      load: translated(async () => (await import('./list/ErrorNoticesPage.tsx')).InvoiceNoticesPage, listTexts),
      loadEditor: translated(async () => (await import('./editor/NoticeEditor.tsx')).InvoiceNoticeEditor, editorTexts),
    },
  ],
  background: [
    {
      id: 'error-notices.follow',
      isFor: isPitStaff,
      part: translatedPart(async () => (await import('./follow/NewsFollower.tsx')).CertificateNoticeNews, newsTexts),
    },
    {
      id: 'invoice-error-notices.follow',
      isFor: isInvoiceStaff,
      part: translatedPart(async () => (await import('./follow/NewsFollower.tsx')).InvoiceNoticeNews, newsTexts),
    },
  ],
}
