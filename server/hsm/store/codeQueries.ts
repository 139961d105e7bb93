import type { Kysely } from 'kysely'
import type { Tables } from '../../store/tables.ts'
import { lessBy } from './lessBy.ts'
import type { HsmCodeRecords, KeyName } from './records.ts'

declare module '../../store/tables.ts' {
  interface Tables {
    hsm_codes: {
      account_id: string
      fingerprint: string
      sealed_secret: string
      is_confirmed: number
      last_counter: number
      tries: number
    }
  }
}

/** Queries of the one row of a key. */
const rowIn = (db: Kysely<Tables>) => ({
  read: ({ accountId, fingerprint }: KeyName) =>
    db.selectFrom('hsm_codes').selectAll().where('account_id', '=', accountId).where('fingerprint', '=', fingerprint),
  change: ({ accountId, fingerprint }: KeyName) =>
    db.updateTable('hsm_codes').where('account_id', '=', accountId).where('fingerprint', '=', fingerprint),
})

const proposeIn = async (
  db: Kysely<Tables>,
  { accountId, fingerprint }: KeyName,
  sealedSecret: string,
): Promise<boolean> => {
  const first = { is_confirmed: 0, last_counter: 0, tries: 0 }
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('hsm_codes')
    .values({ account_id: accountId, fingerprint, sealed_secret: sealedSecret, ...first })
    .onConflict((conflict) =>
      conflict
        .columns(['account_id', 'fingerprint'])
        .doUpdateSet({ sealed_secret: sealedSecret })
        .where('hsm_codes.is_confirmed', '=', 0),
    )
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

export const hsmCodesIn = (db: Kysely<Tables>): HsmCodeRecords => {
  const { read, change } = rowIn(db)
  return {
    async of(key) {
      const row = await read(key).executeTakeFirst()
      if (row === undefined) return null
      const { sealed_secret: sealedSecret, is_confirmed, last_counter: lastCounter, tries } = row
      return { sealedSecret, isConfirmed: is_confirmed === 1, lastCounter, tries }
    },
    propose: (key, sealedSecret) => proposeIn(db, key, sealedSecret),
    async takeTry(key, most) {
      const row = await change(key)
        .set((expression) => ({ tries: expression('tries', '+', 1) }))
        .where('tries', '<', most)
        .returning('tries')
        .executeTakeFirst()
      return row?.tries ?? null
    },
    async use(key, sealedSecret, { counter, tries }) {
      const { numUpdatedRows } = await change(key)
        .set({ last_counter: counter, tries: lessBy('tries', tries) })
        .where('sealed_secret', '=', sealedSecret)
        .where('is_confirmed', '=', 1)
        .where('last_counter', '<', counter)
        .executeTakeFirstOrThrow()
      return numUpdatedRows === 1n
    },
    async confirm(key, sealedSecret, counter) {
      const { numUpdatedRows } = await change(key)
        .set({ is_confirmed: 1, last_counter: counter, tries: 0 })
        .where('sealed_secret', '=', sealedSecret)
        .where('is_confirmed', '=', 0)
        .executeTakeFirstOrThrow()
      return numUpdatedRows === 1n
    },
    async forgetTriesOf(accountId) {
      await db.updateTable('hsm_codes').set({ tries: 0 }).where('account_id', '=', accountId).execute()
    },
    async removeOf(accountId) {
      const { numDeletedRows } = await db
        .deleteFrom('hsm_codes')
        .where('account_id', '=', accountId)
        .executeTakeFirstOrThrow()
      return Number(numDeletedRows)
    },
  }
}
