import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { join } from 'node:path'
import { Kysely, sql, type RawBuilder } from 'kysely'
import { expect, it, onTestFinished } from 'vitest'
import { openStore } from '../../server/openStore.ts'
import type { DatabaseLocation } from '../../server/store/openDatabase.ts'
import { defaultLimits, onlyConnectLimited, postgresDialect } from '../../server/store/postgres.ts'
import { sqliteDialect } from '../../server/store/sqlite.ts'
import { forEveryCompany } from '../../server/store/statements.ts'
import type { Tables } from '../../server/store/tables.ts'
import { makeFolder, removeFolder } from '../../tools/product/server/runningServer.ts'
import { startProcess } from '../../tools/product/server/serverProcess.ts'
import { fillEarlierDatabase } from '../../tools/product/server/earlierDatabase.ts'
import { fillBeforeDocuments, filingsBeforeDocuments } from '../server/support/beforeDocuments.ts'
import { startDatabases } from '../server/support/databases.ts'
import { fillLastRelease } from '../server/support/lastRelease.ts'
import { killedAt } from './support/moment.ts'

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

const withDatabase = async <Value>(
  location: DatabaseLocation,
  work: (db: Kysely<Tables>) => Promise<Value>,
): Promise<Value> => {
  const dialect =
    location.kind === 'sqlite'
      ? sqliteDialect(location.path)
      : postgresDialect(location.url, location.onConnectionLost, onlyConnectLimited(defaultLimits))
  const db = new Kysely<Tables>({ dialect })
  try {
    return await forEveryCompany(() => work(db))
  } finally {
    await db.destroy()
  }
}

const tablesIn = (location: DatabaseLocation): Promise<readonly string[]> =>
  withDatabase(location, async (db) => (await db.introspection.getTables()).map(({ name }) => name))

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

/** A server dies before each of these statements, and before it commits them all. */
const moments = [
  'insert into signed_documents',
  'drop table "submissions"',
  'alter table "document_messages" drop column "xml"',
  'create table "transmission_rows"',
  'insert into transmission_rows',
  `update "outbox_sent" set subject_kind = 'transmission'`,
  'create table "issue_run_rows"',
  'create unique index issue_runs_open',
  '^commit',
]

/** What the release before has left, or the latest one has made of it. */
const keptIn = (location: DatabaseLocation, statement: RawBuilder<{ of: string }>) =>
  withDatabase(location, async (db) => (await statement.execute(db)).rows.map(({ of }) => of).toSorted())

it.each(databases.map((database) => [database.kind, database] as const))(
  'a server that is killed in the middle of each migration leaves the database of the last release whole, and the next one all of its data, on %s',
  { timeout: 600_000 },
  async (kind, database) => {
    const folder = await makeFolder()
    onTestFinished(() => removeFolder(folder))
    const location =
      kind === 'sqlite' ? ({ kind, path: join(folder, 'tokhai.sqlite') } as const) : await database.createEmpty()
    await fillLastRelease(location)
    const before = await tablesIn(location)
    const filings = await keptIn(location, sql`select signed_xml as of from registrations`)
    const mtdiep = await keptIn(location, sql`select mtdiep as of from outbox where subject_kind = 'declaration'`)
    const said = await keptIn(location, sql`select content as of from declaration_contents`)
    expect([filings.length, mtdiep.length, said.length]).toEqual([7, 7, 13])
    const environment = {
      TOKHAI_DATA: folder,
      AUTHORITY_RECEIPT_SECONDS: '86400',
      ...(location.kind === 'postgres' && { DATABASE_URL: location.url }),
    }
    for (const statement of moments) {
      const moment = { before: 'statement', statement, time: 1 } as const
      await expect(startProcess({ ...environment, ...killedAt(moment) }), statement).rejects.toThrow(
        /before it listened/,
      )
      expect([statement, await tablesIn(location)]).toEqual([statement, before])
    }
    const server = await startProcess(environment)
    expect(await server.end('SIGTERM')).toBe(0)
    expect(await keptIn(location, sql`select signed_xml as of from signed_documents`)).toEqual(filings)
    expect(await keptIn(location, sql`select mtdiep as of from transmissions`)).toEqual(mtdiep)
    expect(
      await keptIn(
        location,
        sql`select transmissions.mtdiep as of from transmission_rows
          join transmissions on transmissions.id = transmission_rows.transmission_id
          join signed_documents on signed_documents.id = transmission_rows.signed_id
          join outbox_sent on outbox_sent.subject_id = transmissions.id`,
      ),
    ).toEqual(mtdiep)
    expect(await keptIn(location, sql`select content as of from declaration_contents`)).toEqual(said)
    expect(await keptIn(location, sql`select id as of from issue_runs`)).toEqual([])
  },
)
