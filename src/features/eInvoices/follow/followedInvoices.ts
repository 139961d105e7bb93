import { msg } from '@lingui/core/macro'
import type { FollowedKind } from '../../../documents/follow/followedKind.ts'
import { outcomeBy } from '../../../documents/follow/outcomeBy.ts'
import { statusAppearances } from '../InvoiceStatusBadge.tsx'
import { invoiceKeys } from '../queries/keys.ts'

/** News of e-invoices; nothing of them names a buyer, and nobody is notified of one that is accepted. */
export const followedInvoices: FollowedKind = {
  key: 'invoices',
  // They show what notices about them bring, and what the authority asks about them.
  panels: ['e-invoices', 'invoice-error-notices', 'review-requests'],
  queryKey: invoiceKeys.all,
  outcomeOf: outcomeBy({
    'invoice.refused': {
      isTurnedDown: true,
      status: statusAppearances.rejected.label,
      text: (reference) => msg`The tax authority has refused e-invoice ${reference}. Open it to read why.`,
    },
  }),
  answered: (accepted, refused) => msg`The tax authority has answered: ${accepted} accepted, ${refused} refused.`,
}
