import type { DocumentStage, StatusTable } from '../documents/status.ts'

/** Where a certificate is on its way to the tax authority: `etax_status` (seed 002 §3.4; its values are chosen, decision 0491). */
export const certificateStatuses = ['draft', 'sent', 'accepted', 'rejected'] as const
export type CertificateStatus = (typeof certificateStatuses)[number]

/** A certificate that was turned down may be corrected and issued again under its number. */
export const certificateStages = {
  draft: { shown: 'draft', stage: 'draft' },
  sent: { shown: 'sent', stage: 'waiting' },
  accepted: { shown: 'accepted', stage: 'accepted' },
  rejected: { shown: 'rejected', stage: 'turnedDown' },
} as const satisfies StatusTable<CertificateStatus, CertificateStatus>

/** The status that a code names; null where it names none. */
export const readCertificateStatus = (code: string): CertificateStatus | null =>
  certificateStatuses.find((status) => status === code) ?? null

/** Null where the code is no status. */
export const certificateStageOf = (code: string): DocumentStage | null => {
  const status = readCertificateStatus(code)
  return status === null ? null : certificateStages[status].stage
}
