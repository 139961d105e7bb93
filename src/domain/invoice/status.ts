import { readSentStatus, sentStageOf, sentStages, sentStatuses, type SentStatus } from '../documents/sentStatus.ts'

/** Where an invoice is on its way to the tax authority: `etax_status`. An accepted one with a code has got it. */
export const invoiceStatuses = sentStatuses
export type InvoiceStatus = SentStatus

export const invoiceStages = sentStages
export const readInvoiceStatus = readSentStatus
export const invoiceStageOf = sentStageOf
