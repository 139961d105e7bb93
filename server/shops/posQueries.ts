import type { Kysely } from 'kysely'
import type { Pos } from '../../src/domain/shop/pos.ts'
import { containsAll, searchText } from '../store/matching.ts'
import type { Tables } from '../store/tables.ts'
import type { FoundPos } from './shops.ts'

declare module '../store/tables.ts' {
  interface Tables {
    shop_pos: {
      company_id: string
      shop_id: string
      sid: string
      /** Its place in the list of its shop. */
      position: number
      pos_no: string
      del_yn: string
      search_text: string
    }
  }
}

/** Those in use, or named by the template, in which every word is found: in the number or in the shop's name and code. */
const find =
  (db: Kysely<Tables>) =>
  async (
    companyId: string,
    words: readonly string[],
    most: number,
    templateId: string,
  ): Promise<readonly FoundPos[]> => {
    const rows = await db
      .selectFrom('shop_pos')
      .innerJoin('shops', (join) =>
        join.onRef('shops.company_id', '=', 'shop_pos.company_id').onRef('shops.id', '=', 'shop_pos.shop_id'),
      )
      .leftJoin('template_pos', (join) =>
        join
          .onRef('template_pos.company_id', '=', 'shop_pos.company_id')
          .onRef('template_pos.shop_id', '=', 'shop_pos.shop_id')
          .onRef('template_pos.sid', '=', 'shop_pos.sid')
          .on('template_pos.template_id', '=', templateId),
      )
      .select(['shop_pos.sid', 'shop_pos.pos_no', 'shops.name', 'shop_pos.del_yn', 'template_pos.template_id'])
      .where('shop_pos.company_id', '=', companyId)
      .where((expression) =>
        expression.or([
          expression('shop_pos.del_yn', '=', 'N'),
          expression('template_pos.template_id', 'is not', null),
        ]),
      )
      .where((expression) =>
        containsAll(expression, [expression.ref('shop_pos.search_text'), expression.ref('shops.search_text')], words),
      )
      .orderBy('shops.name_order')
      .orderBy('shops.id')
      .orderBy('shop_pos.position')
      .limit(most)
      .execute()
    return rows.map(({ del_yn, template_id, ...pos }) => ({
      ...pos,
      use_yn: del_yn === 'N' ? ('Y' as const) : ('N' as const),
      selected_yn: template_id === null ? ('N' as const) : ('Y' as const),
    }))
  }

const isSame = (one: Pos | undefined, other: Pos | undefined): boolean =>
  one?.sid === other?.sid && one?.pos_no === other?.pos_no && one?.del_yn === other?.del_yn

/** POS of shops. */
export const posIn = (db: Kysely<Tables>) => ({
  async ofShop(companyId: string, shopId: string): Promise<readonly Pos[]> {
    const rows = await db
      .selectFrom('shop_pos')
      .select(['sid', 'pos_no', 'del_yn'])
      .where('company_id', '=', companyId)
      .where('shop_id', '=', shopId)
      .orderBy('position')
      .orderBy('sid')
      .execute()
    return rows.map(({ del_yn, ...row }) => ({ ...row, del_yn: del_yn === 'Y' ? 'Y' : 'N' }))
  },
  find: find(db),
  /** Writes the POS of a shop that are new, changed or at another place. @param before what is kept of them, in its order */
  async put(companyId: string, shopId: string, rows: readonly Pos[], before: readonly Pos[]): Promise<void> {
    const changed = rows.flatMap(({ sid, pos_no, del_yn }, position) =>
      isSame(before[position], rows[position])
        ? []
        : [
            {
              company_id: companyId,
              shop_id: shopId,
              sid,
              position,
              pos_no,
              del_yn,
              search_text: searchText([pos_no]),
            },
          ],
    )
    if (changed.length === 0) return
    await db
      .insertInto('shop_pos')
      .values(changed)
      .onConflict((conflict) =>
        conflict.columns(['company_id', 'shop_id', 'sid']).doUpdateSet((expression) => ({
          position: expression.ref('excluded.position'),
          pos_no: expression.ref('excluded.pos_no'),
          del_yn: expression.ref('excluded.del_yn'),
          search_text: expression.ref('excluded.search_text'),
        })),
      )
      .execute()
  },
})
