import type { ReactNode } from 'react'
import { FiledDocuments } from '../../../documents/FiledDocuments.tsx'
import { filedNotices } from './filed.ts'
import { useNoticeFamily } from '../family.ts'
import { ShownNotices } from '../list/ShownNotices.tsx'

/** Within it, dialogs and forms of documents are about error notices; around what is a chunk of its own. */
export const FiledNotices = ({ children }: { readonly children: ReactNode }) => (
  <ShownNotices>
    <FiledDocuments kind={filedNotices[useNoticeFamily()]}>{children}</FiledDocuments>
  </ShownNotices>
)
