import type { Kysely } from 'kysely'
import { customerSortColumns } from '../../src/api/contract/customers.ts'
import { customerFields } from '../../src/domain/customers/customer.ts'
import { recordCodesIn } from '../records/codes.ts'
import { changedColumns } from '../store/changedColumns.ts'
import { containsAll } from '../store/matching.ts'
import { pageOf } from '../store/page.ts'
import type { Tables } from '../store/tables.ts'
import { listed, rowOf } from './customerRows.ts'
import { codePrefix, type Customers } from './customers.ts'
import { lookUp } from './lookUp.ts'
import { mergesIn, namesakeMembers } from './mergeQueries.ts'

const order = {
  columns: customerSortColumns,
  orderedBy: { company_name: 'company_order', buyer_name: 'buyer_order', address: 'address_order' },
  otherwise: { column: 'company_name', direction: 'asc' },
} as const

const page =
  (db: Kysely<Tables>): Customers['page'] =>
  (companyId, { words, kind }, request) => {
    const rows = db
      .selectFrom('customers')
      .select(listed)
      .where('company_id', '=', companyId)
      .where('merged_into', '=', '')
      .$if(kind !== null, (query) => query.where('kind', '=', kind ?? 'company'))
      .where((expression) => containsAll(expression, [expression.ref('search_text')], words))
    return pageOf(rows, request, order)
  }

const kept = (db: Kysely<Tables>, companyId: string, id: string) =>
  db
    .selectFrom('customers')
    .select([...customerFields, 'id', 'version', 'created_at', 'merged_into'])
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .executeTakeFirst()

const byId =
  (db: Kysely<Tables>): Customers['byId'] =>
  async (companyId, id) => {
    const row = await kept(db, companyId, id)
    if (row === undefined || row.merged_into !== '') return null
    const { created_at, merged_into: _, ...customer } = row
    return { ...customer, companyId, createdAt: created_at }
  }

const standing =
  (db: Kysely<Tables>): Customers['standing'] =>
  async (companyId, id) => {
    const found = await db
      .selectFrom('customers')
      .select('merged_into')
      .where('company_id', '=', companyId)
      .where('id', '=', id)
      .executeTakeFirst()
    return found === undefined ? null : byId(db)(companyId, found.merged_into || id)
  }

export const customersIn = (db: Kysely<Tables>): Customers => ({
  ...recordCodesIn(db, { records: 'customers', counters: 'customer_counters', prefix: codePrefix }),
  ...mergesIn(db),
  page: page(db),
  byId: byId(db),
  standing: standing(db),
  lookUp: lookUp(db),
  named: (companyId, ids) =>
    db
      .selectFrom('customers')
      .select(namesakeMembers)
      .where('company_id', '=', companyId)
      .where('merged_into', '=', '')
      .where('id', 'in', ids)
      .orderBy('customer_code')
      .execute(),
  async change(before, after) {
    const changes = changedColumns(rowOf(before), rowOf(after))
    if (Object.keys(changes).length === 0) return
    await db
      .updateTable('customers')
      .set(changes)
      .where('company_id', '=', after.companyId)
      .where('id', '=', after.id)
      .execute()
  },
  async insert(customers) {
    await db.insertInto('customers').values(customers.map(rowOf)).execute()
  },
  async delete(companyId, ids) {
    await db
      .deleteFrom('customers')
      .where('company_id', '=', companyId)
      .where((expression) => expression.or([expression('id', 'in', ids), expression('merged_into', 'in', ids)]))
      .execute()
  },
})
