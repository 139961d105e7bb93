import type { Kysely } from 'kysely'
import { Migrator, type Migration } from 'kysely/migration'
import { signIn } from './0001-sign-in.ts'
import { declarations } from './0002-declarations.ts'
import { registrations } from './0003-registrations.ts'
import { simulator } from '../../authority/simulator/0004-simulator.ts'
import { previews } from '../../areas/pdf-viewer/store/0005-previews.ts'
import { declarationSearch } from '../../areas/declarations/store/migrations/0006-declaration-search.ts'
import { certificateIdentity } from '../../certificates/0007-certificate-identity.ts'
import { declarationIndex } from '../../areas/declarations/store/migrations/0008-declaration-index.ts'
import { migrating, type DatabaseKind, type Migrating } from './schema-builder.ts'

const steps: Record<string, (migration: Migrating) => Promise<void>> = {
  '0001-sign-in': signIn,
  '0002-declarations': declarations,
  '0003-registrations': registrations,
  '0004-simulator': simulator,
  '0005-previews': previews,
  '0006-declaration-search': declarationSearch,
  '0007-certificate-identity': certificateIdentity,
  '0008-declaration-index': declarationIndex,
}

/** All migrations, by the names under which the database remembers them. */
export const migrationsFor = (kind: DatabaseKind): Record<string, Migration> =>
  Object.fromEntries(
    Object.entries(steps).map(([name, step]) => [name, { up: (db: Kysely<unknown>) => step(migrating(db, kind)) }]),
  )

const migratorOf = <Database>(db: Kysely<Database>, kind: DatabaseKind): Migrator =>
  new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrationsFor(kind)) } })

/** Whether the database has the latest schema. */
export const isMigrated = async <Database>(db: Kysely<Database>, kind: DatabaseKind): Promise<boolean> =>
  (await migratorOf(db, kind).getMigrations()).every(({ executedAt }) => executedAt !== undefined)

/** Brings the database to the latest schema; servers that start together wait for one another. Throws what the database says. */
export const migrate = async <Database>(db: Kysely<Database>, kind: DatabaseKind): Promise<void> => {
  const { error } = await migratorOf(db, kind).migrateToLatest()
  if (error !== undefined) throw new Error('the database cannot be brought to the latest schema', { cause: error })
}
