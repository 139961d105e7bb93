import type { Migrating } from '../store/migrations/schemaBuilder.ts'

/** A row for each person who was notified, under one id; `read_at` is empty until that person has read it. */
export const notificationTable = async ({ db, text }: Migrating): Promise<void> => {
  await db.schema
    .createTable('notifications')
    .addColumn('company_id', text, (column) => column.notNull().references('companies.id'))
    .addColumn('account_id', text, (column) => column.notNull())
    .addColumn('id', text, (column) => column.notNull())
    .addColumn('occasion', text, (column) => column.notNull())
    .addColumn('kind', text, (column) => column.notNull())
    .addColumn('record_kind', text, (column) => column.notNull())
    .addColumn('record_id', text, (column) => column.notNull())
    .addColumn('parameters', text, (column) => column.notNull())
    .addColumn('created_at', text, (column) => column.notNull())
    .addColumn('read_at', text, (column) => column.notNull())
    .addPrimaryKeyConstraint('notifications_key', ['company_id', 'account_id', 'id'])
    .addUniqueConstraint('notifications_occasion', ['company_id', 'occasion', 'account_id'])
    .execute()
  await db.schema
    .createIndex('notifications_unread')
    .on('notifications')
    .columns(['company_id', 'account_id', 'read_at', 'id'])
    .execute()
  await db.schema.createIndex('notifications_age').on('notifications').column('created_at').execute()
}
