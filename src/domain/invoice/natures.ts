import { invoiceFeatures } from './features.ts'

/** What invoices that correct one another are (facts of the sales areas §2, §3). */
export const invoiceNatures = ['replacing', 'adjusting', 'replaced', 'adjusted'] as const
export type InvoiceNature = (typeof invoiceNatures)[number]

interface Featured {
  readonly inv_feature: string
  /** The feature of what has corrected it; empty where nothing has. */
  readonly corrected_by: string
}

/** What an invoice is by itself and by what has corrected it: one that was corrected is that. Null of an ordinary one. */
export const natureOfInvoice = ({ inv_feature, corrected_by }: Featured): InvoiceNature | null => {
  if (corrected_by === invoiceFeatures.replacing) return 'replaced'
  if (corrected_by === invoiceFeatures.adjusting) return 'adjusted'
  if (inv_feature === invoiceFeatures.replacing) return 'replacing'
  return inv_feature === invoiceFeatures.adjusting ? 'adjusting' : null
}
