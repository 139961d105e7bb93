import type { ReactNode } from 'react'
import { FiledDocuments } from '../../../documents/FiledDocuments.tsx'
import { useCollection } from './collection.ts'
import { filedDeclarations } from './filed.ts'
import { ShownDeclarations } from './ShownDeclarations.tsx'

/** Within it, dialogs of documents are about declarations of the collection; around what is a chunk of its own. */
export const FiledDeclarations = ({ children }: { readonly children: ReactNode }) => (
  <ShownDeclarations>
    <FiledDocuments kind={filedDeclarations[useCollection().key]}>{children}</FiledDocuments>
  </ShownDeclarations>
)
