import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useShownPerson } from '../../../api/queries/profile.ts'
import { vietnamDay } from '../../../domain/dates.ts'
import type { CertificateContent } from '../../../domain/pitCertificate/content.ts'
import { printFileName } from '../../../domain/pitCertificate/print/print.ts'
import { certificateStageOf } from '../../../domain/pitCertificate/status.ts'
import { PreviewDialog } from '../../../printing/preview/PreviewDialog.tsx'
import { Checkbox } from '../../../ui/form/Checkbox.tsx'
import { printableOf, printOf, type PrintableRecord } from './printable.ts'

interface Props {
  readonly values: CertificateContent
  readonly record: PrintableRecord
  readonly onClose: () => void
}

/** A certificate as PDF in a viewer, to read, download and print (seed 002 §7.16); once it is issued, also as a document on paper. */
export const CertificatePreview = ({ values, record, onClose }: Props) => {
  const { t } = useLingui()
  const { name } = useShownPerson()
  const [isConverted, setConverted] = useState(false)
  const [today] = useState(() => vietnamDay(new Date()))
  const conversion = isConverted ? { by: name, on: today } : null
  const printable = printableOf(values, record, conversion)
  const printout = {
    id: `${values.sid} ${record.inv_no} ${isConverted}`,
    fileName: printFileName(printable),
    document: () => printOf(printable, record),
  }
  const choices = certificateStageOf(record.etax_status) !== 'draft' && (
    <Checkbox isSelected={isConverted} onChange={setConverted}>
      {t`As a document converted to paper, by you today`}
    </Checkbox>
  )
  return <PreviewDialog choices={choices} onClose={onClose} printout={printout} />
}
