import { eInvoice } from '../../src/domain/declaration/forms/eInvoice.ts'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { outboxEntry } from '../../server/areas/declarations/correspondent.ts'
import { openStore } from '../../server/openStore.ts'
import type { OutboxMessage } from '../../server/outbox/outbox.ts'
import { succeed } from '../../src/domain/result.ts'
import { startDatabases } from './support/databases.ts'
import { declaration, registration, seed, submission } from '../../tools/product/server/rows.ts'

const databases = await startDatabases()

const withManyConnections = databases
  .filter(({ kind }) => kind === 'postgres')
  .map((database) => [database.kind, database] as const)

describe.each(withManyConnections)('two servers on %s', (_kind, database) => {
  it('gives nothing to a server that waited for another one to claim the message', async () => {
    const location = await database.create()
    const [one, two, observer] = [await openStore(location), await openStore(location), await openStore(location)]
    await seed(one.store)
    const draft = declaration()
    await one.store.declarations.insert(draft)
    const generated = submission(draft)
    await one.store.submissions.insert(generated)
    const registered = registration(generated)
    await one.store.registrations.insert(registered)
    await one.store.outbox.put({ id: 'o1', ...outboxEntry(eInvoice, registered), mtdiep: 'M1', dueAt: '10' })
    const waiting = sql<{ waits: string }>`select count(*) as waits from pg_locks where not granted`
    const claims: Promise<readonly OutboxMessage[]>[] = []
    await one.store.transaction(async (inside) => {
      claims.push(
        Promise.resolve(await inside.outbox.claim(['declaration'], '10', '20', 5)),
        two.store.outbox.claim(['declaration'], '10', '20', 5),
      )
      await expect.poll(async () => (await waiting.execute(observer.db)).rows[0]?.waits).toBe('1')
      return succeed(null)
    })
    expect(await Promise.all(claims)).toMatchObject([[{ mtdiep: 'M1' }], []])
    for (const { store } of [one, two, observer]) await store.close()
  })
})
