import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { Kysely } from 'kysely'
import { expect, it } from 'vitest'
import { openStore } from '../../server/openStore.ts'
import type { DatabaseLocation } from '../../server/store/openDatabase.ts'
import { defaultLimits, onlyConnectLimited, postgresDialect } from '../../server/store/postgres.ts'
import { sqliteDialect } from '../../server/store/sqlite.ts'
import { forEveryCompany } from '../../server/store/statements.ts'
import type { Tables } from '../../server/store/tables.ts'
import { fillEarlierDatabase } from '../../tools/product/server/earlierDatabase.ts'
import { fillBeforeDocuments, filingsBeforeDocuments } from '../server/support/beforeDocuments.ts'
import { startDatabases } from '../server/support/databases.ts'

const databases = await startDatabases()
const program = fileURLToPath(new URL('support/haltedMigration.ts', import.meta.url))

/** Kills a process in the transaction that brings the database to the latest schema; answers how many signed documents it saw there. */
const killWithin = async (location: DatabaseLocation): Promise<string> => {
  const child = spawn(process.execPath, [program, JSON.stringify(location)], { stdio: ['ignore', 'pipe', 'inherit'] })
  const exited = once(child, 'exit')
  const halted = new Promise<string>((resolve) => child.stdout.on('data', (data) => resolve(String(data).trim())))
  const first = await Promise.race([halted, exited.then(() => 'ended')])
  child.kill('SIGKILL')
  await exited
  return first
}

const tablesIn = async (location: DatabaseLocation): Promise<readonly string[]> => {
  const dialect =
    location.kind === 'sqlite'
      ? sqliteDialect(location.path)
      : postgresDialect(location.url, location.onConnectionLost, onlyConnectLimited(defaultLimits))
  const db = new Kysely<Tables>({ dialect })
  const tables = await forEveryCompany(() => db.introspection.getTables())
  await db.destroy()
  return tables.map(({ name }) => name)
}

it.each(databases.map((database) => [database.kind, database] as const))(
  'a server that is killed while it moves documents leaves the schema of before, and the next one moves them, on %s',
  { timeout: 120_000 },
  async (_kind, database) => {
    const location = await database.createEmpty()
    await fillEarlierDatabase(location, '0047-acceptances', fillBeforeDocuments)
    const before = await tablesIn(location)
    for (let kill = 0; kill < 2; kill += 1) expect(await killWithin(location)).toBe(`halted ${filingsBeforeDocuments}`)
    expect(await tablesIn(location)).toEqual(before)
    expect(before).toContain('submissions')
    const { store, db } = await openStore(location)
    const moved = await forEveryCompany(() => db.selectFrom('signed_documents').select('id').execute())
    expect(moved).toHaveLength(filingsBeforeDocuments)
    await store.close()
    expect(await tablesIn(location)).not.toContain('submissions')
  },
)
