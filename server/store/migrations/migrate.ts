import type { Kysely } from 'kysely'
import { Migrator, type Migration } from 'kysely/migration'
import { migrating, type DatabaseKind, type Migrating } from './schemaBuilder.ts'

/**
 * Steps of the schema, forward only, by the names under which the database remembers them. Whoever brings them, they are executed in the
 * order of their names; a name begins with a number that is not lower than any before it.
 */
export type Migrations = Readonly<Record<string, (migration: Migrating) => Promise<void>>>

/** The same as Kysely executes them. */
export const migrationsFor = (migrations: Migrations, kind: DatabaseKind): Record<string, Migration> =>
  Object.fromEntries(
    Object.entries(migrations).map(([name, step]) => [
      name,
      { up: (db: Kysely<unknown>) => step(migrating(db, kind)) },
    ]),
  )

// Two areas may have grown side by side: the step that came later may have the lower name.
const migratorOf = <Database>(db: Kysely<Database>, migrations: Migrations, kind: DatabaseKind): Migrator =>
  new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve(migrationsFor(migrations, kind)) },
    allowUnorderedMigrations: true,
  })

const isLatest = async (migrator: Migrator): Promise<boolean> =>
  (await migrator.getMigrations()).every(({ executedAt }) => executedAt !== undefined)

/** Whether the database has the latest schema. */
export const isMigrated = <Database>(
  db: Kysely<Database>,
  migrations: Migrations,
  kind: DatabaseKind,
): Promise<boolean> => isLatest(migratorOf(db, migrations, kind))

/**
 * Brings the database to the latest schema, with all steps that are missing or with none; servers that start together
 * wait for one another. Throws what the database says.
 */
export const migrate = async <Database>(
  db: Kysely<Database>,
  migrations: Migrations,
  kind: DatabaseKind,
): Promise<void> => {
  const migrator = migratorOf(db, migrations, kind)
  // A transaction that finds nothing to do would still wait on SQLite for those of a server that runs.
  const { error } = await migrator.migrateToLatest({ disableTransactions: await isLatest(migrator) })
  if (error !== undefined) throw new Error('the database cannot be brought to the latest schema', { cause: error })
}
