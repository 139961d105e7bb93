import { msg } from '@lingui/core/macro'
import type { Area } from '../../area/area.ts'
import { newRecord } from '../../area/navigation.ts'
import { hasPermission, isCompanyScope } from '../../domain/session.ts'
import type { TextFile } from '../../i18n/locale.ts'
import { translated, translatedPart } from '../../i18n/translatedPart.ts'
import { DocumentIcon, PlusIcon } from '../../ui/icons/icons.tsx'
import type { EInvoiceParameters } from './address.ts'
import { editorParameters } from './editorParameters.ts'

declare module '../../area/navigation.ts' {
  interface PageParameters {
    'e-invoices': EInvoiceParameters
  }
}

const badgeTexts = import.meta.glob<TextFile>('./texts/*.po')
const listTexts = import.meta.glob<TextFile>('./{,kind/,list/}texts/*.po')
const editorTexts = async () => (await import('./filingTexts.ts')).filingTexts

/** E-invoices: VAT invoices and sales invoices (seed 002 §2.3 "sale"). */
export const area: Area = {
  textsForOthers: async () => (await import('./textsForOthers.ts')).textsForOthers,
  pages: [
    {
      id: 'e-invoices',
      path: 'sale/e-invoice',
      tab: 'sale',
      title: msg`E-invoices`,
      inTabs: { label: msg`E-invoices`, position: 1 },
      openLabel: msg`Open e-invoices`,
      icon: DocumentIcon,
      isFor: ({ scope }) => isCompanyScope(scope),
      editorParameters,
      commands: [
        {
          id: 'e-invoices.add',
          label: msg`Add an e-invoice`,
          icon: PlusIcon,
          isFor: (user) => hasPermission(user, 'invoice.new'),
          parameters: { record: newRecord },
        },
      ],
      found: {
        record: (record) => ({ record }),
        all: () => ({ parameters: {} }),
        isOfPeople: true,
        status: translatedPart(async () => (await import('./InvoiceStatusBadge.tsx')).InvoiceStatusBadge, badgeTexts),
      },
      load: translated(async () => (await import('./list/EInvoicesPage.tsx')).EInvoicesPage, listTexts),
      loadEditor: translated(async () => (await import('./editor/InvoiceEditor.tsx')).InvoiceEditor, editorTexts),
    },
  ],
  background: [
    {
      id: 'e-invoices.follow',
      isFor: ({ scope }) => isCompanyScope(scope),
      part: translatedPart(
        async () => (await import('./follow/NewsFollower.tsx')).NewsFollower,
        import.meta.glob<TextFile>('./{,follow/}texts/*.po'),
      ),
    },
  ],
}
