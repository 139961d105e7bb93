import { join, resolve } from 'node:path'
import type { DatabaseLocation } from '../../server/store/openDatabase.ts'

const given = (name: string): string | undefined => {
  const value = process.env[name]
  return value === '' ? undefined : value
}

/** The PostgreSQL database of the environment, as the server reads it (server/config.ts); null where the data is in a file. */
export const postgresUrl = (): string | null => given('DATABASE_URL') ?? null

/** The file of the embedded database. */
export const sqliteFile = (): string => join(resolve(given('TOKHAI_DATA') ?? './data'), 'tokhai.sqlite')

/** The database that the server of this environment uses. */
export const ownDatabase = (): DatabaseLocation => {
  const url = postgresUrl()
  if (url === null) return { kind: 'sqlite', path: sqliteFile() }
  return { kind: 'postgres', url, onConnectionLost: (error) => console.error(error.message) }
}
