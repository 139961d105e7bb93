import { Kysely, sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { product } from '../../../server/areas.ts'
import { migrationsFor } from '../../../server/store/migrations/migrate.ts'
import type { DatabaseLocation } from '../../../server/store/openDatabase.ts'
import { defaultLimits, onlyConnectLimited, postgresDialect } from '../../../server/store/postgres.ts'
import { sqliteDialect } from '../../../server/store/sqlite.ts'
import { forEveryCompany } from '../../../server/store/statements.ts'
import type { Tables } from '../../../server/store/tables.ts'

/** Makes the schema that a server had after a migration, in an empty database, and fills it with rows of that time. */
export const fillEarlierDatabase = (
  location: DatabaseLocation,
  migration: string,
  fill: (db: Kysely<Tables>) => Promise<unknown>,
): Promise<void> =>
  forEveryCompany(async () => {
    const dialect =
      location.kind === 'sqlite'
        ? sqliteDialect(location.path)
        : postgresDialect(location.url, location.onConnectionLost, onlyConnectLimited(defaultLimits))
    const db = new Kysely<Tables>({ dialect })
    const provider = { getMigrations: () => Promise.resolve(migrationsFor(product.migrations, location.kind)) }
    try {
      const { error } = await new Migrator({ db, provider, allowUnorderedMigrations: true }).migrateTo(migration)
      if (error !== undefined) throw new Error('the earlier schema cannot be made', { cause: error })
      await fill(db)
    } finally {
      await db.destroy()
    }
  })

/**
 * Inserts a row of today into a table of an earlier schema: columns that a later migration has added are left out. What the row must have all
 * the same is for the table's constraints to say.
 */
export const insertEarlier = async (db: Kysely<Tables>, table: string, row: object): Promise<void> => {
  const found = (await db.introspection.getTables()).find(({ name }) => name === table)
  if (found === undefined) throw new Error(`the earlier schema has no table ${table}`)
  const columns = new Set(found.columns.map(({ name }) => name))
  const kept = Object.entries(row).filter(([name]) => columns.has(name))
  await sql`insert into ${sql.table(table)} (${sql.join(kept.map(([name]) => sql.ref(name)))})
    values (${sql.join(kept.map(([, value]) => sql`${value}`))})`.execute(db)
}
