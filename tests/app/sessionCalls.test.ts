import { expect, test } from 'vitest'
import { createSessionCalls } from '../../src/features/session/sessionCalls.ts'
import { answered, createSessionServer, pathOf, person, refused } from './sessionServer.ts'

const never = new AbortController().signal
const credentials = { userId: ' admin@tokhai.example ', password: 'Mật khẩu 2026' }
const nothing = () => refused(404, 'record.absent')

test('the password travels sealed, with the key’s nonce, the trimmed user id and the interrupted path [002-7.1-01]', async () => {
  const user = person('p-1')
  const given: string[] = []
  const server = await createSessionServer({
    login: (userId, password) => {
      given.push(userId, password)
      return answered({ user, callback_url: '/customers' })
    },
    others: nothing,
  })
  const attempt = await createSessionCalls(server.request).signIn(credentials, '/customers', never)
  expect(attempt).toEqual({ ok: true, value: { user, callbackPath: '/customers' } })
  expect(given).toEqual(['admin@tokhai.example', 'Mật khẩu 2026'])
  expect(JSON.stringify(server.exchanges)).not.toContain('Mật khẩu')
  expect(JSON.parse(server.exchanges.at(-1)?.body ?? '')).toMatchObject({ callback_url: '/customers' })
})

test('an expired key is renewed once, a second time it is reported', async () => {
  const answers = [refused(422, 'password.keyExpired'), answered({ user: person('p-1'), callback_url: null })]
  const once = await createSessionServer({ login: () => answers.shift() ?? refused(500, ''), others: nothing })
  expect(await createSessionCalls(once.request).signIn(credentials, null, never)).toMatchObject({ ok: true })
  expect(once.exchanges.map(({ path }) => path)).toEqual(['/auth/key', '/auth/login', '/auth/key', '/auth/login'])

  const always = await createSessionServer({ login: () => refused(422, 'password.keyExpired'), others: nothing })
  const attempt = await createSessionCalls(always.request).signIn(credentials, null, never)
  expect(attempt).toMatchObject({ ok: false, failure: { code: 'server.refused', reason: 'password.keyExpired' } })
  expect(always.exchanges).toHaveLength(4)
})

test.each([
  [403, '901', { code: 'account.notActive' }],
  [401, 'user.notFound', { code: 'user.notFound' }],
  [401, 'password.incorrect', { code: 'password.incorrect' }],
  [429, 'login.tooMany', { code: 'signIn.tooMany', message: 'Server says login.tooMany' }],
])('a refusal %i %s is reported as its own failure', async (status, reason, failure) => {
  const server = await createSessionServer({ login: () => refused(status, reason), others: nothing })
  expect(await createSessionCalls(server.request).signIn(credentials, null, never)).toEqual({ ok: false, failure })
})

test('a server that gives no key ends the attempt before any password is sent', async () => {
  const sent: string[] = []
  const request: typeof fetch = (input) => {
    sent.push(pathOf(input))
    return Promise.reject(new TypeError('Failed to fetch'))
  }
  expect(await createSessionCalls(request).signIn(credentials, null, never)).toEqual({
    ok: false,
    failure: { code: 'connection.lost' },
  })
  expect(sent).toEqual(['/auth/key'])
})

test('nobody signed in is an answer, a failing server is not', async () => {
  const server = await createSessionServer({ login: nothing, others: () => refused(401, 'session.required') })
  expect(await createSessionCalls(server.request).read(never)).toEqual({ ok: true, value: null })
  const broken = await createSessionServer({ login: nothing, others: () => new Response('', { status: 503 }) })
  expect(await createSessionCalls(broken.request).read(never)).toEqual({
    ok: false,
    failure: { code: 'server.failed', status: 503 },
  })
})

test('signing out answers nothing but that it is done', async () => {
  const server = await createSessionServer({ login: nothing, others: () => answered({}) })
  expect(await createSessionCalls(server.request).signOut(never)).toEqual({ ok: true, value: null })
})
