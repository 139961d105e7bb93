import type { Kysely, Selectable } from 'kysely'
import type { Tables } from '../../store/tables.ts'
import type { HsmAccount, HsmAccounts } from './records.ts'

declare module '../../store/tables.ts' {
  interface Tables {
    hsm_accounts: { id: string; user_nm: string; password_hash: string; token: string | null; created_at: string }
  }
}

const accountOf = (row: Selectable<Tables['hsm_accounts']>): HsmAccount => ({
  id: row.id,
  userName: row.user_nm,
  passwordHash: row.password_hash,
  token: row.token,
  createdAt: row.created_at,
})

export const hsmAccountsIn = (db: Kysely<Tables>): HsmAccounts => ({
  async byUserName(userName) {
    const row = await db.selectFrom('hsm_accounts').selectAll().where('user_nm', '=', userName).executeTakeFirst()
    return row === undefined ? null : accountOf(row)
  },
  async all() {
    return (await db.selectFrom('hsm_accounts').selectAll().orderBy('user_nm').execute()).map(accountOf)
  },
  async insertNew({ id, userName, passwordHash, token, createdAt }) {
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('hsm_accounts')
      .values({ id, user_nm: userName, password_hash: passwordHash, token, created_at: createdAt })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow()
    return numInsertedOrUpdatedRows === 1n
  },
})
