import type { WantedArchive } from '../../../../src/api/contract/pitCertificateArchives.ts'
import { mostInArchive } from '../../../../src/domain/pitCertificate/archive.ts'
import { fail, succeed, type Result } from '../../../../src/domain/result.ts'
import { narrowedBy } from '../store/narrowed.ts'
import type { PitCertificateFilter } from '../store/pitCertificates.ts'
import type { Store } from '../store/repositories.ts'

/** Rows of the list that are read at once. */
const pageSize = 500

const listed = async (
  { pitCertificates }: Pick<Store, 'pitCertificates'>,
  companyId: string,
  filter: PitCertificateFilter,
): Promise<Result<readonly string[], 'pitCertificate.tooManyPrints'>> => {
  const ids: string[] = []
  for (let number = 0; ; number += 1) {
    const page = { number, size: pageSize, sort: null, withAmounts: false }
    const { items } = await pitCertificates.page(companyId, filter, page)
    ids.push(...items.map(({ sid }) => sid))
    if (ids.length > mostInArchive) return fail('pitCertificate.tooManyPrints')
    if (items.length < pageSize) return succeed(ids)
  }
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
