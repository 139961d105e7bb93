import { sql } from 'kysely'
import type { Migrating } from '../store/migrations/schemaBuilder.ts'

const columns = sql.raw(
  'id, company_id, subject_kind, subject_id, message_type, mtdiep, state, attempts, due_at, last_error, sent_at',
)

/**
 * What has ended leaves the table that claims read, which learns the order of its messages (decision 0458). An empty key is none: PostgreSQL
 * follows an index's order only behind columns that equal a value, not behind those that are null.
 */
export const outboxSent = async ({ db, text }: Migrating): Promise<void> => {
  await db.schema
    .createTable('outbox_sent')
    .addColumn('id', text, (column) => column.primaryKey())
    .addColumn('company_id', text, (column) => column.references('companies.id'))
    .addColumn('subject_kind', text, (column) => column.notNull())
    .addColumn('subject_id', text, (column) => column.notNull())
    .addColumn('message_type', text, (column) => column.notNull())
    .addColumn('mtdiep', text, (column) => column.notNull())
    .addColumn('state', text, (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('due_at', text, (column) => column.notNull())
    .addColumn('last_error', text, (column) => column.notNull())
    .addColumn('sent_at', text)
    .execute()
  await sql`insert into outbox_sent (${columns}) select ${columns} from outbox where state <> 'pending'`.execute(db)
  await sql`delete from outbox where state <> 'pending'`.execute(db)
  const indexOfEnded = (name: string) => db.schema.createIndex(name).on('outbox_sent')
  await indexOfEnded('outbox_sent_by_subject').columns(['company_id', 'subject_kind', 'subject_id']).execute()
  await indexOfEnded('outbox_sent_by_mtdiep').column('mtdiep').execute()
  await indexOfEnded('outbox_sent_by_kind').columns(['subject_kind', 'due_at']).execute()

  await db.schema.dropIndex('outbox_by_kind').execute()
  await db.schema.dropIndex('outbox_by_company').execute()
  const outbox = () => db.schema.alterTable('outbox')
  await outbox().dropColumn('state').execute()
  await outbox().dropColumn('sent_at').execute()
  await outbox()
    .addColumn('order_key', text, (column) => column.notNull().defaultTo(''))
    .execute()
  await outbox()
    .addColumn('order_number', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await sql`create index outbox_by_company
    on outbox (subject_kind, (coalesce(company_id, '')), order_key, order_number, due_at, id)`.execute(db)
}
