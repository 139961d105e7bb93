import { once } from 'node:events'
import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import type { RemoteSigningConfig } from '../../../server/remoteSigning/config.ts'
import type { Books, SimulatedKey } from '../../../server/remoteSigning/simulator/books.ts'
import { startSimulator } from '../../../server/remoteSigning/simulator/simulator.ts'
import { newId } from '../../../server/store/identifiers.ts'
import type { TestSigner } from '../../signing/support/authority.ts'

/**
 * What stands between the product and the provider, by the path of a call: an answer in its place, null for the provider's own, what is made of
 * the text of that, or `lost` where the provider does its work and nobody hears of it.
 */
type Meddling = (
  path: string,
  body: string,
) => Response | Promise<Response> | ((text: string) => string) | 'lost' | null

/** A simulated provider with a front that can answer wrongly. */
export interface TestProvider {
  readonly config: RemoteSigningConfig
  readonly books: Books
  /** Gives a new user a key, which signs as many documents by one confirmation as is said. */
  readonly addUser: (signer: TestSigner, mostAtOnce?: number) => string
  /** Answers this way while the work is done. */
  readonly meddling: <Value>(how: Meddling, work: () => Promise<Value>) => Promise<Value>
  /** Paths of the calls so far, and all tokens, handles and activations that it has answered. */
  readonly calls: readonly string[]
  readonly secrets: readonly string[]
  readonly close: () => Promise<void>
}

const client = { clientId: 'tokhai', clientSecret: 'canary-client-secret' }

const secret = /"(?:access_token|handle|SAD)":"([^"]+)"/g

interface ProviderOptions {
  readonly now?: () => number
  readonly port?: number
}

export const startProvider = async ({ now, port = 0 }: ProviderOptions = {}): Promise<TestProvider> => {
  const keys: SimulatedKey[] = []
  const simulator = await startSimulator({ port: 0, keys, client, ...(now === undefined ? {} : { now }) })
  const inner = `http://127.0.0.1:${simulator.port}`
  const calls: string[] = []
  const secrets: string[] = [client.clientSecret]
  let meddle: Meddling = () => null
  let outer = ''
  const app = new Hono()
  app.post('*', async ({ req }) => {
    calls.push(req.path)
    const body = await req.text()
    const instead = await meddle(req.path, body)
    if (instead instanceof Response) return instead
    const headers = new Headers(req.header())
    for (const name of ['host', 'content-length', 'connection', 'transfer-encoding', 'expect']) headers.delete(name)
    const answered = await fetch(inner + req.path, { method: 'POST', headers, body })
    const text = (await answered.text()).replaceAll(inner, outer)
    secrets.push(...[...text.matchAll(secret)].map(([, found = '']) => found))
    if (instead === 'lost') return new Response('{}', { status: 503 })
    const changed = typeof instead === 'function' ? instead(text) : text
    return new Response(changed, { status: answered.status, headers: { 'Content-Type': 'application/json' } })
  })
  const listener = getRequestListener(app.fetch)
  const front = createServer((incoming, outgoing) => void listener(incoming, outgoing))
  front.listen({ host: '127.0.0.1', port })
  await once(front, 'listening')
  const address = front.address()
  if (address === null || typeof address === 'string') throw new Error('the front has no port')
  outer = `http://127.0.0.1:${address.port}`
  return {
    config: { url: `${outer}/csc/v2`, ...client },
    books: simulator.books,
    calls,
    secrets,
    addUser({ certificatePem, privateKeyPem }, mostAtOnce) {
      const userName = `esign-${newId()}`
      keys.push({
        userName,
        credentialId: `of-${userName}`,
        holder: 'CÔNG TY',
        certificatePem,
        privateKeyPem,
        mostAtOnce,
      })
      return userName
    },
    async meddling(how, work) {
      meddle = how
      try {
        return await work()
      } finally {
        meddle = () => null
      }
    },
    async close() {
      front.close()
      front.closeAllConnections()
      await simulator.close()
    },
  }
}

/** No answer for any call of this method: the service is away. */
export const away =
  (method: string): Meddling =>
  (path) =>
    path.endsWith(method) ? new Response('{}', { status: 503 }) : null

/** This JSON in place of the method's answer. */
export const answering =
  (method: string, body: unknown, status = 200): Meddling =>
  (path) =>
    path.endsWith(method) ? Response.json(body, { status }) : null

/** The provider does its work and its answer does not come back. */
export const losing =
  (method: string): Meddling =>
  (path) =>
    path.endsWith(method) ? 'lost' : null
