import type { ReactNode } from 'react'
import { FiledDocuments } from '../../../documents/FiledDocuments.tsx'
import { filedInvoices } from './filed.ts'
import { ShownInvoices } from './ShownInvoices.tsx'

/** Within it, dialogs and forms of documents are about e-invoices; around what is a chunk of its own. */
export const FiledInvoices = ({ children }: { readonly children: ReactNode }) => (
  <ShownInvoices>
    <FiledDocuments kind={filedInvoices}>{children}</FiledDocuments>
  </ShownInvoices>
)
