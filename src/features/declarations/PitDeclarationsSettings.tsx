import { CollectionProvider } from './kind/collection.ts'
import { DeclarationsSettings } from './DeclarationsSettings.tsx'

/** The panel of e-document declarations of those who work on e-PIT. */
export const PitDeclarationsSettings = () => (
  <CollectionProvider value="pit">
    <DeclarationsSettings />
  </CollectionProvider>
)
