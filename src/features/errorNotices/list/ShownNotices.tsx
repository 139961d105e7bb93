import type { ReactNode } from 'react'
import { ShownDocuments } from '../../../documents/ShownDocuments.tsx'
import { useNoticeFamily } from '../family.ts'
import { shownNotices } from './shown.ts'

/** Declarations that say with what notices of each family are signed. */
const signedAs = { certificates: 'pit', invoices: 'eInvoice' } as const

/** Within it, parts of the list of documents are about error notices. */
export const ShownNotices = ({ children }: { readonly children: ReactNode }) => {
  const family = useNoticeFamily()
  return (
    <ShownDocuments kind={shownNotices[family]} signedAs={signedAs[family]}>
      {children}
    </ShownDocuments>
  )
}
