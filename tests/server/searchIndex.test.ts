import { Kysely, sql } from 'kysely'
import { afterAll, describe, expect, it, onTestFinished } from 'vitest'
import { openStore } from '../../server/openStore.ts'
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
  const valueOf = async (db: Kysely<Tables>, query: string) =>
    (await sql<{ value: unknown }>`${sql.raw(query)}`.execute(db)).rows[0]?.value

  it('can be made by a role that may create no extension', async () => {
    const url = await createDatabase()
    const owner = open(url)
    await sql`create role plain login`.execute(owner)
    await sql`grant create on schema public to plain`.execute(owner)
    const { store, db } = await openStore({
      kind: 'postgres',
      url: url.replace('user=tokhai', 'user=plain'),
      onConnectionLost,
    })
    onTestFinished(() => store.close())
    expect(
      await valueOf(db, `select indexdef as value from pg_indexes where indexname = 'declarations_by_terms'`),
    ).toMatch(/gin/)
  })

  const opening = cluster?.createDatabase().then((url) => openStore({ kind: 'postgres', url, onConnectionLost }))
  afterAll(async () => (await opening)?.store.close())

  it.each([
    ['', '2025-01-05', []],
    ['pos-1', '2025-01-05', ['pos', 'os-', 's-1', '-1', '1']],
    ['an\nbinh', '2025-01-05', ['an', 'n', 'bin', 'inh', 'nh', 'h']],
    ['xq본점', '2025-01-05', ['xq본', 'q본점', '본점', '점']],
    ['😀 a', '2025-01-05', ['😀', 'a']],
    ['2025', '2025-01-05', ['202', '025', '25', '5']],
    ['202019', '2025-01-05', ['202', '020', '201', '019', '19', '9', '\u00012020', '\u00012019']],
  ])('holds of %j each beginning of three characters, and the years that are not its own', async (text, day, terms) => {
    const opened = await opening
    if (opened === undefined) throw new Error('PostgreSQL is not installed')
    const { rows } = await sql<{
      terms: string[]
    }>`select tsvector_to_array(declaration_terms('c', ${day}, ${text})) as terms`.execute(opened.db)
    expect(rows[0]?.terms.toSorted()).toEqual(terms.map((term) => `2e7d2c03${term}`).toSorted())
  })

  it.each([
    ['jit', 'off'],
    ['work_mem', '16MB'],
  ])('is used by statements whose setting %s is %s', async (name, value) => {
    expect(await valueOf(open(await createDatabase()), `select current_setting('${name}') as value`)).toBe(value)
  })
})
