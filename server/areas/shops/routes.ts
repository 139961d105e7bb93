import { contract } from '../../../src/api/contract/contract.ts'
import { fail, succeed } from '../../../src/domain/result.ts'
import { searchWords } from '../../../src/domain/text.ts'
import type { AreaParts } from '../../area.ts'
import { pageRequestOf, paginationOf } from '../../http/paging.ts'
import { companyRoute, type Route } from '../../http/route.ts'
import { saveWithPicture } from '../../images/address.ts'
import { deleteShops } from './delete.ts'
import { changeShop, createShop } from './save.ts'
import type { Repositories } from './store/repositories.ts'

const mostFound = 100

/** Calls about shops and their POS (seed 001 §7). */
export const shopRoutes = ({
  store,
  clock,
  images,
}: Pick<AreaParts<Repositories>, 'store' | 'clock' | 'images'>): readonly Route[] => [
  companyRoute(contract.listShops, async ({ query }, { companyId }) => {
    const page = await store.shops.page(companyId, searchWords(query.search_value), pageRequestOf(query))
    return succeed({ shops: [...page.items], pagination: paginationOf(query, page) })
  }),
  companyRoute(contract.findPos, async ({ query }, { companyId }) =>
    succeed({
      pos_id: [
        ...(await store.shops.findPos(companyId, searchWords(query.search_value), mostFound, query.pdf_id ?? '')),
      ],
    }),
  ),
  companyRoute(contract.shopDetail, async ({ params }, { companyId }) => {
    const found = await store.shops.byId(companyId, params.id)
    return found === null
      ? fail({ reason: 'record.absent' })
      : succeed({ ...found, logo_url: found.logo, pos_id: [...found.pos_id] })
  }),
  companyRoute(contract.createShop, ({ body }, member) =>
    saveWithPicture(images, member.companyId, { field: 'logo', address: body.logo, former: '' }, () =>
      createShop(store, clock, member, body),
    ),
  ),
  companyRoute(contract.changeShop, async ({ params: { id }, body }, member) => {
    const kept = await store.shops.byId(member.companyId, id)
    const logo = { field: 'logo', address: body.logo, former: kept?.logo ?? '' }
    return saveWithPicture(images, member.companyId, logo, () => changeShop(store, clock, member, { ...body, id }))
  }),
  companyRoute(contract.deleteShops, ({ body }, member) => deleteShops(store, clock, member, body.shop_id)),
]
