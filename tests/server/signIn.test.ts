import { CompactEncrypt, importJWK } from 'jose'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { contract } from '../../src/api/contract/contract.ts'
import { sessionLifetime } from '../../src/domain/session.ts'
import { demoPassword } from '../../server/companies/demo/accounts.ts'
import { proxiesOf } from '../../server/clientAddress.ts'
import type { ServerConfig } from '../../server/config.ts'
import {
  makeFolder,
  removeFolder,
  startTestServer,
  testConfig,
  type TestServer,
} from '../../tools/product/server/runningServer.ts'
import { encryptedPassword, signInAs, visit } from '../../tools/product/server/visitor.ts'

const user = 'user@tokhai.example'
let folder: string
let server: TestServer
let now: Date

const start = async (changes: Partial<ServerConfig> = {}) => {
  folder = await makeFolder()
  now = new Date('2026-11-20T08:00:00Z')
  const config = testConfig(folder, changes)
  server = await startTestServer(config, {
    clock: () => now,
    signInLimits: { perAccountAndAddress: 3, perAddress: 8, perAccount: 20, seconds: 900 },
  })
}
const pass = (seconds: number): void => {
  now = new Date(now.getTime() + seconds * 1000)
}
const tryIn = async (userId: string, password: string, headers: Readonly<Record<string, string>> = {}) => {
  const visitor = visit(server.origin, '', headers)
  return visitor.ask(contract.login, {
    body: { user_id: userId, password: await encryptedPassword(visitor, password) },
  })
}

beforeAll(() => start())
// Long enough for what the test before has failed at to be forgotten.
beforeEach(() => pass(1000))
afterAll(async () => {
  await server.close()
  await removeFolder(folder)
})

describe('signing in', () => {
  it('opens a session that ends after 7080 seconds, whatever its user does [002-4.5-01 002-9-01]', async () => {
    const visitor = await signInAs(server.origin, ` ${user.toUpperCase()} `)
    const before = await visitor.get(contract.session)
    expect(before).toEqual({
      id: before.id,
      name: 'Ngô Thị Yến',
      scope: 'USER',
      profile_image: before.profile_image,
      permissions: [],
      user_id: user,
      must_change_password: false,
      exp: now.getTime() / 1000 + sessionLifetime,
    })
    pass(sessionLifetime - 1)
    expect(await visitor.get(contract.session)).toEqual(before)
    pass(1)
    expect(await visitor.ask(contract.session)).toMatchObject({ status: 401, reason: 'session.required' })
  })

  it.each([
    ['somebody unknown', 'nobody@tokhai.example', demoPassword, 401, 'user.notFound', 'User not found'],
    ['a wrong password', user, 'Tokhai@2025', 401, 'password.incorrect', 'Password is incorrect'],
    ['an account that waits', 'pending@tokhai.example', demoPassword, 403, '901', 'User account is not active'],
    [
      'a wrong password of an account that waits',
      'pending@tokhai.example',
      'x',
      401,
      'password.incorrect',
      'Password is incorrect',
    ],
  ])('says what is wrong with %s', async (_what, userId, password, status, reason, message) => {
    const reply = await tryIn(userId, password)
    expect(reply).toMatchObject({ status, reason })
    expect(JSON.parse(reply.text)).toMatchObject({ status: { message } })
    expect(reply.headers.getSetCookie()).toEqual([])
  })

  it('gives a new session each time, and ends the one before in the same browser', async () => {
    const visitor = await signInAs(server.origin, user)
    const first = visitor.cookie()
    await visitor.get(contract.login, {
      body: { user_id: user, password: await encryptedPassword(visitor, demoPassword) },
    })
    expect(visitor.cookie()).not.toBe(first)
    expect((await visit(server.origin, first).ask(contract.session)).status).toBe(401)
    expect((await visitor.ask(contract.session)).status).toBe(200)
  })

  it('ends the session when signing out, and says nothing when there is none', async () => {
    const visitor = await signInAs(server.origin, user)
    const cookie = visitor.cookie()
    await visitor.get(contract.logout)
    expect(visitor.cookie()).toBe('tokhai=')
    expect((await visit(server.origin, cookie).ask(contract.session)).status).toBe(401)
    expect((await visitor.ask(contract.logout)).status).toBe(200)
  })

  it('sets a cookie that no script reads and no other site sends', async () => {
    const reply = await tryIn(user, demoPassword)
    const [session = '', device = '', ...others] = reply.headers.getSetCookie()
    expect(session).toMatch(/^tokhai=[\w-]{43}; Max-Age=7080; Path=\/; HttpOnly; SameSite=Lax$/)
    expect(device).toMatch(
      /^tokhai-device-[\da-f]{16}=[\w.-]+; Max-Age=15552000; Path=\/api\/wtx\/ca\/v1\/auth\/login; HttpOnly; SameSite=Strict$/,
    )
    expect(others).toEqual([])
    expect(reply.text).not.toContain(session.slice(7, 50))
  })

  it.each([
    ['/sale/e-invoice?start_date=2026-01-01', '/sale/e-invoice?start_date=2026-01-01'],
    ['https://evil.example/', null],
    ['//evil.example/', null],
    ['/\\evil.example/', null],
    ['/.//evil.example/', null],
    ['/report/overview?sid=7#sums', '/report/overview?sid=7#sums'],
    ['customers', null],
    ['', null],
    ['javascript:alert(1)', null],
  ])('goes back to %s only inside this site', async (callback, expected) => {
    const visitor = visit(server.origin)
    const password = await encryptedPassword(visitor, demoPassword)
    const { callback_url } = await visitor.get(contract.login, {
      body: { user_id: user, password, callback_url: callback },
    })
    expect(callback_url).toBe(expected)
  })
})

describe('the password on its way', () => {
  it('counts once: the same envelope again is refused', async () => {
    const visitor = visit(server.origin)
    const body = { user_id: user, password: await encryptedPassword(visitor, demoPassword) }
    expect((await visitor.ask(contract.login, { body })).status).toBe(200)
    expect(await visitor.ask(contract.login, { body })).toMatchObject({ status: 422, reason: 'password.keyExpired' })
  })

  it('counts for five minutes', async () => {
    const visitor = visit(server.origin)
    const password = await encryptedPassword(visitor, demoPassword)
    pass(300)
    expect((await visitor.ask(contract.login, { body: { user_id: user, password } })).reason).toBe(
      'password.keyExpired',
    )
  })

  const sealed = async (
    plain: string,
    header: { alg: string; enc: string } = { alg: 'RSA-OAEP-256', enc: 'A256GCM' },
  ) => {
    const visitor = visit(server.origin)
    const { jwk, nonce } = await visitor.get(contract.passwordKey)
    const password = await new CompactEncrypt(new TextEncoder().encode(plain.replace('NONCE', nonce)))
      .setProtectedHeader(header)
      .encrypt(await importJWK(jwk, header.alg))
    return (await visitor.ask(contract.login, { body: { user_id: user, password } })).reason
  }

  it('takes only nonces that this server made', async () => {
    const [random, until] = 'abc.9999999999'.split('.')
    expect(
      await sealed(JSON.stringify({ password: demoPassword, nonce: `${random}.${until}.${'0'.repeat(64)}` })),
    ).toBe('password.keyExpired')
    expect(await sealed(JSON.stringify({ password: demoPassword, nonce: '' }))).toBe('password.keyExpired')
    expect(await sealed(JSON.stringify({ password: demoPassword, nonce: 'NONCE' }))).toBeNull()
  })

  it.each([
    ['no JSON', 'NONCE', 'request.malformed'],
    ['another shape', JSON.stringify({ password: ['x'], nonce: 'NONCE' }), 'request.malformed'],
  ])('refuses %s inside', async (_what, plain, reason) => {
    expect(await sealed(plain)).toBe(reason)
  })

  it('refuses other algorithms and no envelope at all', async () => {
    const plain = JSON.stringify({ password: demoPassword, nonce: 'NONCE' })
    expect(await sealed(plain, { alg: 'RSA-OAEP', enc: 'A256GCM' })).toBe('password.keyExpired')
    expect(await sealed(plain, { alg: 'RSA-OAEP-256', enc: 'A128CBC-HS256' })).toBe('password.keyExpired')
    const bare = await visit(server.origin).ask(contract.login, { body: { user_id: user, password: demoPassword } })
    expect(bare.reason).toBe('password.keyExpired')
  })
})

describe('guessing', () => {
  it('is stopped per account and address, says how long, and ends with the time', async () => {
    for (const attempt of [1, 2, 3]) expect((await tryIn(user, `wrong ${attempt}`)).reason).toBe('password.incorrect')
    pass(60)
    const stopped = await tryIn(user, demoPassword)
    expect(stopped).toMatchObject({ status: 429, reason: 'login.tooMany' })
    expect(stopped.headers.get('retry-after')).toBe('840')
    expect(stopped.text).toContain('840 seconds')
    expect((await tryIn('admin@tokhai.example', demoPassword)).status).toBe(200)
    pass(840)
    expect((await tryIn(user, demoPassword)).status).toBe(200)
  })

  it('is stopped per address', async () => {
    for (let attempt = 0; attempt < 8; attempt += 1)
      expect((await tryIn(`user${attempt}@x.example`, 'x')).reason).toBe('user.notFound')
    expect((await tryIn('admin@tokhai.example', demoPassword)).reason).toBe('login.tooMany')
  })

  it('takes nobody’s word for another address', async () => {
    for (let attempt = 0; attempt < 8; attempt += 1)
      await tryIn(`user${attempt}@x.example`, 'x', { 'X-Forwarded-For': `203.0.113.${attempt}` })
    expect((await tryIn('admin@tokhai.example', demoPassword)).reason).toBe('login.tooMany')
  })

  it('counts tries that come at once', async () => {
    const replies = await Promise.all(Array.from({ length: 7 }, () => tryIn(user, 'wrong')))
    expect(replies.filter(({ reason }) => reason === 'password.incorrect').length).toBeLessThanOrEqual(3)
  })

  it('forgets an account’s failures once its owner is in', async () => {
    for (const round of [1, 2, 3]) {
      for (const attempt of [1, 2])
        expect((await tryIn(user, `wrong ${round} ${attempt}`)).reason).toBe('password.incorrect')
      expect((await tryIn(user, demoPassword)).status).toBe(200)
    }
  })
})

it('is stopped per caller behind a trusted proxy', async () => {
  await server.close()
  await removeFolder(folder)
  const trustedProxies = proxiesOf(['127.0.0.1'])
  await start(trustedProxies === null ? {} : { trustedProxies })
  const guesser = { 'X-Forwarded-For': '203.0.113.9' }
  for (let attempt = 0; attempt < 8; attempt += 1) await tryIn(`user${attempt}@x.example`, 'x', guesser)
  expect((await tryIn('admin@tokhai.example', demoPassword, guesser)).reason).toBe('login.tooMany')
  expect((await tryIn('admin@tokhai.example', demoPassword, { 'X-Forwarded-For': '203.0.113.8' })).status).toBe(200)
})

it('uses a host-bound secure cookie where the product is reached by https', async () => {
  await server.close()
  await removeFolder(folder)
  await start({ publicOrigin: 'https://tokhai.example' })
  const visitor = visit(server.origin)
  const { path } = contract.login
  const response = await fetch(`${server.origin}${path}`, {
    method: 'POST',
    headers: { Origin: 'https://tokhai.example', 'Content-Type': 'application/json' },
    body: JSON.stringify({ user_id: user, password: await encryptedPassword(visitor, demoPassword) }),
  })
  const [cookie = ''] = response.headers.getSetCookie()
  expect(cookie).toMatch(/^__Host-tokhai=[\w-]{43}; Max-Age=7080; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
  const session = await visit(server.origin, cookie.split(';')[0]).ask(contract.session)
  expect(session.status).toBe(200)
})

it('does not let demo accounts in where there is no demo, also those of an older database', async () => {
  await server.close()
  await removeFolder(folder)
  await start()
  expect((await tryIn(user, demoPassword)).status).toBe(200)
  await server.close()
  server = await startTestServer(testConfig(folder, { isDemo: false, trustedRoots: [] }), { clock: () => now })
  expect(await tryIn(user, demoPassword)).toMatchObject({ status: 403, reason: '901' })
})
