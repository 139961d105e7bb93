import { sql, type Kysely } from 'kysely'
import { demoCompany } from '../../../server/companies/demo/company.ts'
import type { DatabaseLocation } from '../../../server/store/openDatabase.ts'
import type { Tables } from '../../../server/store/tables.ts'
import { fillEarlierDatabase, insertEarlier } from '../../product/server/earlierDatabase.ts'
import { timed } from './timing.ts'

interface Filling {
  readonly table: string
  /** Up to which the schema is made before it is filled; what comes later runs over the rows. */
  readonly migration: string
  readonly fill: (db: Kysely<Tables>) => Promise<void>
}

/** Fills a table of the demo company in an empty database, without the limits of a server's connection; answers milliseconds. */
export const filledTable = (location: DatabaseLocation, { table, migration, fill }: Filling): Promise<number> =>
  timed(() =>
    fillEarlierDatabase(location, migration, async (db) => {
      if (location.kind === 'sqlite') await sql`pragma synchronous = off`.execute(db)
      await insertEarlier(db, 'companies', demoCompany)
      await fill(db)
      if (location.kind === 'postgres') await sql`vacuum analyze ${sql.table(table)}`.execute(db)
    }),
  )
