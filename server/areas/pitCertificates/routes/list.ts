import type { Pagination } from '../../../../src/api/contract/paging.ts'
import {
  pitCertificateList,
  searchPitCertificates,
  sumPitCertificates,
  type PitCertificateRow,
} from '../../../../src/api/contract/pitCertificates.ts'
import { succeed } from '../../../../src/domain/result.ts'
import { hasPermission } from '../../../../src/domain/session.ts'
import { searchWords } from '../../../../src/domain/text.ts'
import type { Clock } from '../../../clock.ts'
import type { Member } from '../../../companies/member.ts'
import { listRoutes, pageOfList } from '../../../documentRoutes/list.ts'
import { pageRequestOf, paginationOf } from '../../../http/paging.ts'
import { companyRoute, type CallRequest, type Route } from '../../../http/route.ts'
import type { Days } from '../../../lists/description.ts'
import type { PageRequest } from '../../../store/page.ts'
import { certificateCollection } from '../keptPitCertificates.ts'
import type { Reads } from '../reads.ts'
import { narrowedBy } from '../store/narrowed.ts'
import type { Store } from '../store/repositories.ts'

interface Parts {
  readonly store: Store
  readonly clock: Clock
  readonly reads: Reads
}

type Asked = CallRequest<(typeof pitCertificateList)['list']>['query']

/** The first day of certificates that are asked for without days. */
const firstDay = '2022-07-01'

const listOf = ({ store, reads }: Parts) =>
  ({
    firstDay,
    async page(companyId: string, asked: Asked, days: Days, page: PageRequest, member: Member) {
      const withAmounts = hasPermission(member.account, 'pit-certificate.amounts')
      if (withAmounts) await reads.onAmountsListed(member)
      return store.pitCertificates.page(companyId, { ...days, ...narrowedBy(asked) }, { ...page, withAmounts })
    },
    answer: (rows: readonly PitCertificateRow[], pagination: Pagination) => ({ certificates: [...rows], pagination }),
    counts: (companyId: string, days: Days) => store.pitCertificates.counts(companyId, days),
    idsOf: ({ sid }: { readonly sid: readonly string[] }) => sid,
  }) as const

/** The list, the same by a body, its counts and sums, drafts that are deleted and restored. */
export const listedRoutes = (parts: Parts): readonly Route[] => {
  const list = listOf(parts)
  const { pitCertificates } = parts.store
  return [
    ...listRoutes(certificateCollection, pitCertificateList, list, parts),
    companyRoute(searchPitCertificates, ({ body }, member) => pageOfList(list, parts.clock)(body, member)),
    companyRoute(sumPitCertificates, async ({ body }, member) => {
      await parts.reads.onAmountsListed(member)
      const filter = { words: searchWords(body.search_value), incomeYear: body.income_year ?? null }
      const page = await pitCertificates.sums(member.companyId, filter, pageRequestOf(body))
      return succeed({ sums: [...page.items], pagination: paginationOf(body, page) })
    }),
  ]
}
