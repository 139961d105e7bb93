import { sql, type Kysely } from 'kysely'
import type { Tables } from '../store/tables.ts'
import type { CompanyDirectory } from './directory.ts'

export const companyDirectoryIn = (db: Kysely<Tables>): CompanyDirectory => ({
  async all() {
    const rows = await db
      .selectFrom('companies')
      .leftJoin('accounts', 'accounts.company_id', 'companies.id')
      .select(['companies.id', 'companies.vietnam_name as name', 'companies.tax_id as taxCode'])
      .select(sql<number | string>`count(accounts.id)`.as('accounts'))
      .select(sql<number | string | null>`sum(accounts.is_active)`.as('activeAccounts'))
      .groupBy(['companies.id', 'companies.vietnam_name', 'companies.tax_id'])
      .orderBy('companies.tax_id')
      .execute()
    return rows.map((row) => ({
      ...row,
      accounts: Number(row.accounts),
      activeAccounts: Number(row.activeAccounts ?? 0),
    }))
  },
  async close(companyId, at) {
    const { numUpdatedRows } = await db
      .updateTable('accounts')
      .set({ is_active: 0, changed_at: at })
      .where('company_id', '=', companyId)
      .where('is_active', '=', 1)
      .executeTakeFirstOrThrow()
    // After it: a sign-in that holds its account meanwhile has opened its session by then, or finds the account inactive.
    const ofCompany = db.selectFrom('accounts').select('id').where('company_id', '=', companyId)
    await db.deleteFrom('sessions').where('account_id', 'in', ofCompany).execute()
    return Number(numUpdatedRows)
  },
})
