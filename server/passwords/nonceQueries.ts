import type { Kysely } from 'kysely'
import type { Tables } from '../store/tables.ts'
import type { Nonces } from './nonces.ts'

declare module '../store/tables.ts' {
  interface Tables {
    used_nonces: { nonce_hash: string; expires_at: number }
  }
}

export const noncesIn = (db: Kysely<Tables>): Nonces => ({
  async useAll(nonces) {
    if (nonces.length === 0) return true
    // In one order, so that two servers that are given the same ones do not wait for each other.
    const rows = nonces
      .map(({ nonceHash, expiresAt }) => ({ nonce_hash: nonceHash, expires_at: expiresAt }))
      .toSorted((one, other) => (one.nonce_hash < other.nonce_hash ? -1 : 1))
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('used_nonces')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow()
    return numInsertedOrUpdatedRows === BigInt(rows.length)
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
