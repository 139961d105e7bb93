import { useLingui } from '@lingui/react/macro'
import type { PitCertificateRow } from '../../../api/contract/pitCertificates.ts'
import { useCurrentUser } from '../../../api/provider.tsx'
import { methodOf } from '../../../domain/corrections/features.ts'
import { hasPermission } from '../../../domain/session.ts'

type Corrected = Pick<PitCertificateRow, 'etax_status' | 'inv_feature' | 'corrected_by'>

/** Why the correction of a certificate is closed; undefined where it is open. The wizard says the rest: what the law allows, and of whom it is on its way. */
export const useCorrectionReason = (): ((certificate: Corrected) => string | undefined) => {
  const { t } = useLingui()
  const user = useCurrentUser()
  return ({ etax_status: status, inv_feature: feature, corrected_by: correctedBy }) => {
    if (!hasPermission(user, 'pit-certificate.new')) return t`Your account may not add PIT certificates`
    if (!hasPermission(user, 'pit-certificate.amounts')) return t`Your account may not see what PIT certificates say`
    if (status !== 'accepted') return t`Only an accepted PIT certificate is corrected by another one`
    if (correctedBy === '1') return t`It was replaced: correct the one that has replaced it`
    return methodOf(feature) === 'adjust' ? t`It adjusts another one: correct that one` : undefined
  }
}
