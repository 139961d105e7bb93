import { msg } from '@lingui/core/macro'
import type { Area } from '../../area/area.ts'
import { newRecord } from '../../area/navigation.ts'
import { hasPermission, isPitScope, type SessionUser } from '../../domain/session.ts'
import type { TextFile } from '../../i18n/locale.ts'
import { translated } from '../../i18n/translatedPart.ts'
import { DocumentIcon, PlusIcon } from '../../ui/icons/icons.tsx'
import { editorParameters, type PitCertificateParameters } from './address.ts'

declare module '../../area/navigation.ts' {
  interface PageParameters {
    'pit-certificates': PitCertificateParameters
  }
}

const texts = import.meta.glob<TextFile>('./{list/,}texts/*.po')
const editorTexts = async () => (await import('./filingTexts.ts')).filingTexts

/** Company staff have no part in certificates of PIT withholding (decision 0492). */
const isPitStaff = ({ scope }: SessionUser): boolean => scope === 'SYS_ADMIN' || isPitScope(scope)

/** PIT withholding certificates, form 03/TNCN (seed 002 §2.3 "e-pit"). */
export const area: Area = {
  pages: [
    {
      id: 'pit-certificates',
      path: 'e-pit/certificate',
      tab: 'e-pit',
      title: msg`PIT certificates`,
      openLabel: msg`Open PIT certificates`,
      icon: DocumentIcon,
      isFor: isPitStaff,
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
      load: translated(async () => (await import('./list/PitCertificatesPage.tsx')).PitCertificatesPage, texts),
      loadEditor: translated(
        async () => (await import('./editor/PitCertificateEditor.tsx')).PitCertificateEditor,
        editorTexts,
      ),
    },
  ],
}
