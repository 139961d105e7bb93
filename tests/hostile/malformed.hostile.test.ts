import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AnyCall } from '../../src/api/contract/call.ts'
import { contract } from '../../src/api/contract/contract.ts'
import { largeBodies } from '../../tools/product/server/largeBodies.ts'
import { bytes, malformed, soundHeaders, type Sent } from '../../tools/product/server/requests.ts'
import { isTriedInFirst } from '../contract/support/furtherCollections.ts'
import { hostileSize } from '../support/hostileSize.ts'
import { workerPostgres } from '../support/workerPostgres.ts'
import { addressedServer, type AddressedServer } from './support/addressedServer.ts'
import { watchStatements, type Watched } from './support/watchStatements.ts'

/** Malformed requests for each call: there are at most eleven kinds of them. What reads them is the same in all collections of a kind. */
const countOf = (call: AnyCall): number => hostileSize(isTriedInFirst(call) ? 40 : 200, 500)
const longestAnswer = 64 * 1024
/** Characters: an answer that repeats a quarter of them is too long already. */
const largeBody = hostileSize(257 * 1024, 1024 * 1024)

/** An answer without the names of the parameters that the request made up. */
const withoutNames = (text: string): string => text.replaceAll(/"field":"(?:[^"\\]|\\.)*"/g, '')

const cluster = await workerPostgres()
let sqlite: AddressedServer
let postgres: AddressedServer | null = null
let watched: Watched
/** What is asked of the database for whoever has a session, before anything of the request is read. */
let lookUp: readonly string[]

const isBeyondLookUp = (statements: readonly string[]): boolean => statements.some((sql) => !lookUp.includes(sql))

const unknownQuery = (call: AnyCall, { origin, cookie }: AddressedServer): Sent => ({
  method: call.method,
  path: `${call.path}?x=1`,
  headers: soundHeaders(call, origin, cookie),
  body: new Uint8Array(),
})

beforeAll(async () => {
  sqlite = await addressedServer(null)
  if (cluster !== null) postgres = await addressedServer(cluster)
  watched = watchStatements()
  const [answer, statements] = await watched.during(() => sqlite.send(unknownQuery(contract.session, sqlite)))
  expect(answer.text).toContain('"reason":"request.malformed"')
  expect(statements.join()).toContain('from "sessions"')
  lookUp = statements
})
afterAll(async () => {
  watched.close()
  await Promise.all([sqlite.close(), postgres?.close()])
})

const expectRefused = ({ status, text }: { status: number; text: string }, what = ''): void => {
  expect(status, what).toBeGreaterThanOrEqual(400)
  expect(status, what).toBeLessThan(500)
  expect(text.length, what).toBeLessThanOrEqual(longestAnswer)
  expect(withoutNames(text)).not.toMatch(/\.ts\b|node:|node_modules|\bat \w+ \(|sqlite|postgres|valibot/i)
  expect(text).toMatch(/^\{"status":\{"code":4\d\d,/)
}

/**
 * Expects refusals of everything that is sent, with PostgreSQL of what asks more of the database than whose session
 * it is, and of one of each sort of what does not: no database sees anything of the others (decision 0413).
 */
const refusals = () => {
  const sorts = new Set<string>()
  const servers = [sqlite, ...(postgres === null ? [] : [postgres])]
  const begun = servers.map(({ lines }) => lines.length)
  const expectOf = async (sent: Sent, what?: string): Promise<void> => {
    const [answer, statements] = await watched.during(() => sqlite.send(sent))
    expectRefused(answer, what)
    const sort = statements.join('\n')
    if (postgres === null || (sorts.has(sort) && !isBeyondLookUp(statements))) return
    sorts.add(sort)
    expectRefused(await postgres.send(postgres.readdress(sent, sqlite)), what)
  }
  const expectNoBug = (): void => {
    const written = servers.flatMap(({ lines }, at) => lines.slice(begun[at]))
    expect(written.filter((line) => line.includes('request.failed'))).toEqual([])
  }
  return { expectOf, expectNoBug }
}

it.skipIf(cluster === null)('knows what asks the database for more than whose session it is', async () => {
  const refused = unknownQuery(contract.listNotifications, sqlite)
  const asked = async (sent: Sent) => (await watched.during(() => sqlite.send(sent)))[1]
  // The servers' own work may ask something at the same moment.
  await expect.poll(async () => isBeyondLookUp(await asked(refused))).toBe(false)
  expect(isBeyondLookUp(await asked({ ...refused, path: contract.listNotifications.path }))).toBe(true)
})

describe.each(Object.entries<AnyCall>(contract))('%s', (_name, call) => {
  const count = countOf(call)
  it(`answers ${count} malformed requests with 4xx and nothing about itself`, async () => {
    const { expectOf, expectNoBug } = refusals()
    await fc.assert(
      fc.asyncProperty(malformed(call, sqlite.origin, sqlite.cookie), (sent) => expectOf(sent)),
      { numRuns: count },
    )
    expectNoBug()
  })

  // A request of GET has no body for the server, whatever was sent.
  it.skipIf(call.method === 'GET')('answers large bodies with 4xx and at most 64 KiB', async () => {
    const { expectOf, expectNoBug } = refusals()
    const headers = soundHeaders(call, sqlite.origin, sqlite.cookie)
    for (const { name: what, json } of largeBodies(call, largeBody)) {
      const path = call.path.replace(/:\w+/g, '1')
      await expectOf({ method: call.method, path, body: bytes(json), headers }, what)
    }
    expectNoBug()
  })
})
