import type { WantedArchive } from '../../../../src/api/contract/pitCertificateArchives.ts'
import { mostInArchive } from '../../../../src/domain/pitCertificate/archive.ts'
import { fail, succeed, type Result } from '../../../../src/domain/result.ts'
import { listedIds } from '../../../lists/listedIds.ts'
import { narrowedBy } from '../store/narrowed.ts'
import type { PitCertificateFilter } from '../store/pitCertificates.ts'
import type { Store } from '../store/repositories.ts'

const listed = async (
  store: Pick<Store, 'pitCertificates'>,
  companyId: string,
  filter: PitCertificateFilter,
): Promise<Result<readonly string[], 'pitCertificate.tooManyPrints'>> => {
  const found = await listedIds(
    (page) => store.pitCertificates.page(companyId, filter, { ...page, withAmounts: false }),
    mostInArchive,
  )
  return found.ok ? found : fail('pitCertificate.tooManyPrints')
}

/** The ids of certificates that are asked for; those of others are found by nobody. */
export const wantedIds = (
  store: Pick<Store, 'pitCertificates'>,
  companyId: string,
  wanted: WantedArchive,
): Promise<Result<readonly string[], 'pitCertificate.tooManyPrints'>> => {
  if (wanted.of === 'selected') return Promise.resolve(succeed([...new Set(wanted.sid)]))
  const days = { from: wanted.start_date ?? '2000-01-01', to: wanted.end_date ?? '9999-12-31' }
  if (wanted.of === 'list') return listed(store, companyId, { ...narrowedBy(wanted), ...days })
  const { taxpayer = '' } = wanted
  const everything = { from: '2000-01-01', to: '9999-12-31' }
  if (taxpayer === '') return Promise.resolve(succeed([]))
  return listed(store, companyId, { ...narrowedBy({ search_value: '', taxpayer }), ...everything })
}
