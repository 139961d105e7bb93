import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openStore } from '../../server/openStore.ts'
import type { Store } from '../../server/openStore.ts'
import { startDatabases } from './support/databases.ts'
import { account, seed } from '../../tools/product/server/rows.ts'

const databases = await startDatabases()

describe.each(databases.map((database) => [database.kind, database] as const))('previews on %s', (_kind, database) => {
  let store: Store
  let other: Store

  beforeEach(async () => {
    const location = await database.create()
    store = (await openStore(location)).store
    other = (await openStore(location)).store
    await seed(store)
  })
  afterEach(async () => {
    await store.close()
    await other.close()
  })

  it('are one for each account, until another one, their time or the end of the session', async () => {
    await store.accounts.insert({ ...account, id: 'account-2', userId: 'other@tokhai.example' })
    for (const [tokenHash, accountId] of [
      ['h1', account.id],
      ['h2', account.id],
      ['x', 'account-2'],
    ] as const)
      await store.sessions.open({
        tokenHash,
        accountId,
        openedAt: '2026-11-20T00:00:00.000Z',
        expiresAt: 1000,
      })
    const first = { takenAt: 1_800_000_000_001, fileName: 'Tờ khai.pdf', base64: 'JVBERi0=' }
    const second = { ...first, takenAt: first.takenAt + 1, base64: 'JVBERi0x' }
    await store.previews.keep('h1', first)
    expect(await other.previews.find('h1', first.takenAt)).toEqual(first)
    expect(await other.previews.find('h2', first.takenAt)).toBeNull()
    await store.previews.keep('h1', second)
    expect(await other.previews.find('h1', first.takenAt)).toBeNull()
    expect(await other.previews.find('h1', second.takenAt)).toEqual(second)
    await store.previews.keep('x', first)
    await store.previews.keep('h2', second)
    expect(await other.previews.find('h1', second.takenAt)).toBeNull()
    expect(await other.previews.find('x', first.takenAt)).toEqual(first)
    await store.previews.removeTakenBefore(second.takenAt)
    expect([await other.previews.find('h2', second.takenAt), await other.previews.find('x', first.takenAt)]).toEqual([
      second,
      null,
    ])
    await store.sessions.close('h2')
    expect(await other.previews.find('h2', second.takenAt)).toBeNull()
  })
})
