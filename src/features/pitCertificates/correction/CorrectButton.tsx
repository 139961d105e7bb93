import { useLingui } from '@lingui/react/macro'
import type { PitCertificateDetail } from '../../../api/contract/pitCertificateFiling.ts'
import { BeginCorrection } from '../../../documents/correction/BeginCorrection.tsx'
import { LazyPart } from '../../../ui/part/LazyPart.tsx'
import { useCorrectionReason } from '../matters/useCorrectionReason.ts'
import { correctionDialog } from '../parts.ts'

/** Begins the correction of the certificate that is open. */
export const CorrectButton = ({ record }: { readonly record: PitCertificateDetail }) => {
  const { t } = useLingui()
  return (
    <BeginCorrection
      command={{ id: 'pit-certificates.correct', group: t`PIT certificates` }}
      reason={useCorrectionReason()(record)}
    >
      {(onClose) => (
        <LazyPart of={correctionDialog} onLeave={onClose}>
          {({ CorrectCertificate }) => <CorrectCertificate documentId={record.sid} onClose={onClose} />}
        </LazyPart>
      )}
    </BeginCorrection>
  )
}
