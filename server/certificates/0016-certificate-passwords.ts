import type { Migrating } from '../store/migrations/schemaBuilder.ts'

/** Passwords of accounts at the signing server, sealed under the master key. */
export const certificatePasswords = async ({ db, text }: Migrating): Promise<void> => {
  await db.schema.alterTable('certificates').addColumn('user_pwd', text).execute()
}
