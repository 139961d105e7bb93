import type { Kysely } from 'kysely'
import * as v from 'valibot'
import type { Tables } from '../store/tables.ts'
import { shopUseKinds, type Shops } from './shops.ts'

declare module '../store/tables.ts' {
  interface Tables {
    shop_uses: { company_id: string; shop_id: string; kind: string; subject_id: string }
  }
}

const useKindSchema = v.picklist(shopUseKinds)

const uses =
  (db: Kysely<Tables>): Shops['uses'] =>
  async (companyId, ids) => {
    const rows = await db
      .selectFrom('shop_uses')
      .select(['shop_id', 'kind', (expression) => expression.fn.countAll().as('count')])
      .where('company_id', '=', companyId)
      .where('shop_id', 'in', ids)
      .groupBy(['shop_id', 'kind'])
      .orderBy('kind')
      .execute()
    return rows.map(({ shop_id, kind, count }) => ({
      id: shop_id,
      kind: v.parse(useKindSchema, kind),
      count: Number(count),
    }))
  }

const usedBy =
  (db: Kysely<Tables>): Shops['usedBy'] =>
  async (companyId, kind, subjectIds) => {
    if (subjectIds.length === 0) return []
    return db
      .selectFrom('shop_uses')
      .innerJoin('shops', (join) =>
        join.onRef('shops.company_id', '=', 'shop_uses.company_id').onRef('shops.id', '=', 'shop_uses.shop_id'),
      )
      .select(['shop_uses.subject_id as subjectId', 'shops.id', 'name', 'shop_code', 'address', 'tel_no'])
      .where('shop_uses.company_id', '=', companyId)
      .where('kind', '=', kind)
      .where('subject_id', 'in', subjectIds)
      .orderBy('shops.name_order')
      .orderBy('shops.id')
      .execute()
  }

const setUsed =
  (db: Kysely<Tables>): Shops['setUsed'] =>
  async (companyId, kind, subjectId, shopIds) => {
    const known = await db
      .selectFrom('shops')
      .select('id')
      .where('company_id', '=', companyId)
      .where('id', 'in', [...shopIds, ''])
      .execute()
    const absent = shopIds.filter((shopId) => known.every(({ id }) => id !== shopId))
    if (absent.length > 0) return absent
    await db
      .deleteFrom('shop_uses')
      .where('company_id', '=', companyId)
      .where('kind', '=', kind)
      .where('subject_id', '=', subjectId)
      .execute()
    const rows = [...new Set(shopIds)].map((shop_id) => ({
      company_id: companyId,
      shop_id,
      kind,
      subject_id: subjectId,
    }))
    if (rows.length > 0) await db.insertInto('shop_uses').values(rows).execute()
    return []
  }

/** What uses shops. */
export const shopUsesIn = (db: Kysely<Tables>): Pick<Shops, 'addUse' | 'uses' | 'usedBy' | 'setUsed'> => ({
  uses: uses(db),
  usedBy: usedBy(db),
  setUsed: setUsed(db),
  async addUse(companyId, shopId, kind, subjectId) {
    await db
      .insertInto('shop_uses')
      .values({ company_id: companyId, shop_id: shopId, kind, subject_id: subjectId })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  },
})
