import { fail, succeed, type Result } from '../../../../src/domain/result.ts'
import type { PitCertificateFilter } from './pitCertificates.ts'
import type { Store } from './repositories.ts'

/** Rows of the list that are read at once. */
const pageSize = 500

/** Ids of all certificates of the list as it is narrowed, where there are no more than `most`. */
export const listedIds = async (
  { pitCertificates }: Pick<Store, 'pitCertificates'>,
  companyId: string,
  filter: PitCertificateFilter,
  most: number,
): Promise<Result<readonly string[], 'tooMany'>> => {
  const ids = new Set<string>()
  for (let number = 0; ; number += 1) {
    const page = { number, size: pageSize, sort: null, withAmounts: false }
    const { items } = await pitCertificates.page(companyId, filter, page)
    for (const { sid } of items) ids.add(sid)
    if (ids.size > most) return fail('tooMany')
    if (items.length < pageSize) return succeed([...ids])
  }
}
