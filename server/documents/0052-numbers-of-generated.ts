import type { Migrating } from '../store/migrations/schemaBuilder.ts'

/** Which number generated XML bears: 0 of a kind that has none (decision 0482). */
export const numbersOfGenerated = async ({ db }: Migrating): Promise<void> => {
  for (const table of ['generated', 'deleted_document_generated'])
    await db.schema
      .alterTable(table)
      .addColumn('number', 'integer', (column) => column.notNull().defaultTo(0))
      .execute()
}
