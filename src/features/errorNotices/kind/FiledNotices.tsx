import type { ReactNode } from 'react'
import { FiledKindProvider } from '../../../documents/filedKind.ts'
import { DocumentTexts } from '../../../documents/refusals/DocumentTexts.tsx'
import { filedNotices } from './filed.ts'
import { ShownNotices } from '../list/ShownNotices.tsx'

/** Within it, dialogs and forms of documents are about error notices; around what is a chunk of its own. */
export const FiledNotices = ({ children }: { readonly children: ReactNode }) => (
  <ShownNotices>
    <FiledKindProvider value={filedNotices}>
      <DocumentTexts>{children}</DocumentTexts>
    </FiledKindProvider>
  </ShownNotices>
)
