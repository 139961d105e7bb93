import type { ComponentProps, ReactNode } from 'react'
import { useNavigation } from '../area/navigation.ts'
import { CertificateSettingsProvider } from '../signing/certificateSettings.ts'
import { SignedCollectionProvider } from '../signing/signedCollection.ts'
import { ShownKindProvider, type ShownKind } from './shownKind.ts'

interface Props {
  readonly kind: ShownKind
  /** The collection of declarations that says with what they are signed. */
  readonly signedAs: ComponentProps<typeof SignedCollectionProvider>['value']
  readonly children: ReactNode
}

/** Within it, parts of a list on a page are about documents of the kind, and are signed with what a declaration has declared. */
export const ShownDocuments = ({ kind, signedAs, children }: Props) => {
  const { mayOpenPanel } = useNavigation()
  return (
    <SignedCollectionProvider value={signedAs}>
      <CertificateSettingsProvider value={mayOpenPanel('digital-signatures')}>
        <ShownKindProvider value={kind}>{children}</ShownKindProvider>
      </CertificateSettingsProvider>
    </SignedCollectionProvider>
  )
}
