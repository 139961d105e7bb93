import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AnyCall } from '../../src/api/contract/call.ts'
import { contract } from '../../src/api/contract/contract.ts'
import { accountHeader } from '../../src/api/contract/envelope.ts'
import { createApiClient } from '../../src/api/client.ts'
import { createPeer } from '../../src/api/peer.ts'
import { newShop } from '../../src/domain/shop/shop.ts'
import { removeFolder, startTestServer, testConfig, type TestServer } from '../../tools/product/server/runningServer.ts'
import { signInAs, visit } from '../../tools/product/server/visitor.ts'
import { makeDemoFolder } from './support/demoFolder.ts'

let folder: string
let server: TestServer
/** Of the page, and the cookie of whoever has signed in after it in the same browser. */
let first: string
let second: string
let cookie: string

beforeAll(async () => {
  folder = await makeDemoFolder()
  server = await startTestServer(testConfig(folder))
  const one = await signInAs(server.origin, 'admin@tokhai.example')
  const other = await signInAs(server.origin, 'admin@huongque.example')
  first = (await one.get(contract.session)).id
  second = (await other.get(contract.session)).id
  cookie = other.cookie()
})
afterAll(async () => {
  await server.close()
  await removeFolder(folder)
})

const calls: readonly AnyCall[] = Object.values(contract)
const pageOf = (account: string) => visit(server.origin, cookie, { [accountHeader]: account })

describe('a page of one company whose browser has the session of another', () => {
  it.each(calls.map((call) => [call.name, call] as const))('is refused %s before it is read', async (_, call) => {
    const reply = await pageOf(first).ask(call)
    expect([reply.status, reply.reason]).toEqual([409, 'session.anotherAccount'])
  })

  it('saves no shop in the second company', async () => {
    const shops = async () => (await visit(server.origin, cookie).get(contract.listShops, { query: {} })).pagination
    const before = await shops()
    const refusals: string[] = []
    const request: typeof fetch = (input, { headers, ...init } = {}) =>
      fetch(`${server.origin}${input instanceof Request ? input.url : input.toString()}`, {
        ...init,
        headers: { ...Object.fromEntries(new Headers(headers)), Origin: server.origin, Cookie: cookie },
      })
    const api = createApiClient({
      fetch: request,
      awaitSession: (refused) => {
        refusals.push(refused)
        return Promise.resolve(false)
      },
      peer: createPeer(true),
    }).of(first)
    const answer = await api.send(contract.createShop, {
      body: { ...newShop(), name: 'Cửa hàng của công ty thứ nhất' },
    })
    expect([answer, refusals]).toEqual([{ ok: false, failure: { code: 'session.ended' } }, ['anotherAccount']])
    expect(await shops()).toEqual(before)
  })

  it('is let in with its own session, and without a word of whose it is', async () => {
    for (const visitor of [pageOf(second), visit(server.origin, cookie)])
      expect((await visitor.get(contract.session)).id).toBe(second)
  })

  it('nobody is signed in: that is what is answered', async () => {
    const reply = await visit(server.origin, '', { [accountHeader]: first }).ask(contract.session)
    expect(reply.reason).toBe('session.required')
  })
})
