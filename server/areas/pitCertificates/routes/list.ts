import {
  pitCertificateList,
  searchPitCertificates,
  sumPitCertificates,
} from '../../../../src/api/contract/pitCertificates.ts'
import { succeed } from '../../../../src/domain/result.ts'
import { hasPermission } from '../../../../src/domain/session.ts'
import { searchWords } from '../../../../src/domain/text.ts'
import type { AreaParts } from '../../../area.ts'
import { listRoutes } from '../../../documentRoutes/list.ts'
import { pageRequestOf, paginationOf } from '../../../http/paging.ts'
import { companyRoute, type Route } from '../../../http/route.ts'
import { certificateCollection } from '../keptPitCertificates.ts'
import type { Reads } from '../reads.ts'
import { narrowedBy } from '../store/narrowed.ts'
import type { Repositories } from '../store/repositories.ts'

interface Parts extends AreaParts<Repositories> {
  readonly reads: Reads
}

/** The first day of certificates that are asked for without days. */
const firstDay = '2022-07-01'

/** The list with its counts, drafts that are deleted and restored, and sums. */
export const listedRoutes = (parts: Parts): readonly Route[] => {
  const { pitCertificates } = parts.store
  return [
    ...listRoutes(
      certificateCollection,
      { ...pitCertificateList, search: searchPitCertificates },
      {
        firstDay,
        async page(companyId, asked, days, page, member) {
          const withAmounts = hasPermission(member.account, 'pit-certificate.amounts')
          if (withAmounts) await parts.reads.onAmountsListed(member)
          return pitCertificates.page(companyId, { ...days, ...narrowedBy(asked) }, { ...page, withAmounts })
        },
        answer: (rows, pagination) => ({ certificates: [...rows], pagination }),
        counts: (companyId, days) => pitCertificates.counts(companyId, days),
        idsOf: ({ sid }) => sid,
      },
      parts,
    ),
    companyRoute(sumPitCertificates, async ({ body }, member) => {
      await parts.reads.onAmountsListed(member)
      const filter = { words: searchWords(body.search_value), incomeYear: body.income_year ?? null }
      const page = await pitCertificates.sums(member.companyId, filter, pageRequestOf(body))
      return succeed({ sums: [...page.items], pagination: paginationOf(body, page) })
    }),
  ]
}
