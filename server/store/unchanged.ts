import { sql } from 'kysely'

/** What an update sets to hold rows: one that changes nothing locks them on PostgreSQL and is valid on SQLite, which has no "for update". */
export const unchanged = { id: sql<string>`${sql.ref('id')}` } as const
