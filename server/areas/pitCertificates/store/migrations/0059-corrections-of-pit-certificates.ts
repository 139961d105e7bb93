import type { Migrating } from '../../../../store/migrations/schemaBuilder.ts'

/** Finds what corrects a certificate. */
export const pitCertificateCorrections = async ({ db }: Migrating): Promise<void> => {
  await db.schema
    .createIndex('pit_certificates_by_corrected')
    .on('pit_certificates')
    .columns(['company_id', 'corrects_sid', 'id'])
    .execute()
}
