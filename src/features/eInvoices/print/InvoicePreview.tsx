import type { InvoiceDetail } from '../../../api/contract/invoiceFiling.ts'
import type { InvoiceContent } from '../../../domain/invoice/content.ts'
import { printFileName } from '../../../domain/invoice/print/print.ts'
import { PreviewDialog } from '../../../printing/preview/PreviewDialog.tsx'
import { printableOf, printOf } from './printable.ts'

interface Props {
  readonly values: InvoiceContent
  readonly record: InvoiceDetail | null
  readonly onClose: () => void
}

/** An invoice as PDF in a viewer, to read, download and print: as it is filled in, or as it is issued. */
export const InvoicePreview = ({ values, record, onClose }: Props) => {
  const printable = printableOf(values, record)
  const printout = {
    id: `${values.sid} ${record?.inv_no ?? ''} ${record?.etax_status ?? ''}`,
    fileName: printFileName(printable),
    document: () => printOf(printable, record),
  }
  return <PreviewDialog onClose={onClose} printout={printout} />
}
