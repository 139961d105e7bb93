import type { Migrating } from '../../../store/migrations/schemaBuilder.ts'

/** The PDF that a session looks at; it goes with the session. Milliseconds of Unix time are doubles. */
export const previews = async ({ db, text }: Migrating): Promise<void> => {
  await db.schema
    .createTable('previews')
    .addColumn('token_hash', text, (column) =>
      column.primaryKey().references('sessions.token_hash').onDelete('cascade'),
    )
    .addColumn('taken_at', 'double precision', (column) => column.notNull())
    .addColumn('file_name', text, (column) => column.notNull())
    .addColumn('base64', text, (column) => column.notNull())
    .execute()
}
