import { sql } from 'kysely'
import { formerCityList } from '../codeLists/codeLists.ts'
import type { Migrating } from '../store/migrations/schemaBuilder.ts'

const names = [
  'english_name',
  'abbreviation_name',
  'website',
  'fax',
  'profile_image',
  'city_code',
  'bank_name1',
  'account_no1',
  'bank_name2',
  'account_no2',
]

/** What a company has beside that which its declarations take over. The city's code comes from its name. */
export const companyInformation = async ({ db, text }: Migrating): Promise<void> => {
  for (const name of names)
    await db.schema
      .alterTable('companies')
      .addColumn(name, text, (column) => column.notNull().defaultTo(''))
      .execute()
  for (const { city_code, city_name } of formerCityList)
    await sql`update companies set city_code = ${city_code} where city_name = ${city_name}`.execute(db)
}
