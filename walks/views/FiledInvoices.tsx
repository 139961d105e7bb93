import type { ReactNode } from 'react'
import { FiledDocuments } from '../../src/documents/FiledDocuments.tsx'
import { ShownKindProvider } from '../../src/documents/shownKind.ts'
import { filedInvoices } from '../../src/features/eInvoices/kind/filed.ts'
import { shownInvoices } from '../../src/features/eInvoices/kind/shown.ts'

/** E-invoices without where the product leads from them. */
export const FiledInvoices = ({ children }: { readonly children: ReactNode }) => (
  <ShownKindProvider value={shownInvoices}>
    <FiledDocuments kind={filedInvoices}>{children}</FiledDocuments>
  </ShownKindProvider>
)
