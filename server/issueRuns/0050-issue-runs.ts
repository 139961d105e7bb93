import { sql } from 'kysely'
import type { Migrating } from '../store/migrations/schemaBuilder.ts'

/** Runs that sign many documents, and the documents that each carries (docs/decisions/0470). */
export const issueRunTables = async ({ db, text }: Migrating): Promise<void> => {
  await db.schema
    .createTable('issue_runs')
    .addColumn('company_id', text, (column) => column.notNull().references('companies.id'))
    .addColumn('id', text, (column) => column.notNull())
    .addColumn('account_id', text, (column) => column.notNull())
    .addColumn('collection', text, (column) => column.notNull())
    .addColumn('req_key', text, (column) => column.notNull())
    .addColumn('rows_hash', text, (column) => column.notNull())
    .addColumn('state', text, (column) => column.notNull())
    .addColumn('reason', text, (column) => column.notNull())
    .addColumn('serial_no', text, (column) => column.notNull())
    .addColumn('total', 'integer', (column) => column.notNull())
    .addColumn('claim', 'integer', (column) => column.notNull())
    .addColumn('claimed_until', text, (column) => column.notNull())
    .addColumn('started_at', text, (column) => column.notNull())
    .addColumn('changed_at', text, (column) => column.notNull())
    .addColumn('ended_at', text, (column) => column.notNull())
    .addColumn('is_put_away', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('issue_runs_key', ['company_id', 'id'])
    .addUniqueConstraint('issue_runs_req_key', ['company_id', 'account_id', 'req_key'])
    .execute()
  // An account has one open run at a time, at whichever server it asks.
  await sql`create unique index issue_runs_open on issue_runs (company_id, account_id)
    where state in ('running', 'waiting')`.execute(db)
  await sql`create index issue_runs_claimed on issue_runs (claimed_until) where claimed_until > ''`.execute(db)
  await db.schema.createIndex('issue_runs_age').on('issue_runs').columns(['state', 'changed_at']).execute()
  await db.schema
    .createTable('issue_run_rows')
    .addColumn('company_id', text, (column) => column.notNull())
    .addColumn('run_id', text, (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('document_id', text, (column) => column.notNull())
    .addColumn('version', text, (column) => column.notNull())
    .addColumn('state', text, (column) => column.notNull())
    .addColumn('claim', 'integer', (column) => column.notNull())
    .addColumn('reason', text, (column) => column.notNull())
    .addColumn('fields', text, (column) => column.notNull())
    .addPrimaryKeyConstraint('issue_run_rows_key', ['company_id', 'run_id', 'position'])
    .addForeignKeyConstraint('issue_run_rows_of_run', ['company_id', 'run_id'], 'issue_runs', ['company_id', 'id'])
    .execute()
}
