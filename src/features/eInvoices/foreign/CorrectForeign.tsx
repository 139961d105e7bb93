import { useLingui } from '@lingui/react/macro'
import { useCurrentUser } from '../../../api/provider.tsx'
import { BeginCorrection } from '../../../documents/correction/BeginCorrection.tsx'
import { hasPermission } from '../../../domain/session.ts'
import { LazyPart } from '../../../ui/part/LazyPart.tsx'
import { correctionDialog } from '../parts.ts'

/** Begins the correction of an invoice of another system by one of this system. */
export const CorrectForeign = ({ id }: { readonly id: string }) => {
  const { t } = useLingui()
  const user = useCurrentUser()
  const reason = hasPermission(user, 'invoice.new') ? undefined : t`Your account may not add e-invoices`
  return (
    <BeginCorrection command={{ id: 'foreignInvoice.correct', group: t`E-invoice` }} reason={reason}>
      {(onClose) => (
        <LazyPart of={correctionDialog} onLeave={onClose}>
          {({ CorrectInvoice }) => <CorrectInvoice documentId={id} isForeign onClose={onClose} />}
        </LazyPart>
      )}
    </BeginCorrection>
  )
}
