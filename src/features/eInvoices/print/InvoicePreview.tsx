import type { InvoiceDetail } from '../../../api/contract/invoiceFiling.ts'
import type { InvoiceContent } from '../../../domain/invoice/content.ts'
import { printFileName } from '../../../domain/invoice/print/print.ts'
import { PreviewDialog } from '../../../printing/preview/PreviewDialog.tsx'
import { printableOf, printOf } from './printable.ts'
import { usePrinted } from './usePrinted.ts'

interface Props {
  readonly values: InvoiceContent
  readonly record: InvoiceDetail | null
  /** Whether the fields are being filled in: it is printed as it would be issued. */
  readonly isFilled: boolean
  /** Whether it is shown as it was converted to paper. */
  readonly isOnPaper?: boolean
  readonly onClose: () => void
}

/** An invoice as PDF in a viewer, to read, download and print: as it is filled in, or as it is issued. */
export const InvoicePreview = ({ values: filled, record, isFilled, isOnPaper = false, onClose }: Props) => {
  const { values, look } = usePrinted(filled, record, isFilled)
  const printable = printableOf(values, isFilled ? null : record, { ...look, isOnPaper })
  const printout = {
    id: `${values.sid} ${record?.inv_no ?? ''} ${record?.etax_status ?? ''} ${isOnPaper}`,
    fileName: printFileName(printable),
    document: () => printOf(printable, look),
  }
  return <PreviewDialog onClose={onClose} printout={printout} />
}
