import type { ReactNode } from 'react'
import { ShownDocuments } from '../../../documents/ShownDocuments.tsx'
import { shownNotices } from './shown.ts'

/** Within it, parts of the list of documents are about error notices. */
export const ShownNotices = ({ children }: { readonly children: ReactNode }) => (
  <ShownDocuments kind={shownNotices} signedAs="pit">
    {children}
  </ShownDocuments>
)
