import type { PageParameters } from '../../../area/navigation.ts'
import { foreignInvoices, ownInvoices } from './correctedInvoices.ts'
import { correctionWords } from './correctionWords.ts'
import { InvoiceWizard } from './InvoiceWizard.tsx'
import { askedAbout, useRequestAbout } from './useRequestAbout.ts'

interface Props {
  readonly documentId: string
  /** Whether another system has issued it. */
  readonly isForeign?: boolean
  readonly onClose: () => void
}

/** The correction wizard over one issued invoice, of this system or of another. */
export const CorrectInvoice = ({ documentId, isForeign = false, onClose }: Props) => {
  const { request, hints } = useRequestAbout(documentId, isForeign)
  const noticeParameters = (error: string): PageParameters['invoice-error-notices'] => {
    // Those of other systems are typed there.
    if (isForeign) return {}
    return error === askedAbout && request !== null ? { request: request.id } : { invoices: documentId }
  }
  return (
    <InvoiceWizard
      correctedBy={isForeign ? foreignInvoices : ownInvoices}
      documentId={documentId}
      hints={hints}
      noticeParameters={noticeParameters}
      onClose={onClose}
      words={correctionWords}
    />
  )
}
