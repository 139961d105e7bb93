import { Trans, useLingui } from '@lingui/react/macro'
import { NeedsCard } from '../../../documents/overview/NeedsCard.tsx'
import { useNeeds } from './useNeeds.ts'

/** What of e-invoices needs somebody today, each with the way there. */
export const InvoiceNeeds = () => {
  const { t } = useLingui()
  const { needs, isKnown } = useNeeds()
  return (
    <NeedsCard
      needs={needs}
      none={
        isKnown ? (
          <Trans>Nothing at the moment: no e-invoice is refused, no number waits, and no draft is left.</Trans>
        ) : (
          <Trans>How your e-invoices stand could not be read. Reload the page to try again.</Trans>
        )
      }
      title={t`What of e-invoices needs somebody`}
    />
  )
}
