import { calls } from '../../../src/api/contract/items.ts'
import { fail, succeed } from '../../../src/domain/result.ts'
import { searchWords } from '../../../src/domain/text.ts'
import type { AreaParts } from '../../area.ts'
import { pageRequestOf, paginationOf } from '../../http/paging.ts'
import { companyRoute, type Route } from '../../http/route.ts'
import { checkPicture } from '../../images/address.ts'
import { deleteItems } from './delete.ts'
import { changeItem, createItem } from './save.ts'
import type { Repositories } from './store/repositories.ts'
import { settleUpload } from './settleUpload.ts'
import { uploadItems } from './upload.ts'

/** Calls about items (seed 001 §7). */
export const itemRoutes = ({
  store,
  clock,
  images,
}: Pick<AreaParts<Repositories>, 'store' | 'clock' | 'images'>): readonly Route[] => [
  companyRoute(calls.listItems, async ({ query }, { companyId }) => {
    const narrowing = { words: searchWords(query.search_value), vatRate: query.vat_rate }
    const page = await store.items.page(companyId, narrowing, pageRequestOf(query))
    return succeed({ items: [...page.items], pagination: paginationOf(query, page) })
  }),
  companyRoute(calls.itemDetail, async ({ params }, { companyId }) => {
    const found = await store.items.byId(companyId, params.id)
    return found === null ? fail({ reason: 'record.absent' }) : succeed(found)
  }),
  companyRoute(calls.createItem, async ({ body }, member) => {
    const picture = await checkPicture(images, member.companyId, {
      field: 'picture',
      address: body.picture,
      former: '',
    })
    return picture.ok ? createItem(store, clock, member, body) : picture
  }),
  companyRoute(calls.changeItem, async ({ params: { id }, body }, member) => {
    const kept = await store.items.byId(member.companyId, id)
    const picture = await checkPicture(images, member.companyId, {
      field: 'picture',
      address: body.picture,
      former: kept?.picture ?? '',
    })
    return picture.ok ? changeItem(store, clock, member, { ...body, id }) : picture
  }),
  companyRoute(calls.deleteItems, async ({ body }, member) => {
    const deleted = await deleteItems(store, clock, member, body.item_id)
    return deleted.ok ? succeed({ deleted: deleted.value }) : deleted
  }),
  companyRoute(calls.uploadItems, ({ body }, member) => uploadItems(store, clock, member, body)),
  companyRoute(calls.settleUpload, ({ params }, member) => settleUpload(store, clock, member, params.key)),
]
