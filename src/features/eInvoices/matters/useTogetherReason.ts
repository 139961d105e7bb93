import { useLingui } from '@lingui/react/macro'
import type { InvoiceRow } from '../../../api/contract/invoices.ts'
import { useCurrentUser } from '../../../api/provider.tsx'
import { mostCorrected } from '../../../domain/invoice/several/corrected.ts'
import { hasPermission } from '../../../domain/session.ts'
import { invoiceName } from '../kind/invoiceName.ts'
import { useCorrectionReason } from './useCorrectionReason.ts'

/** Why one invoice cannot correct all that are selected, with the first that is in the way; undefined where it is open. The wizard says whether they go together. */
export const useTogetherReason = (): ((rows: readonly InvoiceRow[]) => string | undefined) => {
  const { t } = useLingui()
  const user = useCurrentUser()
  const correctionReason = useCorrectionReason()
  return (rows) => {
    if (!hasPermission(user, 'invoice.new')) return t`Your account may not add e-invoices`
    if (rows.length < 2) return t`Select the e-invoices of one buyer and month to correct`
    if (rows.length > mostCorrected) return t`One e-invoice corrects at most ${mostCorrected} others`
    for (const row of rows) {
      const reason = correctionReason(row)
      const name = invoiceName(row)
      if (reason !== undefined) return `${name}: ${reason}`
    }
    return undefined
  }
}
