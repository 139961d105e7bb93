import type { Kysely } from 'kysely'
import { sessionsBeside } from '../../../companies/sessionQueries.ts'
import type { Previews } from './previews.ts'
import type { Tables } from '../../../store/tables.ts'

declare module '../../../store/tables.ts' {
  interface Tables {
    previews: { token_hash: string; taken_at: number; file_name: string; base64: string }
  }
}

export const previewsIn = (db: Kysely<Tables>): Previews => ({
  async keep(tokenHash, { takenAt, fileName, base64 }) {
    const content = { taken_at: takenAt, file_name: fileName, base64 }
    await db
      .insertInto('previews')
      .values({ token_hash: tokenHash, ...content })
      .onConflict((conflict) => conflict.column('token_hash').doUpdateSet(content))
      .execute()
    const ofAccount = sessionsBeside(db, tokenHash)
    await db.deleteFrom('previews').where('token_hash', 'in', ofAccount).where('token_hash', '!=', tokenHash).execute()
  },
  async find(tokenHash, takenAt) {
    const row = await db
      .selectFrom('previews')
      .selectAll()
      .where('token_hash', '=', tokenHash)
      .where('taken_at', '=', takenAt)
      .executeTakeFirst()
    return row === undefined ? null : { takenAt: row.taken_at, fileName: row.file_name, base64: row.base64 }
  },
  async removeTakenBefore(moment) {
    await db.deleteFrom('previews').where('taken_at', '<', moment).execute()
  },
})
