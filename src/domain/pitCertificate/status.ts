import { readSentStatus, sentStageOf, sentStages, sentStatuses, type SentStatus } from '../documents/sentStatus.ts'

/** Where a certificate is on its way to the tax authority: `etax_status` (seed 002 §3.4; its values are chosen, decision 0491). */
export const certificateStatuses = sentStatuses
export type CertificateStatus = SentStatus

export const certificateStages = sentStages
export const readCertificateStatus = readSentStatus
export const certificateStageOf = sentStageOf
