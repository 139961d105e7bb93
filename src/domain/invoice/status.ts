import type { DocumentStage, StatusTable } from '../documents/status.ts'

/** Where an invoice is on its way to the tax authority: `etax_status`. An accepted one with a code has got it. */
export const invoiceStatuses = ['draft', 'sent', 'accepted', 'rejected'] as const
export type InvoiceStatus = (typeof invoiceStatuses)[number]

/** An invoice that was turned down may be corrected and issued again under its number. */
export const invoiceStages = {
  draft: { shown: 'draft', stage: 'draft' },
  sent: { shown: 'sent', stage: 'waiting' },
  accepted: { shown: 'accepted', stage: 'accepted' },
  rejected: { shown: 'rejected', stage: 'turnedDown' },
} as const satisfies StatusTable<InvoiceStatus, InvoiceStatus>

/** The status that a code names; null where it names none. */
export const readInvoiceStatus = (code: string): InvoiceStatus | null =>
  invoiceStatuses.find((status) => status === code) ?? null

/** Null where the code is no status. */
export const invoiceStageOf = (code: string): DocumentStage | null => {
  const status = readInvoiceStatus(code)
  return status === null ? null : invoiceStages[status].stage
}
