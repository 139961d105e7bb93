import type { Kysely } from 'kysely'
import { newId } from '../store/identifiers.ts'
import type { Tables } from '../store/tables.ts'
import type { SignInGuards } from './signInGuards.ts'

declare module '../store/tables.ts' {
  interface Tables {
    sign_in_failures: { id: string; subject: string; at: number }
  }
}

export const signInGuardsIn = (db: Kysely<Tables>): SignInGuards => ({
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
  async forgetFailures(subject, until) {
    // Ids order as the moments in which they were made.
    await db.deleteFrom('sign_in_failures').where('subject', '=', subject).where('id', '<=', until).execute()
  },
  async removeExpired(failuresBefore) {
    await db.deleteFrom('sign_in_failures').where('at', '<', failuresBefore).execute()
  },
})
