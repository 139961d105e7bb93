import type { Migrating } from '../../../../store/migrations/schemaBuilder.ts'

/** What a company has chosen of its mails to people. */
export const pitCertificateMailChoices = async ({ db, text }: Migrating): Promise<void> => {
  await db.schema
    .createTable('pit_certificate_mail_choices')
    .addColumn('company_id', text, (column) => column.primaryKey())
    .addColumn('attachment', text, (column) => column.notNull())
    .addColumn('password', text, (column) => column.notNull())
    .execute()
}
