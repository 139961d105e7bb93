import { useLingui } from '@lingui/react/macro'
import type { InvoiceRow } from '../../../api/contract/invoices.ts'
import { useCurrentUser } from '../../../api/provider.tsx'
import { methodOf } from '../../../domain/corrections/features.ts'
import { hasPermission } from '../../../domain/session.ts'

type Corrected = Pick<InvoiceRow, 'etax_status' | 'inv_feature' | 'corrected_by' | 'noticed'>

/** Why the correction of an invoice is closed; undefined where it is open. The wizard says the rest: what the law allows, and whether another one is on its way. */
export const useCorrectionReason = (): ((invoice: Corrected) => string | undefined) => {
  const { t } = useLingui()
  const user = useCurrentUser()
  return ({ etax_status: status, inv_feature: feature, corrected_by: correctedBy, noticed }) => {
    if (!hasPermission(user, 'invoice.new')) return t`Your account may not add e-invoices`
    if (status !== 'accepted') return t`Only an accepted e-invoice is corrected by another one`
    if (noticed === 'cancelled') return t`A notice 04/SS-HĐĐT has cancelled it`
    if (methodOf(correctedBy) === 'replace') return t`The invoice was replaced: correct the one that has replaced it`
    return methodOf(feature) === 'adjust' ? t`The invoice adjusts another one: correct that one` : undefined
  }
}
