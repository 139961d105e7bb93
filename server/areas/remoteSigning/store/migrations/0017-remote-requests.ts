import type { Migrating } from '../../../../store/migrations/schemaBuilder.ts'

/** Signatures that holders of certificates were asked for. `open_key` is the request key while a request is open, so that there is one. */
export const remoteRequests = async ({ db, text }: Migrating): Promise<void> => {
  await db.schema
    .createTable('remote_requests')
    .addColumn('company_id', text, (column) => column.notNull().references('companies.id'))
    .addColumn('id', text, (column) => column.notNull())
    .addColumn('account_id', text, (column) => column.notNull())
    .addColumn('req_key', text, (column) => column.notNull())
    .addColumn('open_key', text)
    .addColumn('serial_no', text, (column) => column.notNull())
    .addColumn('certificate', text, (column) => column.notNull())
    .addColumn('credential_id', text, (column) => column.notNull())
    .addColumn('digest', text, (column) => column.notNull())
    .addColumn('prepared_xml', text, (column) => column.notNull())
    .addColumn('signed_xml', text)
    .addColumn('control_code', text, (column) => column.notNull())
    .addColumn('state', text, (column) => column.notNull())
    .addColumn('sealed_handle', text)
    .addColumn('sealed_activation', text)
    .addColumn('claimed_until', text)
    .addColumn('created_at', text, (column) => column.notNull())
    .addColumn('expires_at', text, (column) => column.notNull())
    .addColumn('ended_at', text)
    .addPrimaryKeyConstraint('remote_requests_key', ['company_id', 'id'])
    .addUniqueConstraint('remote_requests_open', ['company_id', 'open_key'])
    .execute()
  await db.schema
    .createIndex('remote_requests_by_key')
    .on('remote_requests')
    .columns(['company_id', 'req_key', 'created_at'])
    .execute()
}
