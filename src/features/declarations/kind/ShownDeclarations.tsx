import type { ReactNode } from 'react'
import { ShownKindProvider } from '../../../documents/shownKind.ts'
import { useCollection } from './collection.ts'
import { shownDeclarations } from './shown.ts'

/** Within it, parts of the list of documents are about declarations of the collection. */
export const ShownDeclarations = ({ children }: { readonly children: ReactNode }) => (
  <ShownKindProvider value={shownDeclarations[useCollection().key]}>{children}</ShownKindProvider>
)
