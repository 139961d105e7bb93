import type { CertificateContent } from '../../../domain/pitCertificate/content.ts'
import { printFileName } from '../../../domain/pitCertificate/print/print.ts'
import { PreviewDialog } from '../../../printing/preview/PreviewDialog.tsx'
import { printableOf, printOf, type PrintableRecord } from './printable.ts'

interface Props {
  readonly values: CertificateContent
  readonly record: PrintableRecord
  readonly onClose: () => void
}

/** A certificate as PDF in a viewer, to read, download and print (seed 002 §7.16); a chunk of its own. */
export const CertificatePreview = ({ values, record, onClose }: Props) => {
  const printable = printableOf(values, record)
  const printout = {
    id: `${values.sid} ${record.inv_no}`,
    fileName: printFileName(printable),
    document: () => printOf(printable, record),
  }
  return <PreviewDialog onClose={onClose} printout={printout} />
}
