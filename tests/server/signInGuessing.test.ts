import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { contract } from '../../src/api/contract/contract.ts'
import { hashPassword } from '../../server/companies/passwordHash.ts'
import type { SignInLimits } from '../../server/companies/signInLimits.ts'
import { demoPassword } from '../../server/companies/demo/accounts.ts'
import { proxiesOf } from '../../server/clientAddress.ts'
import { openStore } from '../../server/openStore.ts'
import type { DatabaseLocation } from '../../server/store/openDatabase.ts'
import type { ServerConfig } from '../../server/config.ts'
import { startDatabases } from './support/databases.ts'
import {
  makeFolder,
  removeFolder,
  startTestServer,
  testConfig,
  type TestServer,
} from '../../tools/product/server/runningServer.ts'
import { encryptedPassword, visit, type Reply, type Visitor } from '../../tools/product/server/visitor.ts'

const owner = 'user@tokhai.example'
let now = new Date('2026-11-20T08:00:00Z')
let folder: string
let location: DatabaseLocation
let servers: TestServer[] = []
const pass = (seconds: number): void => {
  now = new Date(now.getTime() + seconds * 1000)
}

const databases = await startDatabases()

/** A server behind a proxy of this machine; all of a test share its database. */
const startServer = async (signInLimits?: SignInLimits, changes: Partial<ServerConfig> = {}): Promise<TestServer> => {
  const trustedProxies = proxiesOf(['127.0.0.1']) ?? undefined
  const config = testConfig(folder, {
    databaseUrl: location.kind === 'postgres' ? location.url : null,
    ...(trustedProxies === undefined ? {} : { trustedProxies }),
    ...changes,
  })
  const server = await startTestServer(config, {
    clock: () => now,
    ...(signInLimits === undefined ? {} : { signInLimits }),
  })
  servers.push(server)
  return server
}
const browserAt = (server: TestServer, address: string): Visitor =>
  visit(server.origin, '', { 'X-Forwarded-For': address })
const tryIn = async (browser: Visitor, userId: string, password: string): Promise<Reply> =>
  browser.ask(contract.login, { body: { user_id: userId, password: await encryptedPassword(browser, password) } })
const reasonsOf = async (browser: Visitor, userId: string, tries: number): Promise<(string | null)[]> => {
  const reasons: (string | null)[] = []
  for (let attempt = 0; attempt < tries; attempt += 1)
    reasons.push((await tryIn(browser, userId, `wrong ${attempt}`)).reason)
  return reasons
}
const five = (reason: string): string[] => Array.from({ length: 5 }, () => reason)

const mailsIn = async (dataFolder: string): Promise<readonly string[]> => {
  const names = await readdir(join(dataFolder, 'mail')).catch(() => [])
  return names.filter((name) => name.endsWith('.eml'))
}
/** The code of a mail that was not there before; null while there is none. */
const newCodeIn = async (dataFolder: string, before: ReadonlySet<string>): Promise<string | null> => {
  for (const name of await mailsIn(dataFolder)) {
    if (before.has(name)) continue
    const code = /\b\d{6}\b/.exec(await readFile(join(dataFolder, 'mail', name), 'utf8'))?.[0]
    if (code !== undefined) return code
  }
  return null
}
/** An answer but for what is random in it. */
const withoutSecrets = (text: string, headers: Headers): string =>
  JSON.stringify([
    text.replace(/"request_id":"[^"]*"/, ''),
    headers.getSetCookie().map((set) => set.replace(/=[^;]*/, '')),
  ])

const fewForTheAccount: SignInLimits = { perAccountAndAddress: 5, perAddress: 50, perAccount: 10, seconds: 900 }
/** Uses up what the account puts up with, from two addresses. */
const guessFromEverywhere = async (server: TestServer, userId: string): Promise<void> => {
  for (const host of [1, 2]) await reasonsOf(browserAt(server, `198.51.100.${host}`), userId, 5)
}

describe.each(databases.map((database) => [database.kind, database] as const))('guessing, on %s', (_kind, database) => {
  beforeAll(async () => {
    folder = await makeFolder()
    location = await database.create()
    if (location.kind === 'sqlite') location = { kind: 'sqlite', path: `${folder}/tokhai.sqlite` }
  })
  // Long enough for what the test before has failed at to be forgotten.
  beforeEach(() => pass(1000))
  afterEach(async () => {
    for (const server of servers) await server.close()
    servers = []
  })
  afterAll(() => removeFolder(folder))

  it('from elsewhere does not lock the owner out, however often it is repeated', async () => {
    const server = await startServer()
    const guesser = browserAt(server, '203.0.113.9')
    for (const round of [1, 2, 3]) {
      expect((await reasonsOf(guesser, owner, 7)).at(-1), `round ${round}`).toBe('login.tooMany')
      expect((await tryIn(browserAt(server, '203.0.113.8'), owner, demoPassword)).status, `round ${round}`).toBe(200)
      pass(400)
    }
  })

  it('from many addresses shuts nobody out who reads the mails of the account', async () => {
    const server = await startServer(fewForTheAccount)
    await guessFromEverywhere(server, owner)
    const browser = browserAt(server, '198.51.100.3')
    const before = new Set(await mailsIn(folder))
    const asked = await tryIn(browser, owner, demoPassword)
    expect(asked).toMatchObject({ status: 403, reason: 'login.codeNeeded' })
    const cookies = asked.headers.getSetCookie()
    expect(cookies).toEqual([
      expect.stringMatching(/^tokhai-ticket=[\w-]{43}; Max-Age=3600; Path=.*\/auth\/login; HttpOnly; SameSite=Strict$/),
    ])
    expect((await browser.ask(contract.loginCode, { body: { code: 'none' } })).reason).toBe('login.codeWrong')
    const code = await vi.waitUntil(() => newCodeIn(folder, before), { timeout: 30_000 })
    expect((await browser.ask(contract.loginCode, { body: { code: ` ${code} ` } })).status).toBe(200)
    expect((await browser.get(contract.session)).user_id).toBe(owner)
    // From now on it is known.
    expect((await tryIn(browser, owner, demoPassword)).status).toBe(200)
  })

  it('gets no further by asking for codes: each network is counted, and nothing says whether a password was right', async () => {
    const server = await startServer(fewForTheAccount)
    for (const userId of [owner, 'nobody@tokhai.example']) {
      await guessFromEverywhere(server, userId)
      const guesser = browserAt(server, '198.51.100.3')
      const answers: Reply[] = []
      for (const password of ['wrong', demoPassword, 'wrong', 'wrong', 'wrong'])
        answers.push(await tryIn(guesser, userId, password))
      expect(answers.map(({ reason }) => reason)).toEqual(five('login.codeNeeded'))
      const shapes = new Set(answers.map(({ text, headers }) => withoutSecrets(text, headers)))
      expect(shapes.size).toBe(1)
      const turnedAway = await tryIn(guesser, userId, demoPassword)
      expect(turnedAway).toMatchObject({ status: 429, reason: 'login.tooMany' })
      expect(turnedAway.headers.get('retry-after')).toBe('900')
    }
  })

  it('closes the account for browsers that are not known where no mails are sent', async () => {
    const server = await startServer(fewForTheAccount, { isDemo: false })
    const nobody = 'nobody@tokhai.example'
    await guessFromEverywhere(server, nobody)
    pass(60)
    const turnedAway = await tryIn(browserAt(server, '198.51.100.3'), nobody, 'x')
    expect(turnedAway).toMatchObject({ status: 429, reason: 'login.tooMany' })
    expect(turnedAway.headers.get('retry-after')).toBe('840')
  })

  it('from many addresses does not reach a browser that signed in before', async () => {
    const server = await startServer(fewForTheAccount)
    const known = browserAt(server, '203.0.113.8')
    expect((await tryIn(known, owner, demoPassword)).status).toBe(200)
    await guessFromEverywhere(server, owner)
    expect((await tryIn(known, owner, demoPassword)).status).toBe(200)
    expect(await reasonsOf(known, owner, 6)).toEqual([...five('password.incorrect'), 'login.tooMany'])
    pass(900)
    expect((await tryIn(browserAt(server, '198.51.100.3'), owner, demoPassword)).status).toBe(200)
  })

  it('is counted by all servers of a database together', async () => {
    const [one, two] = [await startServer(fewForTheAccount), await startServer(fewForTheAccount)]
    const address = '203.0.113.9'
    expect(await reasonsOf(browserAt(one, address), owner, 3)).toHaveLength(3)
    expect(await reasonsOf(browserAt(two, address), owner, 3)).toEqual([
      'password.incorrect',
      'password.incorrect',
      'login.tooMany',
    ])
    const known = browserAt(two, '203.0.113.8')
    expect((await tryIn(known, owner, demoPassword)).status).toBe(200)
    await guessFromEverywhere(one, owner)
    expect((await tryIn(known, owner, demoPassword)).status).toBe(200)
  })

  it('costs the same at an account that does not exist', async () => {
    const server = await startServer(fewForTheAccount)
    const nobody = 'nobody@tokhai.example'
    expect(await reasonsOf(browserAt(server, '203.0.113.9'), nobody, 6)).toEqual([
      ...five('user.notFound'),
      'login.tooMany',
    ])
    await reasonsOf(browserAt(server, '203.0.113.10'), nobody, 5)
    expect((await tryIn(browserAt(server, '203.0.113.11'), nobody, 'x')).reason).toBe('login.codeNeeded')
  })

  it('counts an IPv6 network as one address', async () => {
    const server = await startServer()
    expect(await reasonsOf(browserAt(server, '2001:db8:1:2::1'), owner, 5)).toEqual(five('password.incorrect'))
    expect(await reasonsOf(browserAt(server, '2001:db8:1:2:ffff::9'), owner, 1)).toEqual(['login.tooMany'])
    expect(await reasonsOf(browserAt(server, '2001:db8:1:3::1'), owner, 1)).toEqual(['password.incorrect'])
  })

  it('is not helped by the cookie of another account, of an earlier sign-in, or of an earlier password', async () => {
    const server = await startServer(fewForTheAccount)
    const known = browserAt(server, '203.0.113.8')
    await tryIn(known, owner, demoPassword)
    const early = known.devices()
    await tryIn(known, owner, demoPassword)
    const [[name, value] = ['', '']] = known.devices()
    expect(early).not.toEqual(known.devices())
    const another = browserAt(server, '203.0.113.8')
    await tryIn(another, 'admin@tokhai.example', demoPassword)
    const [[, foreign] = ['', '']] = another.devices()
    await guessFromEverywhere(server, owner)

    const entersWith = async (cookie: string): Promise<boolean> => {
      const thief = visit(server.origin, `${name}=${cookie}`, { 'X-Forwarded-For': '198.51.100.7' })
      return (await tryIn(thief, owner, demoPassword)).status === 200
    }
    expect(await entersWith(foreign)).toBe(false)
    expect(await entersWith(early[0]?.[1] ?? '')).toBe(false)
    expect(await entersWith(value.replace(/^./, (sign) => (sign === 'A' ? 'B' : 'A')))).toBe(false)
    expect(await entersWith('')).toBe(false)

    const { db, store } = await openStore(location)
    const password = `${demoPassword}!`
    const change = async (to: string) =>
      sql`update accounts set password_hash = ${await hashPassword(to)} where user_id = ${owner}`.execute(db)
    await change(password)
    expect((await tryIn(known, owner, password)).reason).toBe('login.codeNeeded')
    await change(demoPassword)
    await store.close()
  })
})
