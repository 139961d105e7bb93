import type { Migrating } from '../store/migrations/schemaBuilder.ts'

/** The address of a shop's logo, empty where there is none. */
export const shopLogo = async ({ db, text }: Migrating): Promise<void> => {
  await db.schema
    .alterTable('shops')
    .addColumn('logo', text, (column) => column.notNull().defaultTo(''))
    .execute()
}
