import type { Kysely } from 'kysely'
import type { Tables } from '../store/tables.ts'
import { shopUsesIn } from './shopUseQueries.ts'
import type { Shops } from './shops.ts'

declare module '../store/tables.ts' {
  interface Tables {
    template_pos: { company_id: string; template_id: string; shop_id: string; sid: string }
  }
}

const posOfTemplate =
  (db: Kysely<Tables>): Shops['posOfTemplate'] =>
  async (companyId, templateId) => {
    const rows = await db
      .selectFrom('template_pos')
      .innerJoin('shop_pos', (join) =>
        join
          .onRef('shop_pos.company_id', '=', 'template_pos.company_id')
          .onRef('shop_pos.shop_id', '=', 'template_pos.shop_id')
          .onRef('shop_pos.sid', '=', 'template_pos.sid'),
      )
      .select(['template_pos.sid', 'shop_pos.del_yn'])
      .where('template_pos.company_id', '=', companyId)
      .where('template_pos.template_id', '=', templateId)
      .orderBy('template_pos.sid')
      .execute()
    return rows.map(({ sid, del_yn }) => ({ sid, use_yn: del_yn === 'N' ? ('Y' as const) : ('N' as const) }))
  }

/** POS that templates name; each of them keeps its shop from being deleted. */
export const templatePosIn = (
  db: Kysely<Tables>,
): Pick<Shops, 'posOfTemplate' | 'setPosOfTemplate' | 'releaseTemplates'> => ({
  posOfTemplate: posOfTemplate(db),
  async setPosOfTemplate(companyId, templateId, sids) {
    const before = new Set((await posOfTemplate(db)(companyId, templateId)).map(({ sid }) => sid))
    const known = await db
      .selectFrom('shop_pos')
      .select(['shop_id', 'sid', 'del_yn'])
      .where('company_id', '=', companyId)
      .where('sid', 'in', [...sids, ''])
      .execute()
    const named = known.filter(({ sid, del_yn }) => del_yn === 'N' || before.has(sid))
    const absent = sids.filter((wanted) => named.every(({ sid }) => sid !== wanted))
    if (absent.length > 0) return absent
    await db
      .deleteFrom('template_pos')
      .where('company_id', '=', companyId)
      .where('template_id', '=', templateId)
      .execute()
    const rows = named.map(({ shop_id, sid }) => ({ company_id: companyId, template_id: templateId, shop_id, sid }))
    if (rows.length > 0) await db.insertInto('template_pos').values(rows).execute()
    const shopIds = [...new Set(named.map(({ shop_id }) => shop_id))]
    return shopUsesIn(db).setUsed(companyId, 'template', templateId, shopIds)
  },
  async releaseTemplates(companyId, templateIds) {
    await db
      .deleteFrom('template_pos')
      .where('company_id', '=', companyId)
      .where('template_id', 'in', templateIds)
      .execute()
    await db
      .deleteFrom('shop_uses')
      .where('company_id', '=', companyId)
      .where('kind', '=', 'template')
      .where('subject_id', 'in', templateIds)
      .execute()
  },
})
