import { msg } from '@lingui/core/macro'
import type { Area } from '../../area/area.ts'
import { newRecord } from '../../area/navigation.ts'
import { hasPermission, isCompanyScope, type SessionUser } from '../../domain/session.ts'
import type { TextFile } from '../../i18n/locale.ts'
import { translated, translatedPart } from '../../i18n/translatedPart.ts'
import type { ListParameters } from '../../records/address/listAddress.ts'
import { DocumentIcon, PlusIcon } from '../../ui/icons/icons.tsx'
import type { EInvoiceParameters } from './address.ts'
import { editorParameters } from './editorParameters.ts'

declare module '../../area/navigation.ts' {
  interface PageParameters {
    'e-invoices': EInvoiceParameters
    'invoice-status': ListParameters<'status'>
    'invoice-numbers': ListParameters<'symbol'>
    'foreign-invoices': ListParameters<'from' | 'to'>
  }
}

const badgeTexts = import.meta.glob<TextFile>('./texts/*.po')
const listTexts = import.meta.glob<TextFile>([
  './{,kind/,list/,overview/}texts/*.po',
  '../../documents/correction/mark/texts/*.po',
])
const statusTexts = import.meta.glob<TextFile>([
  './{,kind/,list/,matters/,status/}texts/*.po',
  '../../documents/statusCheck/texts/*.po',
])
const numbersTexts = import.meta.glob<TextFile>(['./{,kind/,list/}texts/*.po', '../../documents/numbers/texts/*.po'])
const foreignTexts = import.meta.glob<TextFile>([
  './{foreign/,kind/,refusals/}texts/*.po',
  '../../{documents/{correction,words},records/form}/texts/*.po',
])
const overviewTexts = import.meta.glob<TextFile>('./{,kind/,list/,overview/}texts/*.po')
const customerTexts = import.meta.glob<TextFile>('./{customer/,list/}texts/*.po')
const editorTexts = async () => (await import('./filingTexts.ts')).filingTexts

const page = {
  tab: 'sale',
  icon: DocumentIcon,
  isFor: ({ scope }: SessionUser) => isCompanyScope(scope),
  commands: [],
} as const

/** E-invoices: VAT invoices and sales invoices (seed 002 §2.3 "sale"). */
export const area: Area = {
  textsForOthers: async () => (await import('./textsForOthers.ts')).textsForOthers,
  pages: [
    {
      ...page,
      id: 'e-invoices',
      path: 'sale/e-invoice',
      title: msg`E-invoices`,
      inTabs: { label: msg`E-invoices`, position: 1 },
      openLabel: msg`Open e-invoices`,
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
    {
      ...page,
      id: 'invoice-status',
      path: 'sale/status',
      title: msg`With the tax authority`,
      inTabs: { label: msg`With the tax authority`, position: 2 },
      openLabel: msg`Open what e-invoices are with the tax authority`,
      load: translated(async () => (await import('./status/StatusPage.tsx')).StatusPage, statusTexts),
    },
    {
      ...page,
      id: 'invoice-numbers',
      path: 'sale/e-invoice-numbers',
      title: msg`Numbers waiting`,
      inTabs: { label: msg`Numbers waiting`, position: 3 },
      openLabel: msg`Open numbers waiting of e-invoices`,
      load: translated(async () => (await import('./numbers/NumbersPage.tsx')).NumbersPage, numbersTexts),
    },
    {
      ...page,
      id: 'foreign-invoices',
      path: 'sale/foreign-invoice',
      title: msg`Invoices of other systems`,
      inTabs: { label: msg`Of other systems`, position: 4 },
      openLabel: msg`Open invoices of other systems`,
      load: translated(async () => (await import('./foreign/ForeignPage.tsx')).ForeignPage, foreignTexts),
    },
  ],
  customerPart: translatedPart(
    async () => (await import('./customer/InvoicesOfCustomer.tsx')).InvoicesOfCustomer,
    customerTexts,
  ),
  overview: {
    id: 'e-invoices.needs',
    isFor: page.isFor,
    part: translatedPart(async () => (await import('./overview/InvoiceNeeds.tsx')).InvoiceNeeds, overviewTexts),
  },
  background: [
    {
      id: 'e-invoices.follow',
      isFor: page.isFor,
      part: translatedPart(
        async () => (await import('./follow/NewsFollower.tsx')).NewsFollower,
        import.meta.glob<TextFile>('./{,follow/}texts/*.po'),
      ),
    },
  ],
}
