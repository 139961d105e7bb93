import { msg } from '@lingui/core/macro'
import type { Area } from '../../area/area.ts'
import { isCompanyScope, type SessionUser } from '../../domain/session.ts'
import type { TextFile } from '../../i18n/locale.ts'
import { translated, translatedPart } from '../../i18n/translatedPart.ts'
import type { ListParameters } from '../../records/address/listAddress.ts'
import { DocumentIcon } from '../../ui/icons/icons.tsx'

declare module '../../area/navigation.ts' {
  interface PageParameters {
    'review-requests': ListParameters<'state'>
  }
}

const texts = import.meta.glob<TextFile>('./texts/*.po')
const listTexts = import.meta.glob<TextFile>('./{,list/}texts/*.po')
const requestTexts = import.meta.glob<TextFile>('./{,request/}texts/*.po')
const overviewTexts = import.meta.glob<TextFile>('./overview/texts/*.po')

const isFor = ({ scope }: SessionUser): boolean => isCompanyScope(scope)

/** Requests of the tax authority to review invoices (decision 0528). */
export const area: Area = {
  textsForOthers: async () => (await import('./textsForOthers.ts')).textsForOthers,
  pages: [
    {
      id: 'review-requests',
      path: 'sale/review-requests',
      tab: 'sale',
      icon: DocumentIcon,
      isFor,
      commands: [],
      title: msg`Review requests`,
      inTabs: { label: msg`Review requests`, position: 5 },
      openLabel: msg`Open review requests of the tax authority`,
      notified: ({ id }) => ({ record: id }),
      load: translated(async () => (await import('./list/ReviewRequestsPage.tsx')).ReviewRequestsPage, listTexts),
      loadEditor: translated(async () => (await import('./request/RequestPage.tsx')).RequestPage, requestTexts),
    },
  ],
  overview: {
    id: 'review-requests.needs',
    isFor,
    part: translatedPart(async () => (await import('./overview/ReviewNeeds.tsx')).ReviewNeeds, overviewTexts),
  },
  background: [
    {
      id: 'review-requests.follow',
      isFor,
      part: translatedPart(async () => (await import('./follow/RequestNews.tsx')).RequestNews, texts),
    },
  ],
}
