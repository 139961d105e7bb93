import type { Kysely } from 'kysely'
import { userSortColumns } from '../../../../src/api/contract/users.ts'
import { managedScopes } from '../../../../src/domain/user/role.ts'
import { accountOf } from '../../../companies/accountQueries.ts'
import { containsAll } from '../../../store/matching.ts'
import { pageOf } from '../../../store/page.ts'
import type { Tables } from '../../../store/tables.ts'
import type { Users } from './users.ts'

const order = {
  columns: userSortColumns,
  orderedBy: { full_name: 'name_order', role: 'scope', user_status: 'is_active' },
  otherwise: { column: 'full_name', direction: 'asc' },
} as const

const holdAll =
  (db: Kysely<Tables>): Users['holdAll'] =>
  async (companyId, ids) => {
    const rows = await db
      .updateTable('accounts')
      .set((row) => ({ changed_at: row.ref('changed_at') }))
      .where('company_id', '=', companyId)
      .where('id', 'in', ids)
      .where('scope', 'in', managedScopes)
      .returningAll()
      .execute()
    return rows.map(accountOf)
  }

/** Users by the company of their accounts. */
export const usersIn = (db: Kysely<Tables>): Users => ({
  async page(companyId, { words, scopes }, request) {
    const rows = db
      .selectFrom('accounts')
      .selectAll()
      .where('company_id', '=', companyId)
      .where('scope', 'in', scopes)
      .where((expression) => containsAll(expression, [expression.ref('search_text')], words))
    const page = await pageOf(rows, request, order)
    return { ...page, items: page.items.map(accountOf) }
  },
  async byId(companyId, id) {
    const row = await db
      .selectFrom('accounts')
      .selectAll()
      .where('company_id', '=', companyId)
      .where('id', '=', id)
      .where('scope', 'in', managedScopes)
      .executeTakeFirst()
    return row === undefined ? null : accountOf(row)
  },
  hold: async (companyId, id) => (await holdAll(db)(companyId, [id]))[0] ?? null,
  holdAll: holdAll(db),
  async setActive(companyId, ids, { isActive, changedAt }) {
    await db
      .updateTable('accounts')
      .set({ is_active: isActive ? 1 : 0, changed_at: changedAt })
      .where('company_id', '=', companyId)
      .where('id', 'in', ids)
      .execute()
  },
  async activeAdministrators(companyId) {
    const { count } = await db
      .selectFrom('accounts')
      .select((expression) => expression.fn.countAll().as('count'))
      .where('company_id', '=', companyId)
      .where('scope', 'in', ['ADMIN', 'SYS_ADMIN'])
      .where('is_active', '=', 1)
      .executeTakeFirstOrThrow()
    return Number(count)
  },
  async employeeNumbers(companyId) {
    const rows = await db.selectFrom('accounts').select('employee_no').where('company_id', '=', companyId).execute()
    return rows.map(({ employee_no }) => employee_no)
  },
})
