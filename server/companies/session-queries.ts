import type { Kysely } from 'kysely'
import { newId } from '../store/identifiers.ts'
import { sessionsPerAccount, type ServerSecrets, type Sessions, type SignInGuards } from './sessions.ts'
import { accountOf } from './account-queries.ts'
import type { Tables } from '../store/tables.ts'

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
  async removeExpired(nowSeconds) {
    await db.deleteFrom('sessions').where('expires_at', '<=', nowSeconds).execute()
  },
})

export const signInGuardsIn = (db: Kysely<Tables>): SignInGuards => ({
  async useNonce(nonceHash, expiresAt) {
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('used_nonces')
      .values({ nonce_hash: nonceHash, expires_at: expiresAt })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow()
    return numInsertedOrUpdatedRows === 1n
  },
  async isNonceUsed(nonceHash) {
    const row = await db
      .selectFrom('used_nonces')
      .select('nonce_hash')
      .where('nonce_hash', '=', nonceHash)
      .executeTakeFirst()
    return row !== undefined
  },
  async failuresSince(subject, since) {
    const rows = await db
      .selectFrom('sign_in_failures')
      .select('at')
      .where('subject', '=', subject)
      .where('at', '>', since)
      .orderBy('at')
      .execute()
    return rows.map((row) => row.at)
  },
  async recordFailure(subject, at) {
    const id = newId()
    await db.insertInto('sign_in_failures').values({ id, subject, at }).execute()
    return id
  },
  async removeFailure(id) {
    await db.deleteFrom('sign_in_failures').where('id', '=', id).execute()
  },
  async forgetFailures(subject) {
    await db.deleteFrom('sign_in_failures').where('subject', '=', subject).execute()
  },
  async removeExpired(nowSeconds, failuresBefore) {
    await db.deleteFrom('used_nonces').where('expires_at', '<=', nowSeconds).execute()
    await db.deleteFrom('sign_in_failures').where('at', '<', failuresBefore).execute()
  },
})

export const secretsIn = (db: Kysely<Tables>): ServerSecrets => {
  const read = (name: string) =>
    db.selectFrom('server_secrets').select('value').where('name', '=', name).executeTakeFirst()
  return {
    async keep(name, value) {
      const kept = await read(name)
      if (kept !== undefined) return kept.value
      await db
        .insertInto('server_secrets')
        .values({ name, value: await value() })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
      const winner = await read(name)
      if (winner === undefined) throw new Error(`the server's secret ${name} was not kept`)
      return winner.value
    },
  }
}
