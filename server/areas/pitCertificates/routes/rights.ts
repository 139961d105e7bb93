import { pitCertificateRights } from '../../../../src/api/contract/pitCertificateRights.ts'
import { succeed } from '../../../../src/domain/result.ts'
import { searchWords } from '../../../../src/domain/text.ts'
import type { Clock } from '../../../clock.ts'
import { pageRequestOf, paginationOf } from '../../../http/paging.ts'
import { companyRoute, type Route } from '../../../http/route.ts'
import type { Store } from '../store/repositories.ts'
import { grantRights } from '../rights/grant.ts'

/** Who may do what in e-PIT (decision 0503). */
export const rightsRoutes = ({ store, clock }: { readonly store: Store; readonly clock: Clock }): readonly Route[] => [
  companyRoute(pitCertificateRights.list, async ({ body }, { companyId }) => {
    const page = await store.pitAccounts.page(companyId, searchWords(body.search_value), pageRequestOf(body))
    const accounts = page.items.map(({ id, name, userId, isActive, permissions }) => ({
      id,
      full_name: name,
      user_id: userId,
      is_active: isActive,
      permissions: [...permissions],
    }))
    return succeed({ accounts, pagination: paginationOf(body, page) })
  }),
  companyRoute(pitCertificateRights.grant, ({ params: { id }, body }, member) =>
    grantRights(store, clock, member, { id, ...body }),
  ),
]
