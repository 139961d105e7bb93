import type { ReactNode } from 'react'
import { ShownDocuments } from '../../../documents/ShownDocuments.tsx'
import { shownCertificates } from './shown.ts'

/** Within it, parts of the list of documents are about PIT certificates. */
export const ShownCertificates = ({ children }: { readonly children: ReactNode }) => (
  <ShownDocuments kind={shownCertificates} signedAs="pit">
    {children}
  </ShownDocuments>
)
