import type { Migrating } from '../store/migrations/schemaBuilder.ts'

/** Codes that are mailed to whoever signs in with a browser that is not known, while the account is guessed at. */
export const signInCodeTable = async ({ db, text }: Migrating): Promise<void> => {
  await db.schema
    .createTable('sign_in_codes')
    .addColumn('id', text, (column) => column.primaryKey())
    .addColumn('ticket_hash', text, (column) => column.notNull())
    .addColumn('account_id', text, (column) => column.references('accounts.id'))
    .addColumn('password_mark', text, (column) => column.notNull())
    .addColumn('is_mailed', 'integer', (column) => column.notNull())
    .addColumn('locale', text, (column) => column.notNull())
    .addColumn('guesses', 'integer', (column) => column.notNull())
    .addColumn('made_at', 'integer', (column) => column.notNull())
    .addColumn('expires_at', 'integer', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('sign_in_codes_by_ticket').on('sign_in_codes').columns(['ticket_hash', 'id']).execute()
  await db.schema
    .createIndex('sign_in_codes_by_account')
    .on('sign_in_codes')
    .columns(['account_id', 'made_at'])
    .execute()
  await db.schema.createIndex('sign_in_codes_by_age').on('sign_in_codes').column('made_at').execute()
}
