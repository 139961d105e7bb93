import type { Kysely } from 'kysely'
import type { Tables } from '../store/tables.ts'
import type { Nonces } from './nonces.ts'

declare module '../store/tables.ts' {
  interface Tables {
    used_nonces: { nonce_hash: string; expires_at: number }
  }
}

export const noncesIn = (db: Kysely<Tables>): Nonces => ({
  async use(nonceHash, expiresAt) {
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('used_nonces')
      .values({ nonce_hash: nonceHash, expires_at: expiresAt })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow()
    return numInsertedOrUpdatedRows === 1n
  },
  async isUsed(nonceHash) {
    const row = await db
      .selectFrom('used_nonces')
      .select('nonce_hash')
      .where('nonce_hash', '=', nonceHash)
      .executeTakeFirst()
    return row !== undefined
  },
  async removeExpired(nowSeconds) {
    await db.deleteFrom('used_nonces').where('expires_at', '<=', nowSeconds).execute()
  },
})
