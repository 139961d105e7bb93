import type { Migrating } from '../store/migrations/schemaBuilder.ts'

/** The newest XML version that a company files; empty where it files the law's. */
export const companyXmlVersion = async ({ db, text }: Migrating): Promise<void> => {
  await db.schema
    .alterTable('companies')
    .addColumn('newest_xml_version', text, (column) => column.notNull().defaultTo(''))
    .execute()
}
