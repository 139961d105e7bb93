import { reviewRequests } from '../../../src/api/contract/reviewRequests.ts'
import { fail, succeed } from '../../../src/domain/result.ts'
import { searchWords } from '../../../src/domain/text.ts'
import type { AreaParts } from '../../area.ts'
import { pageRequestOf, paginationOf } from '../../http/paging.ts'
import { companyRoute, type Route } from '../../http/route.ts'
import { detailOf } from './detail.ts'
import type { Repositories } from './store/repositories.ts'

/** Requests of the authority to review invoices. */
export const reviewRequestRoutes = ({ store }: Pick<AreaParts<Repositories>, 'store'>): readonly Route[] => [
  companyRoute(reviewRequests.list, async ({ query }, { companyId }) => {
    const filter = { state: query.state ?? null, words: searchWords(query.search_value) }
    const page = await store.reviewRequests.page(companyId, filter, pageRequestOf(query))
    return succeed({ requests: [...page.items], pagination: paginationOf(query, page) })
  }),
  companyRoute(reviewRequests.detail, async ({ params: { id } }, member) => {
    const found = await detailOf(store, member, id)
    return found === null ? fail({ reason: 'record.absent' }) : succeed(found)
  }),
  companyRoute(reviewRequests.count, async (_request, { companyId }) =>
    succeed({ open: await store.reviewRequests.countOpen(companyId) }),
  ),
]
