import type { ReactNode } from 'react'
import { ShownDocuments } from '../../../documents/ShownDocuments.tsx'
import { shownInvoices } from './shown.ts'

/** Within it, parts of the list of documents are about e-invoices. */
export const ShownInvoices = ({ children }: { readonly children: ReactNode }) => (
  <ShownDocuments kind={shownInvoices} signedAs="eInvoice">
    {children}
  </ShownDocuments>
)
