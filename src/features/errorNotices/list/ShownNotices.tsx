import type { ReactNode } from 'react'
import { useNavigation } from '../../../area/navigation.ts'
import { ShownKindProvider } from '../../../documents/shownKind.ts'
import { CertificateSettingsProvider } from '../../../signing/certificateSettings.ts'
import { SignedCollectionProvider } from '../../../signing/signedCollection.ts'
import { shownNotices } from './shown.ts'

/** Within it, parts of the list of documents are about error notices, and are signed with what form 01/ĐKTĐ-CTĐT has declared. */
export const ShownNotices = ({ children }: { readonly children: ReactNode }) => {
  const { mayOpenPanel } = useNavigation()
  return (
    <SignedCollectionProvider value="pit">
      <CertificateSettingsProvider value={mayOpenPanel('digital-signatures')}>
        <ShownKindProvider value={shownNotices}>{children}</ShownKindProvider>
      </CertificateSettingsProvider>
    </SignedCollectionProvider>
  )
}
