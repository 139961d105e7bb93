import type { Kysely } from 'kysely'
import { newId } from '../../../store/identifiers.ts'
import type { Tables } from '../../../store/tables.ts'
import type { SignInGuards } from './sign-in-guards.ts'

declare module '../../../store/tables.ts' {
  interface Tables {
    used_nonces: { nonce_hash: string; expires_at: number }
    sign_in_failures: { id: string; subject: string; at: number }
  }
}

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
