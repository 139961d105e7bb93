import { join } from 'node:path'
import { afterAll } from 'vitest'
import type { DatabaseLocation } from '../../../server/store/openDatabase.ts'
import { startPostgres } from '../../../tools/product/server/postgres.ts'
import { makeFolder, removeFolder } from '../../../tools/product/server/runningServer.ts'

/** A kind of database that the same tests run on. */
export interface TestDatabase {
  readonly kind: DatabaseLocation['kind']
  /** A new, empty database. */
  readonly create: () => Promise<DatabaseLocation>
  readonly stop: () => Promise<void>
}

const sqlite = async (): Promise<TestDatabase> => {
  const folder = await makeFolder()
  let count = 0
  return {
    kind: 'sqlite',
    create() {
      count += 1
      return Promise.resolve({ kind: 'sqlite', path: join(folder, `${count}.sqlite`) })
    },
    stop: () => removeFolder(folder),
  }
}

const failOnLostConnection = (error: Error): void => {
  throw error
}

const postgres = async (): Promise<TestDatabase | null> => {
  const cluster = await startPostgres()
  if (cluster === null) return null
  return {
    kind: 'postgres',
    create: async () => ({
      kind: 'postgres',
      url: await cluster.createDatabase(),
      onConnectionLost: failOnLostConnection,
    }),
    stop: cluster.stop,
  }
}

/** SQLite, and PostgreSQL where it is installed, until the tests of the file are over. */
export const startDatabases = async (): Promise<readonly TestDatabase[]> => {
  const started = await Promise.all([sqlite(), postgres()])
  const databases = started.filter((database) => database !== null)
  afterAll(async () => {
    for (const database of databases) await database.stop()
  })
  return databases
}
