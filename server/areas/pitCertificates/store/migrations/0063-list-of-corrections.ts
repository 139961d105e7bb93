import { sql, type SqlBool } from 'kysely'
import type { Migrating } from '../../../../store/migrations/schemaBuilder.ts'

/** Lists the certificates that correct others, by day. */
export const pitCorrectionList = async ({ db }: Migrating): Promise<void> => {
  await db.schema
    .createIndex('pit_certificates_by_feature_day')
    .on('pit_certificates')
    .columns(['company_id', 'inv_feature', 'inv_date', 'id'])
    .where(sql<SqlBool>`inv_feature <> '0'`)
    .execute()
}
