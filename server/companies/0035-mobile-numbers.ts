import { sql } from 'kysely'
import type { Migrating } from '../store/migrations/schemaBuilder.ts'

/** Numbers that people had given of themselves were kept without their 0, those that administrators gave with it: now all have it. */
export const mobileNumbers = async ({ db }: Migrating): Promise<void> => {
  await sql`update accounts set search_text = replace(search_text, mobile, '0' || mobile), mobile = '0' || mobile
    where length(mobile) in (9, 10) and mobile not like '0%' and mobile not like '+%'`.execute(db)
}
