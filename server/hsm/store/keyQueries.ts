import type { Kysely, Selectable } from 'kysely'
import type { Tables } from '../../store/tables.ts'
import { lessBy } from './lessBy.ts'
import type { HsmKey, HsmKeys } from './records.ts'

declare module '../../store/tables.ts' {
  interface Tables {
    hsm_keys: {
      id: string
      account_id: string
      fingerprint: string
      certificate: string
      sealed_key: string
      pin_hash: string
      pin_tries: number
      created_at: string
    }
  }
}

const keyOf = (row: Selectable<Tables['hsm_keys']>): HsmKey => ({
  id: row.id,
  accountId: row.account_id,
  fingerprint: row.fingerprint,
  certificate: row.certificate,
  sealedKey: row.sealed_key,
  pinHash: row.pin_hash,
  pinTries: row.pin_tries,
  createdAt: row.created_at,
})

export const hsmKeysIn = (db: Kysely<Tables>): HsmKeys => ({
  async ofAccount(accountId) {
    const rows = await db
      .selectFrom('hsm_keys')
      .selectAll()
      .where('account_id', '=', accountId)
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .execute()
    return rows.map(keyOf)
  },
  async insert(key) {
    await db
      .insertInto('hsm_keys')
      .values({
        id: key.id,
        account_id: key.accountId,
        fingerprint: key.fingerprint,
        certificate: key.certificate,
        sealed_key: key.sealedKey,
        pin_hash: key.pinHash,
        pin_tries: key.pinTries,
        created_at: key.createdAt,
      })
      .execute()
  },
  async takeTry(id, most) {
    const row = await db
      .updateTable('hsm_keys')
      .set((expression) => ({ pin_tries: expression('pin_tries', '+', 1) }))
      .where('id', '=', id)
      .where('pin_tries', '<', most)
      .returning('pin_tries')
      .executeTakeFirst()
    return row?.pin_tries ?? null
  },
  async forgetTries(id, tries) {
    await db
      .updateTable('hsm_keys')
      .set({ pin_tries: lessBy('pin_tries', tries) })
      .where('id', '=', id)
      .execute()
  },
  async forgetTriesOf(accountId) {
    await db.updateTable('hsm_keys').set({ pin_tries: 0 }).where('account_id', '=', accountId).execute()
  },
})
