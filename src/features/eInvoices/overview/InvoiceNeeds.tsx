import { Trans, useLingui } from '@lingui/react/macro'
import { NeedsCard } from '../../../documents/overview/NeedsCard.tsx'
import { useNeeds } from './useNeeds.ts'

/** What of e-invoices needs somebody today, each with the way there. */
export const InvoiceNeeds = () => {
  const { t } = useLingui()
  return (
    <NeedsCard
      needs={useNeeds()}
      none={<Trans>Nothing at the moment: no e-invoice is refused, no number waits, and no draft is left.</Trans>}
      title={t`What of e-invoices needs somebody`}
    />
  )
}
