import { stat } from 'node:fs/promises'
import { DatabaseSync } from 'node:sqlite'
import { join } from 'node:path'
import { Client } from 'pg'
import * as v from 'valibot'
import { expect, it, onTestFinished } from 'vitest'
import { newId } from '../../server/store/identifiers.ts'
import { contract } from '../../src/api/contract/contract.ts'
import type { ItemRow } from '../../src/domain/items/row.ts'
import { removeFolder } from '../../tools/product/server/runningServer.ts'
import { startProcess } from '../../tools/product/server/serverProcess.ts'
import { signInAs, visit } from '../../tools/product/server/visitor.ts'
import { hostileSize } from '../support/hostileSize.ts'
import { workerPostgres } from '../support/workerPostgres.ts'
import { makeDemoFolder } from '../server/support/demoFolder.ts'
import { makeDemoDatabase } from './support/demoDatabase.ts'

const rowCount = hostileSize(10_000, 50_000)
const megabyte = 1024 * 1024

/** What can be seen of a database while another process writes to it. */
interface Watched {
  /** Bytes of what is written, committed or not. */
  readonly size: () => Promise<number>
  /** Items whose code begins with a text, as far as they are committed. */
  readonly count: (prefix: string) => Promise<number>
}

interface TestDatabase {
  readonly environment: Readonly<Record<string, string>>
  readonly watch: Watched
  readonly stop: () => Promise<void>
}

const counted = v.object({ count: v.pipe(v.union([v.number(), v.string()]), v.transform(Number)) })
const sizes = v.object({ size: v.pipe(v.union([v.number(), v.string()]), v.transform(Number)) })

const onSqlite = async (): Promise<TestDatabase> => {
  const folder = await makeDemoFolder()
  const path = join(folder, 'tokhai.sqlite')
  const watch: Watched = {
    // What does not fit into the cache of a transaction goes to the log before it is committed.
    size: async () => (await stat(`${path}-wal`)).size,
    count: (prefix) => {
      const database = new DatabaseSync(path, { readOnly: true, timeout: 5000 })
      const found = database.prepare('select count(*) count from items where item_code like ?').get(`${prefix}-%`)
      database.close()
      return Promise.resolve(v.parse(counted, found).count)
    },
  }
  return { environment: { TOKHAI_DATA: folder }, watch, stop: () => removeFolder(folder) }
}

const cluster = await workerPostgres()

const onPostgres = async (): Promise<TestDatabase> => {
  if (cluster === null) throw new Error('PostgreSQL is not installed')
  const { folder, url } = await makeDemoDatabase(cluster)
  const client = new Client({ connectionString: url })
  await client.connect()
  const ask = async (sql: string, parameters: readonly string[] = []): Promise<unknown> =>
    (await client.query<Record<string, unknown>>(sql, [...parameters])).rows[0]
  const watch: Watched = {
    size: async () => v.parse(sizes, await ask("select pg_total_relation_size('items') size")).size,
    count: async (prefix) =>
      v.parse(counted, await ask('select count(*) count from items where item_code like $1', [`${prefix}-%`])).count,
  }
  const stop = async (): Promise<void> => {
    await client.end()
    await removeFolder(folder)
  }
  return { environment: { TOKHAI_DATA: folder, DATABASE_URL: url }, watch, stop }
}

const rowsOf = (prefix: string): readonly ItemRow[] =>
  Array.from({ length: rowCount }, (_, place) => ({
    item_code: `${prefix}-${place}`,
    item_name: `Chè sen loại ${place}`,
    item_kname: 'Lotus tea',
    curr_cd: 'VND',
    unit_prc: '1234.5',
    vat_rate: '0.08',
    uom: 'hộp',
    memo: '',
    not_reduced: '',
    special_consumption: '',
  }))

const upload = (payload: string, upload_key: string) => ({
  body: { payload: new Blob([payload]), status: '1', file: new File(['x'], 'items.xlsx'), upload_key, mode: 'all' },
})

/** Waits for what is seen of the database, and not for a time. */
const until = (seen: () => Promise<number>, least: number): Promise<void> =>
  expect.poll(seen, { interval: 2 }).toBeGreaterThanOrEqual(least)

/** When the server is killed: after so many megabytes of an upload were written, or once all of its rows can be seen. */
type Moment = number | 'committed'
const moments: readonly Moment[] = hostileSize(1, 5) === 1 ? [1, 'committed'] : [1, 2, 4, 8, 12, 'committed']

const databases = [['SQLite', onSqlite] as const, ...(cluster === null ? [] : [['PostgreSQL', onPostgres] as const])]

it.each(databases)(
  `an upload of ${rowCount} rows that is killed on %s is kept whole or not at all, and once`,
  { timeout: hostileSize(240_000, 1_800_000) },
  async (_, on) => {
    const database = await on()
    const { watch, environment } = database
    onTestFinished(database.stop)
    const first = await startProcess(environment)
    const cookie = (await signInAs(first.origin, 'admin@tokhai.example')).cookie()
    expect(await first.end('SIGTERM')).toBe(0)
    const outcomes = new Map<Moment, number>()
    for (const moment of moments) {
      const prefix = `KILL${moment}`
      const payload = JSON.stringify(rowsOf(prefix))
      const key = newId()
      const server = await startProcess(environment)
      const before = await watch.size()
      const sent = visit(server.origin, cookie)
        .ask(contract.uploadItems, upload(payload, key))
        .then(({ status }) => status)
        .catch(() => null)
      if (moment === 'committed') await until(() => watch.count(prefix), rowCount)
      else await until(watch.size, before + moment * megabyte)
      await server.end('SIGKILL')
      const answered = await sent

      const next = await startProcess(environment)
      const visitor = visit(next.origin, cookie)
      const { result } = await visitor.get(contract.settleUpload, { params: { key } })
      const success = result?.success ?? 0
      outcomes.set(moment, success)
      expect([0, rowCount]).toContain(success)
      expect(await watch.count(prefix)).toBe(success)
      // What was acknowledged is kept.
      expect(success).toBe(answered === 200 ? rowCount : success)
      // The same request once more, as if it had been on its way: it makes nothing.
      const late = await visitor.ask(contract.uploadItems, upload(payload, key))
      expect(late.reason).toBe(success === 0 ? 'upload.changed' : null)
      expect(await watch.count(prefix)).toBe(success)
      const again = await visitor.get(contract.uploadItems, upload(payload, newId()))
      expect(again.success).toBe(rowCount - success)
      expect(await watch.count(prefix)).toBe(rowCount)
      expect(await next.end('SIGTERM')).toBe(0)
    }
    // At least one was killed in the middle, and one after it.
    expect([...outcomes.values()]).toContain(0)
    expect(outcomes.get('committed')).toBe(rowCount)
  },
)
