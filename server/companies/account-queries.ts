import type { Kysely, Selectable } from 'kysely'
import * as v from 'valibot'
import { scopeSchema } from '../../src/domain/session.ts'
import type { Account, Accounts } from './accounts.ts'
import type { Tables } from '../store/tables.ts'

declare module '../store/tables.ts' {
  interface Tables {
    accounts: {
      id: string
      company_id: string | null
      user_id: string
      name: string
      email: string
      profile_image: string | null
      scope: string
      password_hash: string
      is_active: number
    }
  }
}

export const accountOf = (row: Selectable<Tables['accounts']>): Account => ({
  id: row.id,
  companyId: row.company_id,
  userId: row.user_id,
  name: row.name,
  email: row.email,
  profileImage: row.profile_image,
  scope: v.parse(scopeSchema, row.scope),
  passwordHash: row.password_hash,
  isActive: row.is_active === 1,
})

export const accountsIn = (db: Kysely<Tables>): Accounts => ({
  async byUserId(userId) {
    const row = await db.selectFrom('accounts').selectAll().where('user_id', '=', userId).executeTakeFirst()
    return row === undefined ? null : accountOf(row)
  },
  async insert(account) {
    await db
      .insertInto('accounts')
      .values({
        id: account.id,
        company_id: account.companyId,
        user_id: account.userId,
        name: account.name,
        email: account.email,
        profile_image: account.profileImage,
        scope: account.scope,
        password_hash: account.passwordHash,
        is_active: account.isActive ? 1 : 0,
      })
      .execute()
  },
})
