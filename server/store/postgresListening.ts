import { Client } from 'pg'

/** Milliseconds: opening a connection, between two checks that it is alive, for the answer to one, and pauses between two tries. */
export interface ListeningTimes {
  readonly connect: number
  readonly check: number
  readonly answer: number
  readonly firstPause: number
  readonly longestPause: number
}

const defaultTimes: ListeningTimes = {
  connect: 5000,
  check: 30_000,
  answer: 5000,
  firstPause: 500,
  longestPause: 30_000,
}

interface Listening {
  readonly url: string
  readonly channel: string
  readonly onPayload: (payload: string) => void
  /** Called whenever it listens again: what was announced meanwhile is lost. */
  readonly onListening: () => void
  readonly onLost: (error: Error) => void
  readonly times?: ListeningTimes
}

/** One connection until it breaks or is ended. */
const listenOnce = async (
  { url, channel, onPayload, onListening, times = defaultTimes }: Listening,
  signal: AbortSignal,
) => {
  const client = new Client({
    connectionString: url,
    keepAlive: true,
    connectionTimeoutMillis: times.connect,
    query_timeout: times.answer,
  })
  const broken = Promise.withResolvers<never>()
  // Awaited below; what breaks it before is the failure of the statement that waits.
  broken.promise.catch(() => undefined)
  client.on('error', broken.reject)
  client.on('end', () => broken.reject(new Error('the connection that listens has ended')))
  client.on('notification', ({ payload = '' }) => onPayload(payload))
  const stop = () => broken.reject(new Error('stopped'))
  signal.addEventListener('abort', stop)
  const timer = setInterval(() => void client.query('select 1').catch(broken.reject), times.check)
  try {
    await client.connect()
    await client.query(`listen ${channel}`)
    onListening()
    await broken.promise
  } finally {
    clearInterval(timer)
    signal.removeEventListener('abort', stop)
    await client.end().catch(() => undefined)
  }
}

/**
 * Listens to a channel of PostgreSQL on a connection of its own, and again whenever that breaks, after pauses that become longer.
 * @returns what ends it
 */
export const listenToPostgres = (listening: Listening): (() => Promise<void>) => {
  const { times = defaultTimes, onListening, onLost } = listening
  const ended = new AbortController()
  let pause = times.firstPause
  const onListeningAgain = () => {
    pause = times.firstPause
    onListening()
  }
  const wait = () =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, pause)
      ended.signal.addEventListener('abort', () => {
        clearTimeout(timer)
        resolve()
      })
    })
  const run = async (): Promise<void> => {
    while (!ended.signal.aborted) {
      try {
        await listenOnce({ ...listening, onListening: onListeningAgain }, ended.signal)
      } catch (error) {
        if (ended.signal.aborted) return
        onLost(error instanceof Error ? error : new Error(String(error)))
      }
      await wait()
      pause = Math.min(times.longestPause, pause * 2)
    }
  }
  const running = run()
  return async () => {
    ended.abort()
    await running
  }
}
