import type { ReactNode } from 'react'
import { FiledKindProvider, type FiledKind } from './filedKind.ts'
import { DocumentTexts } from './refusals/DocumentTexts.tsx'

interface Props {
  readonly kind: FiledKind
  readonly children: ReactNode
}

/** Within it, dialogs and forms of documents are about those of the kind; around what is a chunk of its own. */
export const FiledDocuments = ({ kind, children }: Props) => (
  <FiledKindProvider value={kind}>
    <DocumentTexts>{children}</DocumentTexts>
  </FiledKindProvider>
)
