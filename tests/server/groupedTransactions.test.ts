import { sql, type Kysely } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { succeed } from '../../src/domain/result.ts'
import { openStore } from '../../server/openStore.ts'
import { forEveryCompany } from '../../server/store/statements.ts'
import type { Tables } from '../../server/store/tables.ts'
import type { Store } from '../../server/openStore.ts'
import { declaration, seed } from '../../tools/product/server/rows.ts'
import { makeFolder, removeFolder } from '../../tools/product/server/runningServer.ts'

let folder: string
let store: Store
let db: Kysely<Tables>

beforeEach(async () => {
  folder = await makeFolder()
  ;({ store, db } = await openStore({ kind: 'sqlite', path: `${folder}/grouped.sqlite` }))
  await seed(store)
  // A reference that is checked at the commit, so that a commit can fail: whoever inserts `broken` breaks it.
  await sql`create table broken (id text references companies (id) deferrable initially deferred)`.execute(db)
  await sql`create trigger breaking after insert on declarations when new.id = 'broken' begin insert into broken values ('nobody'); end`.execute(
    db,
  )
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
const kept = async () =>
  (await forEveryCompany(() => db.selectFrom('declarations').select('id').orderBy('id').execute())).map(({ id }) => id)

describe('transactions that share a commit', () => {
  it('get no answer before it, and all fail with it', async () => {
    expect(await Promise.all([insert('1'), insert('2')])).toEqual([succeed('1'), succeed('2')])
    const settled = await Promise.allSettled([insert('3'), insert('broken'), insert('4')])
    expect(settled.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
    expect(await kept()).toEqual(['1', '2'])
    expect(await insert('5')).toEqual(succeed('5'))
  })

  it('fail when there is no database any more', async () => {
    const closed = await openStore({ kind: 'sqlite', path: `${folder}/closed.sqlite` })
    await closed.store.close()
    await expect(closed.store.transaction(() => Promise.resolve(succeed(null)))).rejects.toThrow(
      /destroyed|closed|not open/,
    )
  })
})
