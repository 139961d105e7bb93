import { invoiceMakers, invoiceShops, mostOffered } from '../../../../src/api/contract/invoiceChoices.ts'
import { succeed } from '../../../../src/domain/result.ts'
import type { AreaParts } from '../../../area.ts'
import { companyRoute, type Route } from '../../../http/route.ts'
import { shopsSeenBy } from '../../../shops/shopsSeen.ts'
import type { Repositories } from '../store/repositories.ts'

/** So many, and whether one more was found. */
const offered = <Found>(found: readonly Found[]) => ({
  first: found.slice(0, mostOffered),
  has_more: found.length > mostOffered,
})

/** What form and filter offer to choose from, as far as the account's shops let it. */
export const choiceRoutes = ({ store }: Pick<AreaParts<Repositories>, 'store'>): readonly Route[] => [
  companyRoute(invoiceShops, async ({ query: { search_value: typed } }, member) => {
    const among = await shopsSeenBy(store, member)
    const found = await store.shops.lookUp(member.companyId, { typed, among }, mostOffered + 1)
    const { first: shops, has_more } = offered(found)
    return succeed({ shops, has_more, company_itself: among === null })
  }),
  companyRoute(invoiceMakers, async ({ body: { search_value: typed, made_by: id = null } }, member) => {
    const shops = await shopsSeenBy(store, member)
    const found = await store.invoices.makers(member.companyId, { typed, id, shops }, mostOffered + 1)
    const { first: makers, has_more } = offered(found)
    return succeed({ makers, has_more })
  }),
]
