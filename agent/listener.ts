import { createServer, type RequestListener, type Server } from 'node:http'
import { once } from 'node:events'
import { fail, type Result, succeed } from '../src/domain/result.ts'

export interface Listener {
  readonly port: number
  /** Stops listening and drops every connection. */
  readonly close: () => Promise<void>
}

/** `unavailable`: this machine has no such address, as where IPv6 is switched off. */
type ListenProblem = 'port_taken' | 'unavailable'

const problemOf = (error: unknown): ListenProblem | null => {
  const code = error instanceof Error && 'code' in error ? error.code : null
  if (code === 'EADDRINUSE' || code === 'EACCES') return 'port_taken'
  return code === 'EADDRNOTAVAIL' || code === 'EAFNOSUPPORT' ? 'unavailable' : null
}

const listen = async (handle: RequestListener, host: string, port: number): Promise<Result<Server, ListenProblem>> => {
  const server = createServer({ requestTimeout: 30_000, headersTimeout: 10_000, keepAliveTimeout: 2_000 }, handle)
  server.maxConnections = 64
  try {
    server.listen({ host, port, exclusive: true })
    await once(server, 'listening')
    return succeed(server)
  } catch (error) {
    const problem = problemOf(error)
    if (problem === null) throw error
    return fail(problem)
  }
}

const portOf = (server: Server): number => {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the server has no port')
  return address.port
}

const closeServer = async (server: Server): Promise<void> => {
  const closed = once(server, 'close')
  server.close()
  server.closeAllConnections()
  await closed
}

/**
 * Listens on this machine's own addresses and nowhere else: 127.0.0.1 and, where there is IPv6, ::1 with the same port, since
 * `localhost` may mean either. Port 0 takes a free one.
 */
export const listenOnLoopback = async (
  handle: RequestListener,
  port: number,
): Promise<Result<Listener, 'port_taken'>> => {
  const four = await listen(handle, '127.0.0.1', port)
  if (!four.ok) {
    if (four.failure === 'unavailable') throw new Error('this machine has no 127.0.0.1')
    return fail(four.failure)
  }
  const taken = portOf(four.value)
  const six = await listen(handle, '::1', taken)
  if (!six.ok && six.failure === 'port_taken') {
    await closeServer(four.value)
    return fail('port_taken')
  }
  const servers = six.ok ? [four.value, six.value] : [four.value]
  return succeed({
    port: taken,
    close: async () => {
      await Promise.all(servers.map(closeServer))
    },
  })
}
