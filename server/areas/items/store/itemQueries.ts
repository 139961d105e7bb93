import { CompiledQuery, type Kysely, type Selectable } from 'kysely'
import { itemRowMembers, itemSortColumns } from '../../../../src/api/contract/items.ts'
import { itemFlags } from '../../../../src/domain/items/rated.ts'
import { recordCodeKey } from '../../../../src/domain/recordCode.ts'
import { folded } from '../../../../src/domain/text.ts'
import { recordCodesIn } from '../../../records/codes.ts'
import type { UploadRow } from '../../../records/uploadQueries.ts'
import { changedColumns } from '../../../store/changedColumns.ts'
import { containsAll, searchText } from '../../../store/matching.ts'
import { pageOf } from '../../../store/page.ts'
import type { Tables } from '../../../store/tables.ts'
import { withFlags } from './flags.ts'
import { codePrefix, type Item, type Items } from './items.ts'
import { priceOrder } from './priceOrder.ts'

declare module '../../../store/tables.ts' {
  interface Tables {
    items: {
      company_id: string
      id: string
      item_code: string
      item_name: string
      item_ename: string
      item_kname: string
      uom: string
      unit_prc: string
      pur_cost: string
      vat_rate: string
      curr_cd: string
      memo: string
      picture: string
      product_source: number
      not_reduced: number
      special_consumption: number
      version: string
      created_at: string
      /** Name and price as they are ordered by. */
      name_order: string
      price_order: string
      /** Equal for codes that look alike (src/domain/recordCode.ts). */
      code_key: string
      /** What the list shows, as searching sees it. */
      search_text: string
    }
    item_counters: { company_id: string; last: number }
    item_uploads: UploadRow
  }
}

const order = {
  columns: itemSortColumns,
  orderedBy: { item_name: 'name_order', unit_prc: 'price_order' },
  otherwise: { column: 'item_code', direction: 'asc' },
} as const

/** The fields in one order, whatever that of the item's: `insert` counts on it. */
const rowOf = (item: Item): Selectable<Tables['items']> => {
  const name = folded(item.item_name)
  return {
    company_id: item.companyId,
    id: item.id,
    item_code: item.item_code,
    item_name: item.item_name,
    item_ename: item.item_ename,
    item_kname: item.item_kname,
    uom: item.uom,
    unit_prc: item.unit_prc,
    pur_cost: item.pur_cost,
    vat_rate: item.vat_rate,
    curr_cd: item.curr_cd,
    memo: item.memo,
    picture: item.picture,
    product_source: item.product_source ? 1 : 0,
    not_reduced: item.not_reduced ? 1 : 0,
    special_consumption: item.special_consumption ? 1 : 0,
    version: item.version,
    created_at: item.createdAt,
    name_order: name,
    price_order: priceOrder(item.unit_prc),
    code_key: recordCodeKey(item.item_code),
    search_text: `${folded(item.item_code)}\n${name}\n${searchText([item.item_ename, item.item_kname, item.uom, item.memo])}`,
  }
}

/** Compiles the statement once for each number of rows: Kysely takes longer over the 9,500 values of 500 rows than SQLite does. */
const insert = (db: Kysely<Tables>): Items['insert'] => {
  const texts = new Map<number, string>()
  return async (items) => {
    const rows = items.map(rowOf)
    const text = texts.get(rows.length) ?? db.insertInto('items').values(rows).compile().sql
    texts.set(rows.length, text)
    const values: unknown[] = []
    for (const row of rows) values.push(...Object.values(row))
    await db.executeQuery(CompiledQuery.raw(text, values))
  }
}

const page =
  (db: Kysely<Tables>): Items['page'] =>
  async (companyId, { words, vatRate, flag }, request) => {
    const rows = db
      .selectFrom('items')
      .select([...itemRowMembers, ...itemFlags])
      .where('company_id', '=', companyId)
      .$if(vatRate !== '', (query) => query.where('vat_rate', '=', vatRate))
      .$if(flag !== '', (query) => query.where(flag || 'not_reduced', '=', 1))
      .where((expression) => containsAll(expression, [expression.ref('search_text')], words))
    const found = await pageOf(rows, request, order)
    return { ...found, items: found.items.map(withFlags) }
  }

const byId =
  (db: Kysely<Tables>): Items['byId'] =>
  async (companyId, id) => {
    const row = await db
      .selectFrom('items')
      .select([...itemRowMembers, ...itemFlags, 'pur_cost', 'picture', 'product_source', 'version'])
      .where('company_id', '=', companyId)
      .where('id', '=', id)
      .executeTakeFirst()
    if (row === undefined) return null
    const { created_at, product_source, ...item } = withFlags(row)
    return { ...item, companyId, createdAt: created_at, product_source: product_source === 1 }
  }

export const itemsIn = (db: Kysely<Tables>): Items => ({
  page: page(db),
  byId: byId(db),
  named: (companyId, ids) =>
    db
      .selectFrom('items')
      .select(['id', 'item_code', 'item_name'])
      .where('company_id', '=', companyId)
      .where('id', 'in', ids)
      .orderBy('item_code')
      .execute(),
  ...recordCodesIn(db, { records: 'items', counters: 'item_counters', prefix: codePrefix }),
  async change(before, after) {
    const changes = changedColumns(rowOf(before), rowOf(after))
    if (Object.keys(changes).length === 0) return
    await db
      .updateTable('items')
      .set(changes)
      .where('company_id', '=', after.companyId)
      .where('id', '=', after.id)
      .execute()
  },
  insert: insert(db),
  async delete(companyId, ids) {
    await db.deleteFrom('items').where('company_id', '=', companyId).where('id', 'in', ids).execute()
  },
})
