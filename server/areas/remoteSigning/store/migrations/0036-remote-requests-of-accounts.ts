import type { Migrating } from '../../../../store/migrations/schemaBuilder.ts'

/** Requests are looked up by who has begun them, so that a reopened page takes them up. */
export const remoteRequestsOfAccounts = async ({ db }: Migrating): Promise<void> => {
  await db.schema
    .createIndex('remote_requests_by_account')
    .on('remote_requests')
    .columns(['company_id', 'account_id', 'created_at'])
    .execute()
}
