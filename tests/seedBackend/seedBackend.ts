import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { createAnswers, Refusal, type Choices } from './answers.ts'
import { routes, type SeedCall } from './named.ts'
import type { Sent } from './xml.ts'

/** What a call meets once, instead of its answer. */
export type Trouble =
  | { readonly refused: number; readonly message: string | null }
  /** The connection ends before anything is done, or after it is. */
  | 'isLost'
  | 'answerIsLost'
  /** A proxy's own page. */
  | 'gatewayPage'

const readBody = async (request: IncomingMessage): Promise<Sent> => {
  const chunks: Buffer[] = []
  for await (const chunk of request) if (chunk instanceof Buffer) chunks.push(chunk)
  const text = Buffer.concat(chunks).toString('utf8')
  const json: unknown = text === '' ? {} : JSON.parse(text)
  return typeof json === 'object' && json !== null ? { ...json } : {}
}

/**
 * A backend made from the three seed documents alone: strict in what it takes, with what the seeds leave open as `choices`. It listens on
 * loopback and knows one user, one company and its token.
 */
export const startSeedBackend = async (choices: Choices) => {
  const { kept, register, answer } = createAnswers(choices)
  const troubles = new Map<SeedCall, Trouble>()
  const asked: { readonly call: string; readonly sent: Sent }[] = []
  const refusals: string[] = []
  let sessions = 0
  const cookie = (): string => `BACKEND_SESSION=s${sessions}`

  const json = (response: ServerResponse, http: number, body: unknown): void => {
    const hide = (_: string, value: unknown): unknown =>
      value === '' ? (choices.empty === 'null' ? null : undefined) : value
    response.writeHead(http, { 'Content-Type': 'application/json' }).end(JSON.stringify(body, hide))
  }
  const refuse = (response: ServerResponse, code: number, message: string | null): void => {
    refusals.push(`${code} ${message ?? ''}`)
    const http = choices.refusesIn === 'http200' ? 200 : code > 599 ? 403 : code
    json(response, http, { status: { code, message }, data: null })
  }

  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = new URL(request.url ?? '/', 'http://backend')
    const sent = { ...Object.fromEntries(url.searchParams), ...(await readBody(request)) }
    const route = routes.find(([, method, path]) => method === request.method && path.test(url.pathname))
    const call = route?.[0]
    asked.push({ call: call ?? `${request.method ?? ''} ${url.pathname}`, sent })
    if (route === undefined || call === undefined || (call === 'checkSkip' && !choices.hasCheckSkip)) {
      response
        .writeHead(404, { 'Content-Type': 'text/html' })
        .end(`<pre>Cannot ${request.method} ${url.pathname}</pre>`)
      return
    }
    const trouble = troubles.get(call)
    troubles.delete(call)
    if (trouble === 'isLost') return void request.socket.destroy()
    if (trouble === 'gatewayPage') return void response.writeHead(504).end('<html>504</html>')
    if (typeof trouble === 'object') return refuse(response, trouble.refused, trouble.message)
    const isSignedIn = request.headers.cookie?.split('; ').includes(cookie()) === true
    if (call !== 'login' && !isSignedIn) return refuse(response, 401, 'Unauthorized')
    const data = answer({ call, id: decodeURIComponent(route[2].exec(url.pathname)?.[1] ?? ''), sent })
    if (trouble === 'answerIsLost') return void request.socket.destroy()
    if (call === 'login') response.setHeader('Set-Cookie', `${cookie()}; Path=/; Domain=backend.example; HttpOnly`)
    json(response, 200, { status: { code: 200, message: 'Success' }, data })
  }

  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) => {
      if (error instanceof Refusal) refuse(response, error.code, error.message)
      else response.writeHead(500).end(String(error))
    })
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the backend has no port')
  return {
    origin: `http://127.0.0.1:${address.port}`,
    kept,
    register,
    /** Calls so far with what they sent, those that the seeds do not name by method and path. */
    asked,
    /** Everything that was refused so far. */
    refusals,
    /** Ends every session. */
    endSessions: (): void => void (sessions += 1),
    meets: (call: SeedCall, trouble: Trouble): void => void troubles.set(call, trouble),
    stop: async (): Promise<void> => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
export type SeedBackend = Awaited<ReturnType<typeof startSeedBackend>>
