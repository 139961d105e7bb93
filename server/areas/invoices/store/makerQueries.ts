import { sql, type Kysely, type RawBuilder } from 'kysely'
import { searchWords } from '../../../../src/domain/text.ts'
import { containsAll } from '../../../store/matching.ts'
import type { Tables } from '../../../store/tables.ts'
import { channel } from './columns.ts'
import type { Invoices } from './invoices.ts'

const all = sql``

/**
 * Each account that made invoices, once for each shop where shops are given. From one to the next an index leads (`invoices_by_made_by_day`,
 * `invoices_of_makers`): as many entries are read as are answered, however many invoices there are.
 */
const madeBy = (companyId: string, shops: readonly string[] | null): RawBuilder<unknown> => {
  const next = (further: RawBuilder<unknown>) =>
    sql`(select invoices.made_by from invoices where invoices.company_id = ${companyId} and channel = ${channel}
      ${further} order by invoices.made_by limit 1)`
  const ofShop = (column: RawBuilder<unknown>) => (shops === null ? all : sql`and invoices.shop_id = ${column}`)
  const begun =
    shops === null
      ? sql`select '' as shop, ${next(all)} as maker`
      : sql`select shops.id as shop, ${next(ofShop(sql`shops.id`))} as maker
          from shops where shops.company_id = ${companyId} and shops.id in (${sql.join(shops)})`
  const further = sql`${ofShop(sql`makers.shop`)} and invoices.made_by > makers.maker`
  return sql`with recursive makers (shop, maker) as (
    ${begun} union all select makers.shop, ${next(further)} from makers where makers.maker is not null
  ) select maker from makers where maker is not null`
}

/** Accounts are never deleted: whoever made an invoice has one. */
export const makersIn =
  (db: Kysely<Tables>): Invoices['makers'] =>
  (companyId, { typed, id, shops }, most) =>
    db
      .selectFrom('accounts')
      .select(['id', 'name', 'employee_no'])
      .where('company_id', '=', companyId)
      .where('id', 'in', sql<string>`(${madeBy(companyId, shops)})`)
      .$if(id !== null, (query) => query.where('id', '=', id ?? ''))
      .where((expression) => containsAll(expression, [expression.ref('name_order')], searchWords(typed)))
      .orderBy('name_order')
      .orderBy('id')
      .limit(most)
      .execute()
