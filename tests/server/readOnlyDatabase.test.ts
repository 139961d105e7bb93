import { sql } from 'kysely'
import { Client } from 'pg'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openStore } from '../../server/openStore.ts'
import { DatabaseUnavailable } from '../../server/store/databaseUnavailable.ts'
import type { DatabaseLocation } from '../../server/store/openDatabase.ts'
import { succeed } from '../../src/domain/result.ts'
import { startDatabases } from './support/databases.ts'

const database = (await startDatabases()).find(({ kind }) => kind === 'postgres')

const toClose: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of toClose.splice(0).toReversed()) await close()
})

const entry = {
  at: '2026-11-23T00:00:00.000Z',
  companyId: null,
  accountId: null,
  action: 'made',
  subjectId: 'x',
  detail: {},
}

describe.skipIf(database === undefined)('a database that can only be read', () => {
  let location: DatabaseLocation & { readonly kind: 'postgres' }
  /** What a connection that is opened from now on may do; those that are open keep what they could. */
  const leadTo = async (server: 'primary' | 'replica') => {
    const client = new Client({ connectionString: location.url })
    await client.connect()
    await client.query('set default_transaction_read_only = off')
    const name = new URL(location.url).pathname.slice(1)
    await client.query(
      `alter database ${name} set default_transaction_read_only = ${server === 'replica' ? 'on' : 'off'}`,
    )
    await client.end()
  }
  const open = async () => {
    const opened = await openStore(location)
    toClose.push(opened.store.close)
    return opened
  }

  beforeEach(async () => {
    const created = await database?.create()
    if (created?.kind !== 'postgres') throw new Error('PostgreSQL is not installed')
    location = created
  })

  it('is not available, and is again as soon as the address leads to one that takes what is written', async () => {
    await leadTo('replica')
    const { store, takesWrites } = await open()
    expect(await takesWrites()).toBe(false)
    const write = () => store.transaction(async ({ audit }) => succeed(await audit.append(entry)))
    await expect(write()).rejects.toThrow(DatabaseUnavailable)
    await leadTo('primary')
    expect(await write()).toMatchObject({ ok: true })
    expect(await takesWrites()).toBe(true)
  })

  it('is left by all connections at once, idle ones and those in use', async () => {
    await leadTo('replica')
    const { store, db } = await open()
    const ids = async () => {
      const { rows } = await sql<{ id: number }>`select pg_backend_pid() as id from pg_sleep(0.05)`.execute(db)
      return rows[0]?.id ?? 0
    }
    const before = await Promise.all([ids(), ids(), ids()])
    expect(new Set(before).size).toBe(3)
    const gate = Promise.withResolvers<undefined>()
    toClose.push(() => Promise.resolve(gate.resolve(undefined)))
    const busy = store.transaction(async () => {
      await gate.promise
      return succeed(null)
    })
    await expect(store.audit.append(entry)).rejects.toThrow(DatabaseUnavailable)
    gate.resolve(undefined)
    await busy
    const after = await Promise.all([ids(), ids(), ids(), ids()])
    expect(after.filter((id) => before.includes(id))).toEqual([])
  })

  it('options of the connection string count before those of the product', async () => {
    location = { ...location, url: `${location.url}&options=${encodeURIComponent('-c jit=on -c geqo=off')}` }
    const { db } = await open()
    const { rows } = await sql`select name, setting from pg_settings
      where name in ('jit', 'geqo', 'work_mem', 'statement_timeout') order by name`.execute(db)
    expect(rows).toEqual([
      { name: 'geqo', setting: 'off' },
      { name: 'jit', setting: 'on' },
      { name: 'statement_timeout', setting: '10000' },
      { name: 'work_mem', setting: '16384' },
    ])
  })
})
