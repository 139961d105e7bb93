import type { ReactNode } from 'react'
import { FiledDocuments } from '../../../documents/FiledDocuments.tsx'
import { filedCertificates } from './filed.ts'
import { ShownCertificates } from './ShownCertificates.tsx'

/** Within it, dialogs and forms of documents are about PIT certificates; around what is a chunk of its own. */
export const FiledCertificates = ({ children }: { readonly children: ReactNode }) => (
  <ShownCertificates>
    <FiledDocuments kind={filedCertificates}>{children}</FiledDocuments>
  </ShownCertificates>
)
