import { Kysely, sql } from 'kysely'
import { afterAll, describe, expect, it, onTestFinished } from 'vitest'
import { ensurePostgresIndex } from '../../server/areas/declarations/store/search-index.ts'
import { openStore } from '../../server/open-store.ts'
import { defaultLimits, postgresDialect } from '../../server/store/postgres.ts'
import type { Tables } from '../../server/store/tables.ts'
import { startPostgres } from '../../tools/product/server/postgres.ts'

const cluster = await startPostgres()

afterAll(() => cluster?.stop())

describe.skipIf(cluster === null)("PostgreSQL's index of the search", () => {
  const onConnectionLost = (error: Error): void => {
    throw error
  }
  const createDatabase = async () => {
    if (cluster === null) throw new Error('PostgreSQL is not installed')
    return cluster.createDatabase()
  }
  const open = (url: string) => {
    const db = new Kysely<Tables>({ dialect: postgresDialect(url, onConnectionLost, defaultLimits) })
    onTestFinished(() => db.destroy())
    return db
  }

  it('is not there where its extensions cannot be had', async () => {
    const url = await createDatabase()
    const { store } = await openStore({ kind: 'postgres', url, onConnectionLost })
    await store.close()
    const owner = open(url)
    await sql`drop index declarations_by_words`.execute(owner)
    await sql`drop extension pg_trgm`.execute(owner)
    await sql`create role plain login`.execute(owner)
    expect(await ensurePostgresIndex(open(url.replace('user=tokhai', 'user=plain')))).toBe(false)
  })

  it('is not given up for anything else that goes wrong', async () => {
    await expect(ensurePostgresIndex(open(await createDatabase()))).rejects.toThrow(/declarations/)
  })
})
