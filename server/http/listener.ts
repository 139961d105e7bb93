import type { Server } from 'node:http'

/** Milliseconds that requests get to end once the server is told to stop. */
const grace = 5000

/**
 * Listens; answers the port, which `port` 0 leaves to the system. `onError` hears of what goes wrong later, such as a connection that
 * cannot be taken because the process has too many files open.
 */
export const listen = (
  server: Server,
  { host, port }: { readonly host: string; readonly port: number },
  onError: (error: Error) => void,
): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      server.off('error', reject)
      server.on('error', onError)
      const address = server.address()
      if (address === null || typeof address === 'string') reject(new Error('the server has no port'))
      else resolve(address.port)
    })
  })

/** Takes no connections any more and waits for those with a request under way, for five seconds. */
export const stopListening = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(() => server.closeAllConnections(), grace)
    server.close(() => {
      clearTimeout(timer)
      resolve()
    })
    server.closeIdleConnections()
  })
