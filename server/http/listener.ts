import { createServer, type RequestListener, type Server } from 'node:http'
import { limitConnections, limitWriting, mostConnections, writingTime } from './connectionLimits.ts'

/** Milliseconds that requests get to end once the server is asked to stop. */
const grace = 5000

/**
 * Milliseconds that a connection without requests stays open: longer than proxies keep theirs, nginx for a minute, so that none sends a
 * request while the server closes its connection.
 */
const keepAliveTimeout = 75_000

interface Limits {
  /** Connections of one network. */
  readonly most: number
  /** Milliseconds in which some of an answer has to be taken. */
  readonly writing: number
}

export interface Listener {
  readonly port: number
  /** One for each address. */
  readonly servers: readonly Server[]
  /** Takes no connections any more and waits for those with a request under way, for five seconds. */
  readonly close: () => Promise<void>
}

const isWithoutAddress = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'EADDRNOTAVAIL' || error.code === 'EAFNOSUPPORT')

const listenOn = (server: Server, host: string, port: number, onError: (error: Error) => void): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen({ host, port, exclusive: true }, () => {
      server.off('error', reject)
      server.on('error', onError)
      const address = server.address()
      if (address === null || typeof address === 'string') reject(new Error('the server has no port'))
      else resolve(address.port)
    })
  })

const stopListening = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(() => server.closeAllConnections(), grace)
    server.close(() => {
      clearTimeout(timer)
      resolve()
    })
    server.closeIdleConnections()
    // Those with a request under way are closed once it is answered.
    server.keepAliveTimeout = 1
    server.keepAliveTimeoutBuffer = 0
  })

/**
 * Listens on the host's addresses: both loopbacks for `localhost`, since a browser may take either and another program on one of them
 * would be taken for this one; on a machine without IPv6 there is only 127.0.0.1. `port` 0 leaves the port to the system. Throws what
 * the system says of a port that is taken. `onError` hears of what goes wrong later, such as a connection that cannot be taken because the
 * process has too many files open. `isCounted` says of which addresses only so many connections are taken.
 */
export const listen = async (
  handle: RequestListener,
  { host, port }: { readonly host: string; readonly port: number },
  onError: (error: Error) => void,
  isCounted: (address: string) => boolean = () => false,
  { most, writing }: Limits = { most: mostConnections, writing: writingTime },
): Promise<Listener> => {
  const limited = limitConnections(most, isCounted)
  const servers: Server[] = []
  const open = async (address: string, wanted: number): Promise<number> => {
    const server = createServer({ requestTimeout: 30_000, keepAliveTimeout }, (incoming, outgoing) => {
      limitWriting(outgoing, writing)
      handle(incoming, outgoing)
    })
    limited(server)
    const taken = await listenOn(server, address, wanted, onError)
    servers.push(server)
    return taken
  }
  const close = async (): Promise<void> => {
    await Promise.all(servers.map(stopListening))
  }
  if (host !== 'localhost') return { port: await open(host, port), servers, close }
  const taken = await open('127.0.0.1', port)
  try {
    await open('::1', taken)
  } catch (error) {
    if (!isWithoutAddress(error)) {
      await close()
      throw error
    }
  }
  return { port: taken, servers, close }
}
