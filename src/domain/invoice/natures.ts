/** What invoices that correct one another are to one another (facts of the sales areas §2, §3): by themselves, and by what has corrected them. */
export const invoiceNatures = ['replacing', 'adjusting', 'replaced', 'adjusted'] as const
export type InvoiceNature = (typeof invoiceNatures)[number]
