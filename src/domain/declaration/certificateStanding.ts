import type { CertificateRecord } from '../certificate.ts'
import { certificateFormTypes, certificateStatuses } from '../certificateCodes.ts'
import { dayAfter } from '../dayAfter.ts'
import { isChosenRow, type CertificateRow } from './certificateRows.ts'

/** Certificates of the company by their id; null where not all of them are known. */
export type KnownCertificates = ReadonlyMap<string, CertificateRecord> | null

export type CertificateStanding = 'fine' | 'unregistered' | 'ended' | 'inactive' | 'endsSoon'

/** Days before its end from which on a certificate is said to end soon (docs/decisions/0140). */
const soon = 30

/** Whether a chosen certificate is none of those that the company may use; false while they are not known. */
export const isUnregistered = (row: CertificateRow, known: KnownCertificates): boolean =>
  known !== null &&
  isChosenRow(row) &&
  (known.get(row.sig_id)?.status ?? certificateStatuses.stopped) === certificateStatuses.stopped

/** How the certificate of a row stands on a day, `YYYY-MM-DD`; where several things are to be said, the one that weighs most. */
export const certificateStanding = (
  row: CertificateRow,
  known: KnownCertificates,
  today: string,
): CertificateStanding => {
  if (!isChosenRow(row)) return 'fine'
  if (isUnregistered(row, known)) return 'unregistered'
  if (row.form_tp === certificateFormTypes.stop || row.to_date === '') return 'fine'
  if (row.to_date < today) return 'ended'
  if (known?.get(row.sig_id)?.status === certificateStatuses.inactive) return 'inactive'
  return row.to_date < dayAfter(today, soon) ? 'endsSoon' : 'fine'
}
