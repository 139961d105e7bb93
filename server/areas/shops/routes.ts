import { contract } from '../../../src/api/contract/contract.ts'
import { fail, succeed } from '../../../src/domain/result.ts'
import { searchWords } from '../../../src/domain/text.ts'
import type { AreaParts } from '../../area.ts'
import { pageRequestOf, paginationOf } from '../../http/paging.ts'
import { companyRoute, type Route } from '../../http/route.ts'
import { deleteShops } from './delete.ts'
import { changeShop, createShop } from './save.ts'
import type { Repositories } from './store/repositories.ts'

const mostFound = 100

/** Calls about shops and their POS (seed 001 §7). */
export const shopRoutes = ({ store, clock }: Pick<AreaParts<Repositories>, 'store' | 'clock'>): readonly Route[] => [
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
  companyRoute(contract.createShop, ({ body }, member) => createShop(store, clock, member, body)),
  companyRoute(contract.changeShop, ({ params, body }, member) =>
    changeShop(store, clock, member, { ...body, id: params.id }),
  ),
  companyRoute(contract.deleteShops, async ({ body }, member) => {
    const deleted = await deleteShops(store, clock, member, body.shop_id)
    return deleted.ok ? succeed({ deleted: deleted.value }) : deleted
  }),
]
