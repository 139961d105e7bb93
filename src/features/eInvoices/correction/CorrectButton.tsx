import { useLingui } from '@lingui/react/macro'
import type { InvoiceDetail } from '../../../api/contract/invoiceFiling.ts'
import { BeginCorrection } from '../../../documents/correction/BeginCorrection.tsx'
import { LazyPart } from '../../../ui/part/LazyPart.tsx'
import { useCorrectionReason } from '../matters/useCorrectionReason.ts'
import { correctionDialog } from '../parts.ts'

/** Begins the correction of the invoice that is open. */
export const CorrectButton = ({ record }: { readonly record: InvoiceDetail }) => {
  const { t } = useLingui()
  return (
    <BeginCorrection command={{ id: 'invoice.correct', group: t`E-invoice` }} reason={useCorrectionReason()(record)}>
      {(onClose) => (
        <LazyPart of={correctionDialog} onLeave={onClose}>
          {({ CorrectInvoice }) => <CorrectInvoice documentId={record.sid} onClose={onClose} />}
        </LazyPart>
      )}
    </BeginCorrection>
  )
}
