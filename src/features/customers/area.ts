import { msg } from '@lingui/core/macro'
import type { Area } from '../../area/area.ts'
import { newRecord } from '../../area/navigation.ts'
import { isCompanyScope } from '../../domain/session.ts'
import { translated } from '../../i18n/translatedPart.ts'
import { PlusIcon, UsersIcon } from '../../ui/icons/icons.tsx'
import { upload, type CustomerParameters } from './address.ts'

declare module '../../area/navigation.ts' {
  interface PageParameters {
    customers: CustomerParameters
  }
}

/** The buyers of the company's invoices (seed 002 §2.2). */
export const area: Area = {
  textsForOthers: async () => (await import('./textsForOthers.ts')).textsForOthers,
  pages: [
    {
      id: 'customers',
      path: 'customers',
      tab: 'customers',
      title: msg`Customers`,
      openLabel: msg`Open customers`,
      icon: UsersIcon,
      isFor: ({ scope }) => isCompanyScope(scope),
      commands: [
        {
          id: 'customers.add',
          label: msg`Add a customer`,
          icon: PlusIcon,
          isFor: () => true,
          parameters: { record: newRecord },
        },
        {
          id: 'customers.upload',
          label: msg`Add customers from Excel`,
          icon: PlusIcon,
          isFor: () => true,
          parameters: { parameters: { open: upload } },
        },
      ],
      found: { record: (record) => ({ record }), all: () => ({ parameters: {} }), isOfPeople: true },
      load: translated(
        async () => (await import('./CustomersPage.tsx')).CustomersPage,
        async () => (await import('./customerTexts.ts')).customerTexts,
      ),
      loadEditor: translated(
        async () => (await import('./form/CustomerEditor.tsx')).CustomerEditor,
        async () => (await import('./customerTexts.ts')).editorTexts,
      ),
    },
  ],
}
