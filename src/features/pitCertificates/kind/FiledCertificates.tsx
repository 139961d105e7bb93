import type { ReactNode } from 'react'
import { FiledKindProvider } from '../../../documents/filedKind.ts'
import { DocumentTexts } from '../../../documents/refusals/DocumentTexts.tsx'
import { filedCertificates } from './filed.ts'
import { ShownCertificates } from './ShownCertificates.tsx'

/** Within it, dialogs and forms of documents are about PIT certificates; around what is a chunk of its own. */
export const FiledCertificates = ({ children }: { readonly children: ReactNode }) => (
  <ShownCertificates>
    <FiledKindProvider value={filedCertificates}>
      <DocumentTexts>{children}</DocumentTexts>
    </FiledKindProvider>
  </ShownCertificates>
)
