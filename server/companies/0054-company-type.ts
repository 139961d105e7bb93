import { sql } from 'kysely'
import type { Migrating } from '../store/migrations/schemaBuilder.ts'

/** What the company is to tax law: an organisation, or a household where its tax code is a personal id of 12 digits. */
export const companyType = async ({ db, text }: Migrating): Promise<void> => {
  await db.schema
    .alterTable('companies')
    .addColumn('company_type', text, (column) => column.notNull().defaultTo('organisation'))
    .execute()
  await sql`update companies set company_type = 'household' where length(tax_id) = 12`.execute(db)
}
