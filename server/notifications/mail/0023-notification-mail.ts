import type { Migrating } from '../../store/migrations/schemaBuilder.ts'

/** What each person wants by mail and in which language; and messages of one way are found without those of the other. */
export const notificationMail = async ({ db, text }: Migrating): Promise<void> => {
  await db.schema
    .createTable('notification_mail')
    .addColumn('company_id', text, (column) => column.notNull().references('companies.id'))
    .addColumn('account_id', text, (column) => column.notNull())
    .addColumn('locale', text, (column) => column.notNull())
    .addColumn('chosen', text, (column) => column.notNull())
    .addPrimaryKeyConstraint('notification_mail_key', ['company_id', 'account_id'])
    .execute()
  await db.schema.createIndex('outbox_by_kind').on('outbox').columns(['state', 'subject_kind', 'due_at']).execute()
  await db.schema.dropIndex('outbox_by_due').execute()
}
