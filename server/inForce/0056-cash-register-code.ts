import type { Migrating } from '../store/migrations/schemaBuilder.ts'

/** The authority's code for invoices from a cash register; no acceptance of before has one. */
export const cashRegisterCode = async ({ db, text }: Migrating): Promise<void> => {
  await db.schema
    .alterTable('in_force')
    .addColumn('cash_register_code', text, (column) => column.notNull().defaultTo(''))
    .execute()
}
