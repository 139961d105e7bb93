import type { InvoiceRow } from '../../../api/contract/invoices.ts'
import { LazyPart } from '../../../ui/part/LazyPart.tsx'
import { InvoiceHistory } from '../history/InvoiceHistory.tsx'
import { invoiceName } from '../kind/invoiceName.ts'
import { conversionDialog, correctionDialog, resendDialog } from '../parts.ts'
import type { RowMatter } from './useMatterReasons.ts'

interface Props {
  readonly matter: RowMatter
  readonly row: InvoiceRow
  readonly onClose: () => void
}

/** The dialog of what is done with one invoice. */
export const OpenedMatter = ({ matter, row, onClose }: Props) => {
  if (matter === 'history') return <InvoiceHistory onClose={onClose} row={row} />
  if (matter === 'correct')
    return (
      <LazyPart of={correctionDialog} onLeave={onClose}>
        {({ CorrectInvoice }) => <CorrectInvoice documentId={row.sid} onClose={onClose} />}
      </LazyPart>
    )
  if (matter === 'convert')
    return (
      <LazyPart of={conversionDialog} onLeave={onClose}>
        {({ ConversionDialog }) => <ConversionDialog documentId={row.sid} name={invoiceName(row)} onClose={onClose} />}
      </LazyPart>
    )
  return (
    <LazyPart of={resendDialog} onLeave={onClose}>
      {({ ResendDialog }) => (
        <ResendDialog documentId={row.sid} email={row.email} name={invoiceName(row)} onClose={onClose} />
      )}
    </LazyPart>
  )
}
