import type { ReactNode } from 'react'
import { FiledKindProvider } from '../../../documents/filedKind.ts'
import { DocumentTexts } from '../../../documents/refusals/DocumentTexts.tsx'
import { useCollection } from './collection.ts'
import { filedDeclarations } from './filed.ts'
import { ShownDeclarations } from './ShownDeclarations.tsx'

/** Within it, dialogs of documents are about declarations of the collection; around what is a chunk of its own. */
export const FiledDeclarations = ({ children }: { readonly children: ReactNode }) => (
  <ShownDeclarations>
    <FiledKindProvider value={filedDeclarations[useCollection().key]}>
      <DocumentTexts>{children}</DocumentTexts>
    </FiledKindProvider>
  </ShownDeclarations>
)
