import { sql } from 'kysely'
import type { Migrating } from '../store/migrations/schemaBuilder.ts'

const rights = [
  'pit-certificate.new',
  'pit-certificate.delete',
  'pit-certificate.send',
  'pit-certificate.make',
  'pit-certificate.amounts',
]

/** Accounts of USER PIT, which had nothing to do but read, may do all that certificates ask for (decision 0492). */
export const rightsOfPitUsers = async ({ db }: Migrating): Promise<void> => {
  await sql`update accounts set permissions = ${JSON.stringify(rights)} where scope = 'USER PIT'`.execute(db)
}
