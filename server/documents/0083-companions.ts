import type { Migrating } from '../store/migrations/schemaBuilder.ts'

/** The request key of what is signed and sent with generated XML; empty where that goes alone (decision 0529). */
export const companionsOfGenerated = async ({ db, text }: Migrating): Promise<void> => {
  for (const table of ['generated', 'deleted_document_generated'])
    await db.schema
      .alterTable(table)
      .addColumn('companion_key', text, (column) => column.notNull().defaultTo(''))
      .execute()
}
