import { once } from 'node:events'
import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { Hono, type Context } from 'hono'
import { mountCscApi, type Client } from './api.ts'
import { createBooks, type Books, type SimulatedKey } from './books.ts'
import { phoneList, phonePage, phonePolicy } from './phonePage.ts'
import { phoneTexts } from './phoneTexts.ts'

export interface SimulatorOptions {
  /** 0 takes any free port. */
  readonly port: number
  readonly keys: readonly SimulatedKey[]
  readonly client: Client
  readonly now?: () => number
  /** How long a request waits for its holder, in seconds. */
  readonly confirmSeconds?: number
}

/** A simulated provider of remote signatures, for demo and tests. It signs for real, and its holders have a page for a phone. */
export interface Simulator {
  readonly port: number
  /** Where its API is (section 7.2). */
  readonly url: string
  readonly books: Books
  readonly close: () => Promise<void>
}

const wordsOf = ({ req }: Context) => phoneTexts(req.query('lang'), req.header('accept-language'))

/** The page that stands in for the holder's phone. */
const mountPhone = (app: Hono, books: Books): void => {
  const page = (context: Context, said: string) =>
    context.html(phonePage(books.pending(), wordsOf(context), said), 200, {
      'Content-Security-Policy': phonePolicy,
      'Cache-Control': 'no-store',
    })
  app.get('/', (context) => context.redirect('/phone'))
  app.get('/phone', (context) => page(context, ''))
  app.get('/phone/list', (context) => context.html(phoneList(books.pending(), wordsOf(context))))
  app.post('/phone', async (context) => {
    // A page of another site must not answer in the holder's place.
    const { origin, host } = new URL(context.req.url)
    if ((context.req.header('origin') ?? origin) !== `http://${host}`) return context.text('', 403)
    const { handle, answer } = await context.req.parseBody()
    const { texts } = wordsOf(context)
    const isConfirmed = answer === 'confirm'
    const isTaken = typeof handle === 'string' && (isConfirmed ? books.confirm(handle) : books.refuse(handle))
    if (!isTaken) return page(context, texts.gone)
    return page(context, isConfirmed ? texts.confirmed : texts.refused)
  })
}

/** Listens on this machine alone. */
export const startSimulator = async ({
  port,
  keys,
  client,
  now = Date.now,
  confirmSeconds = 120,
}: SimulatorOptions): Promise<Simulator> => {
  const books = createBooks({ keys, now, confirmSeconds })
  const app = new Hono()
  let origin = ''
  // Other names that lead to this machine are none of its own (DNS rebinding).
  app.use('*', async (context, next) =>
    /^(?:localhost|127\.0\.0\.1)$/.test(new URL(context.req.url).hostname) ? next() : context.text('', 403),
  )
  mountCscApi(app, { books, client, now, origin: () => origin })
  mountPhone(app, books)
  const listener = getRequestListener(app.fetch)
  const server = createServer((incoming, outgoing) => void listener(incoming, outgoing))
  server.listen({ host: '127.0.0.1', port })
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the simulated provider has no port')
  origin = `http://127.0.0.1:${address.port}`
  return {
    port: address.port,
    url: `${origin}/csc/v2`,
    books,
    async close() {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}
