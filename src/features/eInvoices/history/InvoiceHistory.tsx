import type { InvoiceRow } from '../../../api/contract/invoices.ts'
import { LazyPart } from '../../../ui/part/LazyPart.tsx'
import { invoiceName } from '../kind/invoiceName.ts'
import { historyDialog } from '../parts.ts'

interface Props {
  readonly row: InvoiceRow
  readonly onClose: () => void
}

/** All that happened to an invoice of a list. */
export const InvoiceHistory = ({ row, onClose }: Props) => (
  <LazyPart of={historyDialog} onLeave={onClose}>
    {({ HistoryDialog }) => (
      <HistoryDialog
        documentId={row.sid}
        isSigned={row.etax_status !== 'draft'}
        name={invoiceName(row)}
        onClose={onClose}
      />
    )}
  </LazyPart>
)
