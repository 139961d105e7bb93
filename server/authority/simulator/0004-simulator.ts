import type { Migrating } from '../../store/migrations/schemaBuilder.ts'

/** What the embedded tax authority keeps; no table of the product refers to it. */
export const simulator = async ({ db, text }: Migrating): Promise<void> => {
  await db.schema
    .createTable('simulator_messages')
    .addColumn('mtdiep', text, (column) => column.primaryKey())
    .addColumn('received_at', text, (column) => column.notNull())
    .addColumn('xml', text, (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('simulator_answers')
    .addColumn('mtdiep', text, (column) => column.primaryKey())
    .addColumn('reference_mtdiep', text, (column) => column.notNull().references('simulator_messages.mtdiep'))
    .addColumn('step', text, (column) => column.notNull())
    .addColumn('due_at', text, (column) => column.notNull())
    .addColumn('xml', text, (column) => column.notNull())
    .addColumn('taken_at', text)
    .addUniqueConstraint('simulator_answers_by_step', ['reference_mtdiep', 'step'])
    .execute()
  await db.schema
    .createIndex('simulator_answers_by_due')
    .on('simulator_answers')
    .columns(['taken_at', 'due_at'])
    .execute()
  await db.schema
    .createTable('simulator_registrations')
    .addColumn('tax_code', text, (column) => column.primaryKey())
    .addColumn('mtdiep', text, (column) => column.notNull())
    .addColumn('accepted_at', text, (column) => column.notNull())
    .execute()
}
