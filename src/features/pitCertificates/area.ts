import { msg } from '@lingui/core/macro'
import type { Area } from '../../area/area.ts'
import { newRecord } from '../../area/navigation.ts'
import { hasPermission, isPitStaff, mayGrantPitRights } from '../../domain/session.ts'
import type { TextFile } from '../../i18n/locale.ts'
import { translated, translatedPart } from '../../i18n/translatedPart.ts'
import type { ListParameters } from '../../records/address/listAddress.ts'
import { DocumentIcon, PlusIcon } from '../../ui/icons/icons.tsx'
import type { PitCertificateParameters } from './address.ts'
import { editorParameters } from './editorParameters.ts'

declare module '../../area/navigation.ts' {
  interface PageParameters {
    pit: Readonly<Record<string, never>>
    'pit-certificates': PitCertificateParameters
    'pit-changes': PitCertificateParameters
    'pit-cancelled': Readonly<Record<string, never>>
    'pit-adjusting': PitCertificateParameters
    'pit-replacing': PitCertificateParameters
    'pit-numbers': ListParameters<'symbol'>
    'pit-sums': ListParameters<'year'>
    'pit-rights': ListParameters<never>
  }
}

const badgeTexts = import.meta.glob<TextFile>('./texts/*.po')
const listTexts = import.meta.glob<TextFile>([
  './{,income/,kind/,list/,overview/}texts/*.po',
  '../../documents/correction/mark/texts/*.po',
])
const overviewTexts = import.meta.glob<TextFile>('./{,empty/,kind/,income/,list/,overview/}texts/*.po')
const correctionsTexts = import.meta.glob<TextFile>([
  './{,corrections/,kind/,income/,list/,matters/}texts/*.po',
  '../../documents/{correction/mark,issueAll,statusCheck}/texts/*.po',
])
const cancelledTexts = import.meta.glob<TextFile>('./{,corrections/}texts/*.po')
const numbersTexts = import.meta.glob<TextFile>([
  './{,kind/,income/,list/}texts/*.po',
  '../../documents/numbers/texts/*.po',
])
const sumsTexts = import.meta.glob<TextFile>('./{,sums/}texts/*.po')
const rightsTexts = import.meta.glob<TextFile>('./{,rights/}texts/*.po')
const editorTexts = async () => (await import('./filingTexts.ts')).filingTexts

const page = { tab: 'e-pit', icon: DocumentIcon, isFor: isPitStaff, commands: [] } as const

/** PIT withholding certificates, form 03/TNCN (seed 002 §2.3 "e-pit"). */
export const area: Area = {
  textsForOthers: async () => (await import('./textsForOthers.ts')).textsForOthers,
  pages: [
    {
      ...page,
      id: 'pit',
      path: 'e-pit',
      title: msg`e-PIT`,
      inTabs: { label: msg`Overview`, position: 1 },
      openLabel: msg`Open the overview of e-PIT`,
      load: translated(async () => (await import('./overview/PitPage.tsx')).PitPage, overviewTexts),
    },
    {
      ...page,
      id: 'pit-certificates',
      path: 'e-pit/certificate',
      title: msg`PIT certificates`,
      inTabs: { label: msg`PIT certificates`, position: 2 },
      openLabel: msg`Open PIT certificates`,
      editorParameters,
      commands: [
        {
          id: 'pit-certificates.add',
          label: msg`Add a PIT certificate`,
          icon: PlusIcon,
          isFor: (user) => isPitStaff(user) && hasPermission(user, 'pit-certificate.new'),
          parameters: { record: newRecord },
        },
      ],
      found: {
        record: (record) => ({ record }),
        all: () => ({ parameters: {} }),
        isOfPeople: true,
        status: translatedPart(
          async () => (await import('./CertificateStatusBadge.tsx')).CertificateStatusBadge,
          badgeTexts,
        ),
      },
      load: translated(async () => (await import('./list/PitCertificatesPage.tsx')).PitCertificatesPage, listTexts),
      loadEditor: translated(
        async () => (await import('./editor/PitCertificateEditor.tsx')).PitCertificateEditor,
        editorTexts,
      ),
    },
    {
      ...page,
      id: 'pit-changes',
      path: 'e-pit/request-to-change',
      title: msg`Correct a PIT certificate`,
      inTabs: { label: msg`Corrections`, position: 3 },
      openLabel: msg`Open the correction of PIT certificates`,
      load: translated(async () => (await import('./corrections/ChangesPage.tsx')).ChangesPage, correctionsTexts),
    },
    {
      ...page,
      id: 'pit-cancelled',
      path: 'e-pit/status/cancel',
      title: msg`Cancelling PIT certificates`,
      tabOf: 'pit-changes',
      openLabel: msg`Open cancelling of PIT certificates`,
      load: translated(async () => (await import('./corrections/CancelledPage.tsx')).CancelledPage, cancelledTexts),
    },
    {
      ...page,
      id: 'pit-adjusting',
      path: 'e-pit/status/adjust',
      title: msg`Adjusting PIT certificates`,
      tabOf: 'pit-changes',
      openLabel: msg`Open adjusting PIT certificates`,
      load: translated(async () => (await import('./corrections/CorrectingPages.tsx')).AdjustingPage, correctionsTexts),
    },
    {
      ...page,
      id: 'pit-replacing',
      path: 'e-pit/status/replace',
      title: msg`Replacing PIT certificates`,
      tabOf: 'pit-changes',
      openLabel: msg`Open replacing PIT certificates`,
      load: translated(async () => (await import('./corrections/CorrectingPages.tsx')).ReplacingPage, correctionsTexts),
    },
    {
      ...page,
      id: 'pit-numbers',
      path: 'e-pit/certificate-numbers',
      title: msg`Numbers waiting`,
      inTabs: { label: msg`Numbers waiting`, position: 5 },
      openLabel: msg`Open numbers waiting of PIT certificates`,
      load: translated(async () => (await import('./numbers/NumbersPage.tsx')).NumbersPage, numbersTexts),
    },
    {
      ...page,
      id: 'pit-sums',
      path: 'e-pit/certificate-sums',
      title: msg`Sums by taxpayer`,
      inTabs: { label: msg`Sums by taxpayer`, position: 6 },
      openLabel: msg`Open sums of PIT certificates`,
      isFor: (user) => isPitStaff(user) && hasPermission(user, 'pit-certificate.amounts'),
      load: translated(async () => (await import('./sums/SumsPage.tsx')).SumsPage, sumsTexts),
    },
    {
      ...page,
      id: 'pit-rights',
      path: 'e-pit/rights',
      title: msg`Rights in e-PIT`,
      inTabs: { label: msg`Rights`, position: 7 },
      openLabel: msg`Open rights in e-PIT`,
      isFor: mayGrantPitRights,
      load: translated(async () => (await import('./rights/RightsPage.tsx')).RightsPage, rightsTexts),
    },
  ],
  background: [
    {
      id: 'pit-certificates.follow',
      isFor: isPitStaff,
      part: translatedPart(
        async () => (await import('./follow/NewsFollower.tsx')).NewsFollower,
        import.meta.glob<TextFile>('./{,follow/}texts/*.po'),
      ),
    },
  ],
}
