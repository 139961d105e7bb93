import type { Migrating } from '../store/migrations/schemaBuilder.ts'

/**
 * The signing server's own records: accounts, the keys of the embedded store with their PIN counters, and secrets of one-time codes. They
 * belong to no company: whoever knows an account's password uses it.
 */
export const hsmTables = async ({ db, text }: Migrating): Promise<void> => {
  await db.schema
    .createTable('hsm_accounts')
    .addColumn('id', text, (column) => column.primaryKey())
    .addColumn('user_nm', text, (column) => column.notNull().unique())
    .addColumn('password_hash', text, (column) => column.notNull())
    .addColumn('token', text)
    .addColumn('created_at', text, (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('hsm_keys')
    .addColumn('id', text, (column) => column.primaryKey())
    .addColumn('account_id', text, (column) => column.notNull().references('hsm_accounts.id'))
    .addColumn('fingerprint', text, (column) => column.notNull())
    .addColumn('certificate', text, (column) => column.notNull())
    .addColumn('sealed_key', text, (column) => column.notNull())
    .addColumn('pin_hash', text, (column) => column.notNull())
    .addColumn('pin_tries', 'integer', (column) => column.notNull())
    .addColumn('created_at', text, (column) => column.notNull())
    .addUniqueConstraint('hsm_keys_of_certificate', ['account_id', 'fingerprint'])
    .execute()
  await db.schema
    .createTable('hsm_codes')
    .addColumn('account_id', text, (column) => column.notNull().references('hsm_accounts.id'))
    .addColumn('fingerprint', text, (column) => column.notNull())
    .addColumn('sealed_secret', text, (column) => column.notNull())
    .addColumn('is_confirmed', 'integer', (column) => column.notNull())
    .addColumn('last_counter', 'integer', (column) => column.notNull())
    .addColumn('tries', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('hsm_codes_key', ['account_id', 'fingerprint'])
    .execute()
}
