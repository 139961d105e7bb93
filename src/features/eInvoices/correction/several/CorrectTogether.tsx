import { InvoiceWizard } from '../InvoiceWizard.tsx'
import { severalInvoices } from './severalInvoices.ts'
import { severalWords } from './severalWords.ts'

interface Props {
  readonly ids: readonly string[]
  readonly onClose: () => void
}

/** The correction wizard over several issued invoices, which one is to correct. */
export const CorrectTogether = ({ ids, onClose }: Props) => {
  const documentId = ids.join(',')
  return (
    <InvoiceWizard
      correctedBy={(api) => severalInvoices(api, ids)}
      documentId={documentId}
      noticeParameters={() => ({ invoices: documentId })}
      onClose={onClose}
      words={severalWords}
    />
  )
}
