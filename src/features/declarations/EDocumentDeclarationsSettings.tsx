import { CollectionProvider } from './kind/collection.ts'
import { DeclarationsSettings } from './DeclarationsSettings.tsx'

/** The panel of e-document declarations. */
export const EDocumentDeclarationsSettings = () => (
  <CollectionProvider value="eDocument">
    <DeclarationsSettings />
  </CollectionProvider>
)
