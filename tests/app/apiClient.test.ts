import { describe, expect, test } from 'vitest'
import { createApiClient } from '../../src/api/client.ts'
import { logout, session } from '../../src/api/contract/auth.ts'
import { accountHeader } from '../../src/api/contract/envelope.ts'
import { uploadItems } from '../../src/api/contract/items.ts'
import { createPeer } from '../../src/api/peer.ts'

const answering = (status: number, reason: string) =>
  createApiClient({
    awaitSession: () => Promise.resolve(true),
    fetch: () =>
      Promise.resolve(
        Response.json(
          { status: { code: status, message: 'Said so', reason, fields: [] }, data: null },
          { status, headers: { 'X-Request-Id': 'r-1' } },
        ),
      ),
  })

test('a failure carries the reason of the server and the id of its request', async () => {
  expect(await answering(503, 'database.unavailable').send(session, {})).toEqual({
    ok: false,
    failure: { code: 'server.failed', status: 503, reason: 'database.unavailable', requestId: 'r-1' },
  })
  expect(await answering(404, 'record.absent').send(session, {})).toEqual({
    ok: false,
    failure: {
      code: 'server.refused',
      status: 404,
      reason: 'record.absent',
      message: 'Said so',
      fields: [],
      requestId: 'r-1',
    },
  })
})

const page = (status: number, title: string) =>
  createApiClient({
    awaitSession: () => Promise.resolve(true),
    fetch: () =>
      Promise.resolve(
        new Response(`<html><head><title>${status} ${title}</title></head></html>`, {
          status,
          headers: { 'Content-Type': 'text/html' },
        }),
      ),
  })

test('a page by which a proxy refuses what is too large says how much was sent, and that the server has none of it', async () => {
  const file = new File([new Uint8Array(3_000_000)], 'goods.xlsx')
  const answer = await page(413, 'Request Entity Too Large').send(uploadItems, {
    body: { file, payload: 'ghi chú', status: '1' },
  })
  expect(answer).toEqual({
    ok: false,
    failure: {
      code: 'server.refused',
      status: 413,
      reason: 'way.tooLarge',
      message: '',
      fields: [],
      sentBytes: 3_000_009,
    },
  })
})

test('a page by which a proxy asks for patience is a refusal, and one of a broken gateway says nothing of what was done', async () => {
  expect(await page(429, 'Too Many Requests').send(session, {})).toMatchObject({
    failure: { code: 'server.refused', reason: 'request.tooMany' },
  })
  for (const status of [500, 502, 503, 504])
    expect(await page(status, 'Bad Gateway').send(session, {})).toEqual({
      ok: false,
      failure: { code: 'server.failed', status },
    })
})

describe('whose page a call comes from', () => {
  /** A page whose person the test changes, on a server that knows only the account `signedIn`. */
  const pageOfLan = ({ speaksContract = true } = {}) => {
    const state = { current: 'lan', signedIn: 'lan', renew: () => Promise.resolve(true) }
    const accounts: (string | null)[] = []
    const refusals: string[] = []
    const api = createApiClient({
      peer: createPeer(speaksContract),
      account: () => state.current,
      awaitSession: (refused) => {
        refusals.push(refused)
        return state.renew()
      },
      fetch: (_, init) => {
        const account = new Headers(init?.headers).get(accountHeader)
        accounts.push(account)
        const isForeign = account !== null && account !== state.signedIn
        const status = isForeign ? { code: 409, reason: 'session.anotherAccount' } : { code: 200 }
        return Promise.resolve(Response.json({ status, data: {} }))
      },
    })
    return { api, state, accounts, refusals }
  }

  test('every call says it, also one that anybody may make', async () => {
    const { api, accounts } = pageOfLan()
    await api.send(logout, {})
    await api.of('lan').send(logout, {})
    expect(accounts).toEqual(['lan', 'lan'])
  })

  test('a backend known by the seeds alone hears nothing of it', async () => {
    const { api, accounts } = pageOfLan({ speaksContract: false })
    expect(await api.of('lan').send(logout, {})).toMatchObject({ ok: true })
    expect(accounts).toEqual([null])
  })

  test('a call that meets the session of somebody else waits, and is done once its own person is back', async () => {
    const { api, state, accounts, refusals } = pageOfLan()
    state.signedIn = 'minh'
    state.renew = () => {
      state.signedIn = 'lan'
      return Promise.resolve(true)
    }
    expect(await api.send(logout, {})).toMatchObject({ ok: true })
    expect([accounts, refusals]).toEqual([['lan', 'lan'], ['anotherAccount']])
  })

  test('a waiting call is not sent again for somebody else who comes instead', async () => {
    const { api, state, accounts } = pageOfLan()
    state.signedIn = 'minh'
    state.renew = () => {
      state.current = 'minh'
      return Promise.resolve(true)
    }
    expect(await api.send(logout, {})).toEqual({ ok: false, failure: { code: 'session.ended' } })
    expect(accounts).toEqual(['lan'])
  })

  test('what a screen sends while it goes because somebody else has come is not sent', async () => {
    const { api, state, accounts } = pageOfLan({ speaksContract: false })
    const own = api.of('lan')
    state.current = 'minh'
    expect(await own.send(logout, {})).toEqual({ ok: false, failure: { code: 'session.ended' } })
    expect(accounts).toEqual([])
  })
})

test('a conflict without a reason is not taken for another account', async () => {
  const failure = { code: 'server.refused', status: 409, reason: '' }
  const api = createApiClient({
    awaitSession: () => Promise.resolve(true),
    fetch: () => Promise.resolve(Response.json({ status: { code: 409, message: '' }, data: null }, { status: 409 })),
  })
  expect(await api.send(logout, {})).toMatchObject({ ok: false, failure })
})
