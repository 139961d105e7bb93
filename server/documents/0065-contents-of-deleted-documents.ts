import type { Migrating } from '../store/migrations/schemaBuilder.ts'

const texts = ['reference', 'content_hash', 'made_at', 'given', 'content']

/** Deleted drafts with what they say, so that kinds need no tables of deleted ones. */
export const contentsOfDeletedDocuments = async ({ db, text }: Migrating): Promise<void> => {
  const alter = () => db.schema.alterTable('deleted_documents')
  await alter()
    .addColumn('year', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  for (const column of texts)
    await alter()
      .addColumn(column, text, (built) => built.notNull().defaultTo(''))
      .execute()
}
