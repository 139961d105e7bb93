import { sql } from 'kysely'
import type { Migrating } from '../../store/migrations/schemaBuilder.ts'

/** One accepted registration of a taxpayer on each form; those before were all on form 01/ĐKTĐ-HĐĐT. */
export const simulatorForms = async ({ db, text }: Migrating): Promise<void> => {
  await db.schema
    .createTable('simulator_registrations_by_form')
    .addColumn('tax_code', text, (column) => column.notNull())
    .addColumn('form_number', text, (column) => column.notNull())
    .addColumn('mtdiep', text, (column) => column.notNull())
    .addColumn('accepted_at', text, (column) => column.notNull())
    .addPrimaryKeyConstraint('simulator_registrations_key', ['tax_code', 'form_number'])
    .execute()
  await sql`insert into simulator_registrations_by_form (tax_code, form_number, mtdiep, accepted_at)
    select tax_code, '01/ĐKTĐ-HĐĐT', mtdiep, accepted_at from simulator_registrations`.execute(db)
  await db.schema.dropTable('simulator_registrations').execute()
  await db.schema.alterTable('simulator_registrations_by_form').renameTo('simulator_registrations').execute()
}
