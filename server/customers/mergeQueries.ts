import { sql, type Kysely } from 'kysely'
import type { Tables } from '../store/tables.ts'
import type { Customers } from './customers.ts'

export const namesakeMembers = [
  'id',
  'customer_code',
  'company_name',
  'buyer_name',
  'tax_code',
  'address',
  'phone',
  'emails',
] as const

const namesakes = (db: Kysely<Tables>, companyId: string, taxCodes: readonly string[]) =>
  db
    .selectFrom('customers')
    .select(namesakeMembers)
    .where('company_id', '=', companyId)
    .where('merged_into', '=', '')
    .where('tax_code', 'in', taxCodes)
    .orderBy('created_at')
    .orderBy('customer_code')

const sharing =
  (db: Kysely<Tables>): Customers['sharing'] =>
  async (companyId, codes, most) => {
    const { rows } = await sql<{ tax_code: string; total: number | string }>`
      select tax_code, count(*) over () as total from customers
      where company_id = ${companyId} and merged_into = '' and tax_code <> ''
      group by tax_code having count(*) > 1 order by tax_code limit ${codes}`.execute(db)
    if (rows.length === 0) return { shared: [], total: 0 }
    const customers = await namesakes(
      db,
      companyId,
      rows.map(({ tax_code }) => tax_code),
    ).execute()
    const byCode = Map.groupBy(customers, ({ tax_code }) => tax_code)
    const shared = rows.map(({ tax_code }) => ({ tax_code, customers: (byCode.get(tax_code) ?? []).slice(0, most) }))
    return { shared, total: Number(rows[0]?.total ?? 0) }
  }

const merge =
  (db: Kysely<Tables>): Customers['merge'] =>
  async (companyId, into, ids) => {
    await db
      .updateTable('customers')
      .set({ merged_into: into, code_key: '' })
      .where('company_id', '=', companyId)
      .where((expression) => expression.or([expression('id', 'in', ids), expression('merged_into', 'in', ids)]))
      .execute()
  }

const idsOf =
  (db: Kysely<Tables>): Customers['idsOf'] =>
  async (companyId, id) => {
    const ofCompany = db.selectFrom('customers').where('company_id', '=', companyId)
    const found = await ofCompany.select('merged_into').where('id', '=', id).executeTakeFirst()
    const stands = found?.merged_into || id
    const merged = await ofCompany.select('id').where('merged_into', '=', stands).execute()
    return [stands, ...merged.map((each) => each.id)]
  }

/** Customers of one tax code, and how they become one. */
export const mergesIn = (
  db: Kysely<Tables>,
): Pick<Customers, 'ofTaxCode' | 'sharing' | 'withMerged' | 'idsOf' | 'merge'> => ({
  ofTaxCode: (companyId, taxCode, most) => namesakes(db, companyId, [taxCode]).limit(most).execute(),
  sharing: sharing(db),
  withMerged: (companyId, ids) =>
    db
      .selectFrom('customers')
      .select(['id', 'tax_code', 'merged_into'])
      .where('company_id', '=', companyId)
      .where('id', 'in', ids)
      .execute(),
  idsOf: idsOf(db),
  merge: merge(db),
})
