import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openStore, type OpenStore } from '../../server/openStore.ts'
import { createSealing } from '../../server/secrets/sealing.ts'
import { startDatabases } from './support/databases.ts'

const databases = await startDatabases()

describe.each(databases.map((database) => [database.kind, database] as const))('secrets on %s', (_kind, database) => {
  let servers: OpenStore[] = []
  beforeEach(async () => {
    const location = await database.create()
    servers = [await openStore(location), await openStore(location)]
  })
  afterEach(async () => {
    for (const { store } of servers) await store.close()
  })
  const serverAt = (index: number): OpenStore => {
    const opened = servers[index]
    if (opened === undefined) throw new Error('no server')
    return opened
  }

  it('gives two servers of one master key the same secret, and keeps it sealed', async () => {
    const [{ store, db }, { store: other }] = [serverAt(0), serverAt(1)]
    const masterKey = randomBytes(32)
    const [sealing, same] = [createSealing(masterKey), createSealing(masterKey)]
    const [one, two] = await Promise.all([
      store.secrets.keep(sealing, 'key', () => Promise.resolve('a secret that is one')),
      other.secrets.keep(same, 'key', () => Promise.resolve('a secret that is two')),
    ])
    expect(one).toBe(two)
    expect(await store.secrets.keep(sealing, 'key', () => Promise.resolve('three'))).toBe(one)
    const { rows } = await sql<{ value: string }>`select value from server_secrets`.execute(db)
    expect(rows.map(({ value }) => value.slice(0, 3))).toEqual(['v1.'])
    expect(rows[0]?.value).not.toContain(Buffer.from(one).toString('base64url').slice(0, 12))
    const stranger = createSealing(randomBytes(32))
    expect(await store.secrets.keep(stranger, 'key', () => Promise.resolve('four'))).toBe('four')
    expect(await other.secrets.keep(same, 'key', () => Promise.resolve('five'))).toBe(one)
  })

  it('seals a secret that an earlier version kept open, and leaves nothing of that', async () => {
    const { store, db } = serverAt(0)
    const sealing = createSealing(randomBytes(32))
    await sql`insert into server_secrets (name, value) values ('key', 'kept open')`.execute(db)
    expect(await store.secrets.keep(sealing, 'key', () => Promise.resolve('new'))).toBe('kept open')
    const { rows } = await sql<{ name: string; value: string }>`select name, value from server_secrets`.execute(db)
    expect(rows.map(({ name }) => name)).toEqual([`key ${sealing.keyName}`])
    expect(rows[0]?.value).not.toContain('kept open')
  })
})
