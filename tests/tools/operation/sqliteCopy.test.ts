import { copyFileSync, cpSync, existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeEach, expect, it, onTestFinished } from 'vitest'
import { openStore } from '../../../server/openStore.ts'
import { succeed } from '../../../src/domain/result.ts'
import { backUp, restore } from '../../../tools/operation/sqliteCopy.ts'
import { makeFolder, removeFolder } from '../../../tools/product/server/runningServer.ts'

const folders: string[] = []
afterAll(() => Promise.all(folders.map(removeFolder)))

let folder: string
let path: string
beforeEach(async () => {
  folder = await makeFolder()
  folders.push(folder)
  path = join(folder, 'tokhai.sqlite')
})

const asked = { stamp: 'now', acceptsWithoutLog: false }

const entry = (subjectId: string) => ({
  at: '2026-11-23T00:00:00.000Z',
  companyId: null,
  accountId: null,
  action: 'made',
  subjectId,
  detail: {},
})

/** A server's store that writes two rows in each transaction until it is asked to stop. */
const startLoad = async () => {
  const { store } = await openStore({ kind: 'sqlite', path })
  let acknowledged = 0
  const ending = new AbortController()
  const write = async (): Promise<void> => {
    while (!ending.signal.aborted) {
      const pair = String(acknowledged)
      await store.transaction(async ({ audit }) => {
        await audit.append(entry(pair))
        await audit.append(entry(pair))
        return succeed(null)
      })
      acknowledged += 1
      // A server hears of its requests between two transactions.
      await new Promise((resolve) => {
        setImmediate(resolve)
      })
    }
  }
  const writers = [write(), write(), write()]
  const stop = async (): Promise<void> => {
    if (ending.signal.aborted) return
    ending.abort()
    await Promise.all(writers)
    await store.close()
  }
  onTestFinished(stop)
  return { acknowledged: () => acknowledged, stop }
}

const rowsIn = (file: string): number => {
  const database = new DatabaseSync(file, { readOnly: true })
  try {
    return Number(database.prepare('select count(*) as rows from audit').get()?.['rows'])
  } finally {
    database.close()
  }
}

it('copies a database under load: all that was committed before, nothing in part, and writing goes on', async () => {
  const load = await startLoad()
  await expect.poll(load.acknowledged).toBeGreaterThan(50)
  const copies: { readonly file: string; readonly before: number; readonly after: number }[] = []
  for (const name of ['one', 'two', 'three']) {
    const file = join(folder, name)
    const before = load.acknowledged()
    expect(await backUp(path, file)).toEqual({ ok: true, value: null })
    copies.push({ file, before, after: load.acknowledged() })
    await expect.poll(load.acknowledged).toBeGreaterThan(before + 20)
  }
  await load.stop()
  for (const { file, before, after } of copies) {
    const rows = rowsIn(file)
    expect(rows % 2).toBe(0)
    expect(rows / 2).toBeGreaterThanOrEqual(before)
    // Each of three writers may have committed what it has no answer to yet.
    expect(rows / 2).toBeLessThanOrEqual(after + 3)
    expect(existsSync(`${file}-wal`)).toBe(false)
  }
})

it('restores a copy where no server runs, and keeps what was there', async () => {
  const load = await startLoad()
  await expect.poll(load.acknowledged).toBeGreaterThan(10)
  const file = join(folder, 'copy')
  await backUp(path, file)
  const copied = rowsIn(file)
  expect(await restore(file, path, asked)).toEqual({ ok: false, failure: 'a server uses the database; stop it first' })
  await expect.poll(load.acknowledged).toBeGreaterThan(copied / 2 + 10)
  await load.stop()
  const later = rowsIn(path)
  expect(await restore(file, path, asked)).toEqual({ ok: true, value: { kept: `${path}.before-now`, hadLog: false } })
  expect(rowsIn(path)).toBe(copied)
  expect(rowsIn(`${path}.before-now`)).toBe(later)
  const { store } = await openStore({ kind: 'sqlite', path })
  await store.close()
})

it('restores where there was nothing', async () => {
  const load = await startLoad()
  await load.stop()
  const other = join(folder, 'other.sqlite')
  await backUp(path, join(folder, 'copy'))
  expect(await restore(join(folder, 'copy'), other, asked)).toEqual({ ok: true, value: { kept: null, hadLog: false } })
  expect(rowsIn(other)).toBe(rowsIn(path))
})

it('copies over nothing, and needs a database', async () => {
  writeFileSync(join(folder, 'there'), 'mine')
  const load = await startLoad()
  await load.stop()
  expect(await backUp(path, join(folder, 'there'))).toMatchObject({ ok: false })
  expect(readFileSync(join(folder, 'there'), 'utf8')).toBe('mine')
  expect(await backUp(join(folder, 'absent'), join(folder, 'copy'))).toMatchObject({ ok: false })
  expect(existsSync(join(folder, 'copy'))).toBe(false)
})

const spoiled: Readonly<Record<string, (file: string) => void>> = {
  'that is no database': (file) => writeFileSync(file, 'x'.repeat(8192)),
  'that is cut off': (file) => writeFileSync(file, readFileSync(file).subarray(0, statSync(file).size / 2)),
  'of something else': (file) => {
    writeFileSync(file, '')
    new DatabaseSync(file).exec('create table other (id text)')
  },
  'of a newer version': (file) =>
    new DatabaseSync(file).exec("insert into kysely_migration values ('9999-later', '2030-01-01')"),
}

it.each(Object.entries(spoiled))('takes no copy %s, and leaves the database as it is', async (_name, spoil) => {
  const load = await startLoad()
  await expect.poll(load.acknowledged).toBeGreaterThan(10)
  await load.stop()
  const file = join(folder, 'copy')
  await backUp(path, file)
  spoil(file)
  const rows = rowsIn(path)
  expect(await restore(file, path, asked)).toMatchObject({ ok: false })
  expect(rowsIn(path)).toBe(rows)
  expect(existsSync(`${path}.before-now`)).toBe(false)
  expect(existsSync(`${path}.restored`)).toBe(false)
})

/** A database in use whose newest rows are in its log alone, and the folder that somebody has copied meanwhile. */
const copiedInUse = async () => {
  const load = await startLoad()
  await expect.poll(load.acknowledged).toBeGreaterThan(10)
  const other = new DatabaseSync(path)
  other.exec('pragma wal_checkpoint(passive)')
  other.close()
  const written = load.acknowledged()
  await expect.poll(load.acknowledged).toBeGreaterThan(written + 10)
  const copy = await makeFolder()
  folders.push(copy)
  cpSync(folder, copy, { recursive: true })
  await load.stop()
  return { copy, file: join(copy, 'tokhai.sqlite') }
}

it('takes no file that was copied in use without its log, says what is missing, and takes it where that is asked for', async () => {
  const { file } = await copiedInUse()
  const all = rowsIn(path)
  rmSync(`${file}-wal`)
  const refused = await restore(file, path, asked)
  expect(refused.ok ? '' : refused.failure).toContain('-wal')
  expect(rowsIn(path)).toBe(all)
  expect(await restore(file, path, { ...asked, acceptsWithoutLog: true })).toMatchObject({ ok: true })
  expect(rowsIn(path)).toBeGreaterThan(0)
  expect(rowsIn(path)).toBeLessThan(all)
  expect(await restore(file, path, asked)).toMatchObject({ ok: false })
})

it('takes a copied folder with its log, and says that it had one', async () => {
  const { copy, file } = await copiedInUse()
  const copied = rowsIn(file)
  expect(copied).toBeGreaterThan(0)
  expect(await restore(copy, path, asked)).toMatchObject({ ok: true, value: { hadLog: true } })
  expect(rowsIn(path)).toBe(copied)
})

it('takes a file that was copied when the server had been stopped', async () => {
  const load = await startLoad()
  await expect.poll(load.acknowledged).toBeGreaterThan(10)
  await load.stop()
  const file = join(folder, 'stopped')
  copyFileSync(path, file)
  expect(await restore(file, path, asked)).toMatchObject({ ok: true, value: { hadLog: false } })
  expect(rowsIn(path)).toBe(load.acknowledged() * 2)
})

it('keeps a log whose database is gone away from the restored one', async () => {
  const { file } = await copiedInUse()
  const load = await startLoad()
  await load.stop()
  const sound = join(folder, 'sound')
  await backUp(path, sound)
  const other = join(folder, 'other.sqlite')
  copyFileSync(`${file}-wal`, `${other}-wal`)
  expect(await restore(sound, other, asked)).toMatchObject({ ok: true })
  expect(rowsIn(other)).toBe(rowsIn(sound))
  expect(existsSync(`${other}.before-now-wal`)).toBe(true)
})
