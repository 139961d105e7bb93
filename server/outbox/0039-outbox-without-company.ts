import { sql } from 'kysely'
import type { Migrating } from '../store/migrations/schemaBuilder.ts'

const columns = sql.raw(
  'id, company_id, subject_kind, subject_id, message_type, mtdiep, state, attempts, due_at, claimed_until, last_error, sent_at',
)

/** SQLite cannot take a condition off a column: the table is written anew. */
const writtenAnew = async ({ db, text }: Migrating): Promise<void> => {
  await db.schema
    .createTable('outbox_of_anybody')
    .addColumn('id', text, (column) => column.primaryKey())
    .addColumn('company_id', text, (column) => column.references('companies.id'))
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
  await sql`insert into outbox_of_anybody (${columns}) select ${columns} from outbox`.execute(db)
  await db.schema.dropTable('outbox').execute()
  await db.schema.alterTable('outbox_of_anybody').renameTo('outbox').execute()
  await db.schema.createIndex('outbox_by_kind').on('outbox').columns(['state', 'subject_kind', 'due_at']).execute()
}

/** A message may be about nobody's record: operators of the admin site, who belong to no company, are sent mails too. */
export const outboxWithoutCompany = async (migrating: Migrating): Promise<void> => {
  if (migrating.kind === 'sqlite') return writtenAnew(migrating)
  await migrating.db.schema
    .alterTable('outbox')
    .alterColumn('company_id', (column) => column.dropNotNull())
    .execute()
}
