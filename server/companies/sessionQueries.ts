import type { Kysely } from 'kysely'
import { sessionsPerAccount, type Sessions } from './sessions.ts'
import { accountOf } from './accountQueries.ts'
import type { Tables } from '../store/tables.ts'

declare module '../store/tables.ts' {
  interface Tables {
    sessions: { token_hash: string; account_id: string; opened_at: string; expires_at: number }
  }
}

/** Sessions of the account that one is of, itself among them: part of a query. */
export const sessionsBeside = (db: Kysely<Tables>, tokenHash: string) =>
  db
    .selectFrom('sessions as own')
    .innerJoin('sessions', 'sessions.account_id', 'own.account_id')
    .select('sessions.token_hash')
    .where('own.token_hash', '=', tokenHash)

export const sessionsIn = (db: Kysely<Tables>): Sessions => ({
  async open({ tokenHash, accountId, openedAt, expiresAt }) {
    await db
      .insertInto('sessions')
      .values({ token_hash: tokenHash, account_id: accountId, opened_at: openedAt, expires_at: expiresAt })
      .execute()
    const newest = db
      .selectFrom('sessions')
      .select('token_hash')
      .where('account_id', '=', accountId)
      .orderBy('opened_at', 'desc')
      .orderBy('token_hash')
      .limit(sessionsPerAccount)
    await db
      .deleteFrom('sessions')
      .where('account_id', '=', accountId)
      .where('token_hash', '!=', tokenHash)
      .where('token_hash', 'not in', newest)
      .execute()
  },
  async find(tokenHash, nowSeconds) {
    const row = await db
      .selectFrom('sessions')
      .innerJoin('accounts', 'accounts.id', 'sessions.account_id')
      .selectAll('accounts')
      .select('sessions.expires_at')
      .where('sessions.token_hash', '=', tokenHash)
      .where('sessions.expires_at', '>', nowSeconds)
      .where('accounts.is_active', '=', 1)
      .executeTakeFirst()
    return row === undefined ? null : { account: accountOf(row), expiresAt: row.expires_at }
  },
  async close(tokenHash) {
    await db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute()
  },
  async closeAll(...accountIds) {
    await db.deleteFrom('sessions').where('account_id', 'in', accountIds).execute()
  },
  async closeOthers(accountId, tokenHash) {
    await db.deleteFrom('sessions').where('account_id', '=', accountId).where('token_hash', '!=', tokenHash).execute()
  },
  async removeExpired(nowSeconds) {
    await db.deleteFrom('sessions').where('expires_at', '<=', nowSeconds).execute()
  },
})
