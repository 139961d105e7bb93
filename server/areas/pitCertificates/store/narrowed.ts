import type { CorrectingFeature } from '../../../../src/domain/pitCertificate/features.ts'
import { certificateStatuses, type CertificateStatus } from '../../../../src/domain/pitCertificate/status.ts'
import { searchedAs } from '../../../lists/shown.ts'
import type { PitCertificateFilter } from './pitCertificates.ts'
import { statusNames } from './statusNames.ts'

interface Asked {
  readonly search_value: string
  readonly status?: CertificateStatus | undefined
  readonly serial_no?: string | undefined
  readonly income_type?: string | undefined
  readonly income_year?: string | undefined
  readonly taxpayer?: string | undefined
  readonly inv_feature?: CorrectingFeature | undefined
}

/** What narrows the list, beside its days. */
export const narrowedBy = ({
  search_value,
  status,
  serial_no,
  income_type,
  income_year,
  taxpayer,
  inv_feature: feature,
}: Asked): Omit<PitCertificateFilter, 'from' | 'to'> => {
  const chosen = status === undefined ? null : [status]
  const { words, values: statuses } = searchedAs(search_value, chosen, certificateStatuses, (each) => statusNames[each])
  return {
    words,
    statuses,
    symbol: serial_no ?? null,
    incomeType: income_type ?? null,
    incomeYear: income_year ?? null,
    taxpayer: taxpayer ?? null,
    feature: feature ?? null,
  }
}
