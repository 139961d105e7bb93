import { calls as lookupCalls } from '../../../src/api/contract/itemLookup.ts'
import { calls } from '../../../src/api/contract/items.ts'
import { fail, succeed } from '../../../src/domain/result.ts'
import { searchWords } from '../../../src/domain/text.ts'
import type { AreaParts } from '../../area.ts'
import { pageRequestOf, paginationOf } from '../../http/paging.ts'
import { companyRoute, type Route } from '../../http/route.ts'
import { saveWithPicture } from '../../images/address.ts'
import { deleteItems } from './delete.ts'
import { lookUp, lookUpCodes } from './lookup.ts'
import { changeItem, createItem } from './save.ts'
import type { Repositories } from './store/repositories.ts'
import { settleItems, uploadItems } from './upload.ts'

/** Calls about items (seed 001 §7). */
export const itemRoutes = ({
  store,
  clock,
  images,
}: Pick<AreaParts<Repositories>, 'store' | 'clock' | 'images'>): readonly Route[] => [
  companyRoute(calls.listItems, async ({ query }, { companyId }) => {
    const narrowing = { words: searchWords(query.search_value), vatRate: query.vat_rate, flag: query.flag }
    const page = await store.items.page(companyId, narrowing, pageRequestOf(query))
    return succeed({ items: [...page.items], pagination: paginationOf(query, page) })
  }),
  companyRoute(calls.itemDetail, async ({ params }, { companyId }) => {
    const found = await store.items.byId(companyId, params.id)
    return found === null ? fail({ reason: 'record.absent' }) : succeed(found)
  }),
  companyRoute(calls.createItem, ({ body }, member) =>
    saveWithPicture(images, member.companyId, { field: 'picture', address: body.picture, former: '' }, () =>
      createItem(store, clock, member, body),
    ),
  ),
  companyRoute(calls.changeItem, async ({ params: { id }, body }, member) => {
    const kept = await store.items.byId(member.companyId, id)
    const picture = { field: 'picture', address: body.picture, former: kept?.picture ?? '' }
    return saveWithPicture(images, member.companyId, picture, () => changeItem(store, clock, member, { ...body, id }))
  }),
  companyRoute(calls.deleteItems, ({ body }, member) => deleteItems(store, clock, member, body.item_id)),
  companyRoute(calls.uploadItems, ({ body }, member) => uploadItems(store, clock, member, body)),
  companyRoute(lookupCalls.lookupItems, async ({ body: { text, day } }, { companyId }) =>
    succeed({ items: await lookUp(store, companyId, { sought: text, day }) }),
  ),
  companyRoute(lookupCalls.lookupItemCodes, async ({ body: { codes, day } }, { companyId }) =>
    succeed({ items: await lookUpCodes(store, companyId, { sought: codes, day }) }),
  ),
  companyRoute(calls.settleUpload, ({ params }, member) => settleItems(store, clock, member, params.key)),
]
