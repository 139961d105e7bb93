import type { CorrectingFeature } from '../../../../src/domain/pitCertificate/features.ts'
import { searchWords } from '../../../../src/domain/text.ts'
import type { CertificateStatus } from '../../../../src/domain/pitCertificate/status.ts'
import type { PitCertificateFilter } from './pitCertificates.ts'
import { statusesLabelled } from './statusNames.ts'

interface Asked {
  readonly search_value: string
  readonly status?: CertificateStatus | undefined
  readonly serial_no?: string | undefined
  readonly income_type?: string | undefined
  readonly income_year?: string | undefined
  readonly taxpayer?: string | undefined
  readonly inv_feature?: CorrectingFeature | undefined
}

/** What narrows the list, beside its days. A search for the whole label of a status asks for that status (docs/decisions/0187). */
export const narrowedBy = ({
  search_value,
  status,
  serial_no,
  income_type,
  income_year,
  taxpayer,
  inv_feature: feature,
}: Asked): Omit<PitCertificateFilter, 'from' | 'to'> => {
  const labelled = statusesLabelled(search_value)
  const chosen = status === undefined ? null : [status]
  return {
    words: labelled === null ? searchWords(search_value) : [],
    statuses: labelled === null ? chosen : labelled.filter((each) => chosen === null || chosen.includes(each)),
    symbol: serial_no ?? null,
    incomeType: income_type ?? null,
    incomeYear: income_year ?? null,
    taxpayer: taxpayer ?? null,
    feature: feature ?? null,
  }
}
