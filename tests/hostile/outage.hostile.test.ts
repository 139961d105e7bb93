import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contract } from '../../src/api/contract/contract.ts'
import type { SigningKey } from '../../signing/keystores/keystore.ts'
import { demoKey } from '../../tools/product/server/filing.ts'
import { register, signSome, type Signed } from '../server/support/registering.ts'
import { removeFolder } from '../../tools/product/server/runningServer.ts'
import { startProcess, type ServerProcess } from '../../tools/product/server/serverProcess.ts'
import { signInAs, type Visitor } from '../../tools/product/server/visitor.ts'
import { hostileSize } from '../support/hostileSize.ts'
import { workerPostgres } from '../support/workerPostgres.ts'
import { makeDemoDatabase } from './support/demoDatabase.ts'

const rounds = hostileSize(6, 60)
const perRound = 6
const cluster = await workerPostgres()

const ask = async <Row extends object>(url: string, query: string): Promise<Row[]> => {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Row>(query)).rows
  } finally {
    await client.end()
  }
}
/** Milliseconds that PostgreSQL may take to end a connection. */
const ending = 60_000

/** Ends one connection of the server, whatever it does, and waits until it is gone; false while it has none. */
const endOneBackend = async (url: string): Promise<boolean> => {
  const ended = await ask(
    url,
    `select pg_terminate_backend(pid, ${ending}) from pg_stat_activity
     where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()
     order by random() limit 1`,
  )
  return ended.length > 0
}
const countOf = async (url: string, table: 'signed_documents' | 'outbox'): Promise<number> => {
  // Beside messages to the authority the outbox has the mails of notifications.
  const rows =
    table === 'outbox'
      ? `(select subject_kind from outbox union all select subject_kind from outbox_sent) as messages where subject_kind = 'transmission'`
      : table
  return Number((await ask<{ count: string }>(url, `select count(*) from ${rows}`))[0]?.count)
}

describe.skipIf(cluster === null)('a server whose PostgreSQL', () => {
  let folder: string
  let url: string
  let server: ServerProcess
  let visitor: Visitor
  let key: SigningKey
  /** Signed documents and messages that there were before. */
  let before: readonly [number, number]

  const counted = async (): Promise<[number, number]> => [
    await countOf(url, 'signed_documents'),
    await countOf(url, 'outbox'),
  ]

  beforeAll(async () => {
    if (cluster === null) return
    ;({ url, folder } = await makeDemoDatabase(cluster))
    server = await startProcess({
      TOKHAI_DATA: folder,
      DATABASE_URL: url,
      AUTHORITY_RECEIPT_SECONDS: '0',
      AUTHORITY_DECISION_SECONDS: '0',
    })
    visitor = await signInAs(server.origin, 'admin@tokhai.example')
    key = await demoKey(folder)
    before = await counted()
  })
  afterAll(async () => {
    await server.end('SIGKILL')
    await removeFolder(folder)
  })

  /** Registers all at once while `disturb` goes on; answers what was acknowledged. Nothing but success and 503 is answered. */
  const registerThrough = async (signed: readonly Signed[], disturb: () => Promise<unknown>): Promise<Set<Signed>> => {
    const acknowledged = new Set<Signed>()
    const tries = signed.map(async (one) => {
      const status = await register(visitor, one)
      expect([200, 503]).toContain(status)
      if (status === 200) acknowledged.add(one)
    })
    await Promise.all([...tries, disturb()])
    return acknowledged
  }

  const expectEachOnce = async (all: readonly Signed[], acknowledged: ReadonlySet<Signed>): Promise<void> => {
    for (const one of all) {
      const found = await visitor.get(contract.findRegistration, { params: { req_key: one.generated.req_key } })
      if (acknowledged.has(one)) expect(found.state).toBe('registered')
      expect(await register(visitor, one)).toBe(200)
    }
    for (const { generated } of all) {
      const detail = () => visitor.get(contract.declarationDetail, { params: { id: generated.declartion_id } })
      await expect.poll(async () => (await detail()).noti_cd_tax, { interval: 250 }).toBe('accepted')
      expect((await detail()).events.map(({ status }) => status)).toEqual(['draft', 'sent', 'received', 'accepted'])
    }
    const [signed, sent] = before
    before = await counted()
    expect(before).toEqual([signed + all.length, sent + all.length])
  }

  it(
    `loses one connection after the other in ${rounds} rounds of registrations stays up, loses nothing and does nothing twice`,
    { timeout: rounds * 120_000 },
    async () => {
      const all: Signed[] = []
      const acknowledged = new Set<Signed>()
      for (let round = 0; round < rounds; round += 1) {
        const signed = await signSome(visitor, key, perRound)
        all.push(...signed)
        const done = await registerThrough(signed, async () => {
          for (let count = 0; count <= round % perRound; count += 1) await endOneBackend(url)
        })
        for (const one of done) acknowledged.add(one)
      }
      await expectEachOnce(all, acknowledged)
      expect(server.lines.some((line) => line.includes('database.connectionLost'))).toBe(true)
    },
  )

  it(
    `is stopped hard and started again in ${rounds} rounds stays up, answers 503 meanwhile, loses nothing and does nothing twice`,
    { timeout: rounds * 120_000 },
    async () => {
      const all: Signed[] = []
      const acknowledged = new Set<Signed>()
      for (let round = 0; round < rounds; round += 1) {
        const signed = await signSome(visitor, key, perRound)
        all.push(...signed)
        const done = await registerThrough(signed, async () => cluster?.crash())
        for (const one of done) acknowledged.add(one)
        const reply = await visitor.ask(contract.session)
        expect(reply).toMatchObject({ status: 503, reason: 'database.unavailable' })
        expect(reply.headers.get('retry-after')).toBe('5')
        await cluster?.start()
        await expect.poll(async () => (await visitor.ask(contract.session)).status).toBe(200)
      }
      await expectEachOnce(all, acknowledged)
    },
  )

  it('hangs answers 503 to whoever asks, and is used again once it goes on', async () => {
    const thaw = await cluster?.freeze()
    try {
      const replies = await Promise.all(Array.from({ length: 20 }, () => visitor.ask(contract.session)))
      expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 503))
    } finally {
      thaw?.()
    }
    await expect.poll(async () => (await visitor.ask(contract.session)).status).toBe(200)
  })

  it('is gone when it is asked to stop ends all the same', async () => {
    await cluster?.crash()
    expect(await server.end('SIGTERM')).toBe(0)
    await cluster?.start()
  })
})
