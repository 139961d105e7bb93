import { copyFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { openStore } from '../../../server/openStore.ts'
import type { DatabaseLocation } from '../../../server/store/openDatabase.ts'
import { makeFolder, removeFolder } from '../../../tools/product/server/runningServer.ts'
import { workerPostgres } from '../../support/workerPostgres.ts'

/** A kind of database that the same tests run on. */
export interface TestDatabase {
  readonly kind: DatabaseLocation['kind']
  /** A new, empty database. */
  readonly createEmpty: () => Promise<DatabaseLocation>
  /** A new database with the product's schema and no rows: a copy, since making the schema takes longer than most tests. */
  readonly create: () => Promise<DatabaseLocation>
}

const migrated = async <Location extends DatabaseLocation>(location: Location): Promise<Location> => {
  await (await openStore(location)).store.close()
  return location
}

const sqlite = async (): Promise<TestDatabase> => {
  const folder = await makeFolder()
  afterAll(() => removeFolder(folder))
  let count = 0
  const next = () => {
    count += 1
    return { kind: 'sqlite', path: join(folder, `${count}.sqlite`) } as const
  }
  let original: Promise<{ readonly path: string }> | null = null
  return {
    kind: 'sqlite',
    createEmpty: () => Promise.resolve(next()),
    async create() {
      const { path } = await (original ??= migrated(next()))
      const copy = next()
      await copyFile(path, copy.path)
      return copy
    },
  }
}

const failOnLostConnection = (error: Error): void => {
  throw error
}

let originalOnPostgres: Promise<{ readonly url: string }> | null = null

const postgres = async (): Promise<TestDatabase | null> => {
  const cluster = await workerPostgres()
  if (cluster === null) return null
  const at = (url: string) => ({ kind: 'postgres', url, onConnectionLost: failOnLostConnection }) as const
  const createEmpty = async () => at(await cluster.createDatabase())
  return {
    kind: 'postgres',
    createEmpty,
    async create() {
      const { url } = await (originalOnPostgres ??= createEmpty().then(migrated))
      return at(await cluster.createDatabase(url))
    },
  }
}

/** SQLite, and PostgreSQL where it is installed, until the tests of the file are over. */
export const startDatabases = async (): Promise<readonly TestDatabase[]> =>
  (await Promise.all([sqlite(), postgres()])).filter((database) => database !== null)
