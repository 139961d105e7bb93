import { sql } from 'kysely'
import type { Migrating } from '../store/migrations/schemaBuilder.ts'

/**
 * A message names its company, the kind and id of its subject and its type, instead of a registration: any area can send. What was there
 * are declarations (message type 100). The table is written anew, as SQLite cannot drop a reference.
 */
export const outboxSubjects = async ({ db, text }: Migrating): Promise<void> => {
  await db.schema
    .createTable('outbox_with_subjects')
    .addColumn('id', text, (column) => column.primaryKey())
    .addColumn('company_id', text, (column) => column.notNull().references('companies.id'))
    .addColumn('subject_kind', text, (column) => column.notNull())
    .addColumn('subject_id', text, (column) => column.notNull())
    .addColumn('message_type', text, (column) => column.notNull())
    .addColumn('mtdiep', text, (column) => column.notNull().unique())
    .addColumn('state', text, (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('due_at', text, (column) => column.notNull())
    .addColumn('claimed_until', text, (column) => column.notNull())
    .addColumn('last_error', text, (column) => column.notNull())
    .addColumn('sent_at', text)
    .addUniqueConstraint('outbox_by_subject', ['company_id', 'subject_kind', 'subject_id', 'message_type'])
    .execute()
  await sql`insert into outbox_with_subjects
      (id, company_id, subject_kind, subject_id, message_type, mtdiep, state, attempts, due_at, claimed_until, last_error, sent_at)
    select outbox.id, registrations.company_id, 'declaration', outbox.registration_id, '100', outbox.mtdiep, outbox.state,
      outbox.attempts, outbox.due_at, outbox.claimed_until, outbox.last_error, outbox.sent_at
    from outbox join registrations on registrations.id = outbox.registration_id`.execute(db)
  await db.schema.dropTable('outbox').execute()
  await db.schema.alterTable('outbox_with_subjects').renameTo('outbox').execute()
  await db.schema.createIndex('outbox_by_due').on('outbox').columns(['state', 'due_at']).execute()
}
