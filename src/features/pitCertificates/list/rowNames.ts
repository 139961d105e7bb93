import type { PitCertificateRow } from '../../../api/contract/pitCertificates.ts'
import { certificateName } from '../kind/certificateName.ts'

/** What a row is kept selected by. */
export const rowKey = ({ sid }: PitCertificateRow): string => sid

/** What a row is called: what the certificate is called, and whose it is. */
export const rowLabel = (row: PitCertificateRow): string =>
  [certificateName(row), row.taxpayer_nm].filter((part) => part !== '').join(' – ')

/** The months that are paid for, as `1–3/2026`. */
export const monthsOf = ({
  income_from_mon: from,
  income_to_mon: to,
  income_year: year,
}: PitCertificateRow): string => {
  const months = from === to ? from : `${from}–${to}`
  return [months, year].filter((part) => part !== '').join('/')
}
