import type { Kysely } from 'kysely'
import { pitAccountSortColumns } from '../../../../src/api/contract/pitCertificateRights.ts'
import type { Account } from '../../../companies/accounts.ts'
import { accountOf } from '../../../companies/accountQueries.ts'
import { containsAll } from '../../../store/matching.ts'
import { pageOf, type Page, type PageRequest } from '../../../store/page.ts'
import type { Tables } from '../../../store/tables.ts'

/** Accounts of companies whose scope is USER PIT. */
export interface PitAccounts {
  readonly page: (companyId: string, words: readonly string[], request: PageRequest) => Promise<Page<Account>>
  /** Held until the transaction ends; null where the company has none of the id. */
  readonly hold: (companyId: string, id: string) => Promise<Account | null>
}

const scope = 'USER PIT'

const order = {
  columns: pitAccountSortColumns,
  orderedBy: { full_name: 'name_order' },
  otherwise: { column: 'full_name', direction: 'asc' },
} as const

export const pitAccountsIn = (db: Kysely<Tables>): PitAccounts => ({
  async page(companyId, words, request) {
    const rows = db
      .selectFrom('accounts')
      .selectAll()
      .where('company_id', '=', companyId)
      .where('scope', '=', scope)
      .where((expression) => containsAll(expression, [expression.ref('search_text')], words))
    const page = await pageOf(rows, request, order)
    return { ...page, items: page.items.map(accountOf) }
  },
  async hold(companyId, id) {
    const row = await db
      .updateTable('accounts')
      .set((held) => ({ changed_at: held.ref('changed_at') }))
      .where('company_id', '=', companyId)
      .where('id', '=', id)
      .where('scope', '=', scope)
      .returningAll()
      .executeTakeFirst()
    return row === undefined ? null : accountOf(row)
  },
})
