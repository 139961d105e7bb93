import type { Kysely, Selectable } from 'kysely'
import { shopSortColumns } from '../../src/api/contract/shops.ts'
import { recordCodeKey } from '../../src/domain/recordCode.ts'
import { folded, searchWords } from '../../src/domain/text.ts'
import { changedColumns } from '../store/changedColumns.ts'
import { containsAll, searchText } from '../store/matching.ts'
import { pageOf } from '../store/page.ts'
import type { Tables } from '../store/tables.ts'
import { posIn } from './posQueries.ts'
import { templatePosIn } from './templatePosQueries.ts'
import { shopUsesIn } from './shopUseQueries.ts'
import type { Shop, Shops } from './shops.ts'

declare module '../store/tables.ts' {
  interface Tables {
    shops: {
      company_id: string
      id: string
      name: string
      shop_code: string
      address: string
      email: string
      fax_no: string
      tel_no: string
      logo: string
      auto: number
      version: string
      /** Name and address as they are ordered by. */
      name_order: string
      address_order: string
      /** Equal for codes that look alike (src/domain/recordCode.ts); empty without a code. */
      code_key: string
      /** What the list shows, as searching sees it. */
      search_text: string
    }
  }
}

const order = {
  columns: shopSortColumns,
  orderedBy: { name: 'name_order', address: 'address_order' },
  otherwise: { column: 'name', direction: 'asc' },
} as const

const columnsOf = (
  shop: Omit<Shop, 'companyId' | 'id' | 'pos_id'>,
): Omit<Selectable<Tables['shops']>, 'company_id' | 'id'> => ({
  name: shop.name,
  shop_code: shop.shop_code,
  address: shop.address,
  email: shop.email,
  fax_no: shop.fax_no,
  tel_no: shop.tel_no,
  logo: shop.logo,
  auto: shop.auto ? 1 : 0,
  version: shop.version,
  name_order: folded(shop.name),
  address_order: folded(shop.address),
  code_key: recordCodeKey(shop.shop_code),
  search_text: searchText([shop.name, shop.shop_code, shop.address, shop.tel_no]),
})

const page =
  (db: Kysely<Tables>): Shops['page'] =>
  (companyId, words, request) => {
    const rows = db
      .selectFrom('shops')
      .select(['id', 'name', 'shop_code', 'address', 'tel_no'])
      .where('company_id', '=', companyId)
      .where((expression) => containsAll(expression, [expression.ref('search_text')], words))
    return pageOf(rows, request, order)
  }

const lookUp =
  (db: Kysely<Tables>): Shops['lookUp'] =>
  (companyId, { typed, among }, most) =>
    db
      .selectFrom('shops')
      .select(['id', 'name', 'shop_code', 'address', 'tel_no'])
      .where('company_id', '=', companyId)
      .$if(among !== null, (query) => query.where('id', 'in', among ?? []))
      .where((expression) => containsAll(expression, [expression.ref('search_text')], searchWords(typed)))
      .$if(typed.trim() !== '', (query) =>
        query.orderBy((expression) =>
          expression
            .case()
            .when('code_key', '=', recordCodeKey(typed))
            .then(0)
            .when('name_order', '=', folded(typed.trim()))
            .then(0)
            .else(1)
            .end(),
        ),
      )
      .orderBy('name_order')
      .orderBy('id')
      .limit(most)
      .execute()

const byId =
  (db: Kysely<Tables>): Shops['byId'] =>
  async (companyId, id) => {
    const row = await db
      .selectFrom('shops')
      .select(['id', 'name', 'shop_code', 'address', 'email', 'fax_no', 'tel_no', 'logo', 'auto', 'version'])
      .where('company_id', '=', companyId)
      .where('id', '=', id)
      .executeTakeFirst()
    if (row === undefined) return null
    return { ...row, companyId, auto: row.auto === 1, pos_id: await posIn(db).ofShop(companyId, id) }
  }

export const shopsIn = (db: Kysely<Tables>): Shops => {
  const pos = posIn(db)
  return {
    page: page(db),
    lookUp: lookUp(db),
    findPos: (companyId, words, most, templateId) => pos.find(companyId, words, most, templateId),
    ...templatePosIn(db),
    byId: byId(db),
    named: (companyId, ids) =>
      db
        .selectFrom('shops')
        .select(['id', 'name', 'shop_code'])
        .where('company_id', '=', companyId)
        .where('id', 'in', ids)
        .execute(),
    async isCodeTaken(companyId, code, id) {
      const other = await db
        .selectFrom('shops')
        .select('id')
        .where('company_id', '=', companyId)
        .where('code_key', '=', recordCodeKey(code))
        .where('id', '<>', id)
        .executeTakeFirst()
      return code !== '' && other !== undefined
    },
    async insert({ companyId, id, pos_id, ...shop }) {
      await db
        .insertInto('shops')
        .values({ company_id: companyId, id, ...columnsOf(shop) })
        .execute()
      await pos.put(companyId, id, pos_id, [])
    },
    async change(before, { companyId, id, pos_id, ...shop }) {
      const changes = changedColumns(columnsOf(before), columnsOf(shop))
      if (Object.keys(changes).length > 0)
        await db.updateTable('shops').set(changes).where('company_id', '=', companyId).where('id', '=', id).execute()
      await pos.put(companyId, id, pos_id, before.pos_id)
    },
    async delete(companyId, ids) {
      await db.deleteFrom('shops').where('company_id', '=', companyId).where('id', 'in', ids).execute()
    },
    ...shopUsesIn(db),
  }
}
