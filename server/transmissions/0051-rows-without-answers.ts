import type { Migrating } from '../store/migrations/schemaBuilder.ts'

/** Which answer moved a document stands with the messages of the document; nobody read it here. */
export const rowsWithoutAnswers = async ({ db: { schema } }: Migrating): Promise<void> => {
  await schema.alterTable('transmission_rows').dropColumn('answered_by').execute()
}
