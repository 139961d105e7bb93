import { DatabaseSync } from 'node:sqlite'
import { sql, type Kysely } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { succeed } from '../../src/domain/result.ts'
import { DatabaseUnavailable } from '../../server/store/databaseUnavailable.ts'
import { openStore } from '../../server/openStore.ts'
import type { Tables } from '../../server/store/tables.ts'
import type { Store } from '../../server/openStore.ts'
import { declaration, seed } from '../../tools/product/server/rows.ts'
import { makeFolder, removeFolder } from '../../tools/product/server/runningServer.ts'

let folder: string
let path: string
let store: Store
let db: Kysely<Tables>

beforeEach(async () => {
  folder = await makeFolder()
  path = `${folder}/trouble.sqlite`
  ;({ store, db } = await openStore({ kind: 'sqlite', path, lockLimit: 100 }))
  await seed(store)
})
afterEach(async () => {
  await store.close()
  await removeFolder(folder)
})

const insert = (id: string) =>
  store.transaction(async (inside) => {
    await inside.declarations.insert(declaration({ id }))
    return succeed(id)
  })
const causeOf = async (work: Promise<unknown>): Promise<unknown> => {
  const [settled] = await Promise.allSettled([work])
  if (settled.status === 'fulfilled') throw new Error('it did not fail')
  expect(settled.reason).toBeInstanceOf(DatabaseUnavailable)
  return settled.reason instanceof Error && settled.reason.cause instanceof Error
    ? settled.reason.cause.message
    : settled.reason
}

describe('a SQLite file', () => {
  it('that cannot grow fails with that cause, alone and in a group, and is used again once it can', async () => {
    await sql`pragma max_page_count = 1`.execute(db)
    /** Inserts so many at once, again and again, until one fails. */
    const fill = async (atOnce: number): Promise<never> => {
      for (;;) {
        const settled = await Promise.allSettled(Array.from({ length: atOnce }, () => insert(crypto.randomUUID())))
        for (const one of settled) if (one.status === 'rejected') throw one.reason
      }
    }
    for (const atOnce of [1, 3]) expect(await causeOf(fill(atOnce))).toBe('database or disk is full')
    await sql`pragma max_page_count = 1073741823`.execute(db)
    expect(await Promise.all([insert('1'), insert('2')])).toEqual([succeed('1'), succeed('2')])
  })

  it('that another process has locked lets the process go on meanwhile, and fails after its time limit', async () => {
    const other = new DatabaseSync(path)
    other.exec('begin immediate')
    let turns = 0
    const others = setInterval(() => {
      turns += 1
    }, 1)
    const settled = causeOf(insert('locked'))
    expect(await settled).toBe('database is locked')
    clearInterval(others)
    // Other work had its turns: the process did not wait inside the database.
    expect(turns).toBeGreaterThan(2)
    other.exec('commit')
    other.close()
    expect(await insert('after')).toEqual(succeed('after'))
  })
})
