import type { CreateTableBuilder } from 'kysely'
import type { Migrating } from '../../../../store/migrations/schemaBuilder.ts'

type Table = CreateTableBuilder<string, string>

/** A table of texts that are never null. */
const tableOf = ({ db, text }: Migrating, name: string, columns: readonly string[], key: readonly string[]): Table =>
  columns
    .reduce<Table>(
      (table, column) => table.addColumn(column, text, (built) => built.notNull()),
      db.schema.createTable(name),
    )
    .addPrimaryKeyConstraint(`${name}_key`, [...key])

const ofDeclaration = ['company_id', 'declaration_id'] as const

/** What hangs on a declaration, and its key there. */
const parts: Readonly<Record<string, { columns: readonly string[]; key: readonly string[] }>> = {
  contents: { columns: ['content'], key: ofDeclaration },
  events: { columns: ['id', 'at', 'status', 'message'], key: ['company_id', 'id'] },
  steps: { columns: ['id', 'at', 'kind', 'account_id'], key: ['company_id', 'id'] },
  submissions: {
    columns: ['id', 'req_key', 'sign_id', 'content_hash', 'content', 'xml', 'xml_sha256', 'generated_at'],
    key: ['company_id', 'id'],
  },
}

const kept = [
  'company_id',
  'id',
  'deleted_at',
  'decl_form_no',
  'register_date',
  'decl_type',
  'noti_cd_tax',
  'noti_nm_tax',
  'reference',
  'pos_key',
  'tr_cd_tax',
  'sign_by',
  'requested_at',
  'confirm_until',
  'accepted_at',
  'content_hash',
  'filed_hash',
  'search_text',
  'answer_text',
]

/** Deleted drafts as they were, for as long as they can be restored (decision 0452). */
export const deletedDrafts = async (migration: Migrating): Promise<void> => {
  const { db } = migration
  await tableOf(migration, 'deleted_drafts', kept, ['company_id', 'id']).execute()
  await db.schema.createIndex('deleted_drafts_age').on('deleted_drafts').column('deleted_at').execute()
  for (const [part, { columns, key }] of Object.entries(parts)) {
    const name = `deleted_draft_${part}`
    await tableOf(migration, name, [...ofDeclaration, ...columns], key)
      .addForeignKeyConstraint(`${name}_of_draft`, [...ofDeclaration], 'deleted_drafts', ['company_id', 'id'], (of) =>
        of.onDelete('cascade'),
      )
      .execute()
    await db.schema
      .createIndex(`${name}_by_draft`)
      .on(name)
      .columns([...ofDeclaration])
      .execute()
  }
}
