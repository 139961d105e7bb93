import type { CreateTableBuilder } from 'kysely'
import type { Migrating } from '../store/migrations/schemaBuilder.ts'

type Table = CreateTableBuilder<string, string>

const copies = {
  steps: { columns: ['at', 'id', 'step', 'account_id'], key: ['company_id', 'kind', 'document_id', 'at', 'id'] },
  generated: {
    columns: [
      'req_key',
      'sign_id',
      'content_hash',
      'content',
      'tax_code',
      'version',
      'xml',
      'xml_sha256',
      'generated_at',
      'signed_at',
    ],
    key: ['company_id', 'req_key'],
  },
} as const

/** What all kinds keep of deleted drafts, for as long as these can be restored; it goes with the row that says when one was deleted. */
export const deletedDocuments = async ({ db, text }: Migrating): Promise<void> => {
  const { schema } = db
  const key = ['company_id', 'kind', 'document_id'] as const
  await [...key, 'deleted_at']
    .reduce<Table>(
      (table, column) => table.addColumn(column, text, (built) => built.notNull()),
      schema.createTable('deleted_documents'),
    )
    .addPrimaryKeyConstraint('deleted_documents_key', [...key])
    .execute()
  await schema.createIndex('deleted_documents_age').on('deleted_documents').column('deleted_at').execute()
  for (const [part, { columns, key: keyOfPart }] of Object.entries(copies)) {
    const name = `deleted_document_${part}`
    await [...key, ...columns]
      .reduce<Table>(
        (table, column) => table.addColumn(column, text, (built) => built.notNull()),
        schema.createTable(name).addColumn('year', 'integer', (built) => built.notNull()),
      )
      .addPrimaryKeyConstraint(`${name}_key`, [...keyOfPart])
      .addForeignKeyConstraint(`${name}_of_deleted`, [...key], 'deleted_documents', [...key], (of) =>
        of.onDelete('cascade'),
      )
      .execute()
  }
  await schema
    .createIndex('deleted_document_generated_by_document')
    .on('deleted_document_generated')
    .columns([...key])
    .execute()
}
