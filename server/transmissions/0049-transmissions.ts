import { sql } from 'kysely'
import type { Migrating } from '../store/migrations/schemaBuilder.ts'

const tables = async ({ db, text }: Migrating): Promise<void> => {
  await db.schema
    .createTable('transmissions')
    .addColumn('company_id', text, (column) => column.notNull().references('companies.id'))
    .addColumn('id', text, (column) => column.notNull())
    .addColumn('kind', text, (column) => column.notNull())
    .addColumn('message_type', text, (column) => column.notNull())
    .addColumn('mtdiep', text, (column) => column.notNull())
    .addPrimaryKeyConstraint('transmissions_key', ['company_id', 'id'])
    .execute()
  await db.schema
    .createTable('transmission_rows')
    .addColumn('company_id', text, (column) => column.notNull())
    .addColumn('transmission_id', text, (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('signed_id', text, (column) => column.notNull())
    .addColumn('answer_key', text, (column) => column.notNull())
    .addColumn('answered_by', text, (column) => column.notNull())
    .addPrimaryKeyConstraint('transmission_rows_key', ['company_id', 'transmission_id', 'position'])
    .addForeignKeyConstraint('rows_of_transmission', ['company_id', 'transmission_id'], 'transmissions', [
      'company_id',
      'id',
    ])
    .execute()
}

/** Each message about a declaration that waits or has ended, with its one document; its row of the outbox gives it its id. */
const messagesOfDeclarations = async ({ db }: Migrating): Promise<void> => {
  for (const table of ['outbox', 'outbox_sent']) {
    await sql`insert into transmissions (company_id, id, kind, message_type, mtdiep)
      select company_id, id, subject_kind, message_type, mtdiep from ${sql.table(table)}
        where subject_kind = 'declaration'`.execute(db)
    await sql`insert into transmission_rows (company_id, transmission_id, position, signed_id, answer_key, answered_by)
      select messages.company_id, messages.id, 1, messages.subject_id, '', coalesce(answers.mtdiep, '')
        from ${sql.table(table)} as messages
        left join (
          select mtdiep, reference_mtdiep,
            row_number() over (partition by reference_mtdiep order by received_at desc, mtdiep desc) as place
            from authority_messages where outcome = 'applied'
        ) as answers on answers.reference_mtdiep = messages.mtdiep and answers.place = 1
        where messages.subject_kind = 'declaration'`.execute(db)
    await sql`update ${sql.table(table)} set subject_kind = 'transmission', subject_id = id
      where subject_kind = 'declaration'`.execute(db)
  }
}

/** What the outbox carries to the authority are messages of their own, with the signed documents in them as rows (decision 0458). */
export const transmissions = async (migration: Migrating): Promise<void> => {
  await tables(migration)
  await messagesOfDeclarations(migration)
  const { schema } = migration.db
  await schema.createIndex('transmissions_by_mtdiep').on('transmissions').column('mtdiep').execute()
  await schema
    .createIndex('transmission_rows_by_signed')
    .on('transmission_rows')
    .columns(['company_id', 'signed_id'])
    .execute()
}
