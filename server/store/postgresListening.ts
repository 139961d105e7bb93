import { randomUUID } from 'node:crypto'
import { Client } from 'pg'

/**
 * Milliseconds: opening a connection, between two checks that it hears something, for the answer to one, and pauses between two tries, which
 * are `unheard` where nothing is heard.
 */
export interface ListeningTimes {
  readonly connect: number
  readonly check: number
  readonly answer: number
  readonly firstPause: number
  readonly longestPause: number
  readonly unheard: number
}

const defaultTimes: ListeningTimes = {
  connect: 5000,
  check: 30_000,
  answer: 5000,
  firstPause: 500,
  longestPause: 30_000,
  unheard: 10_000,
}

/** What is sent does not arrive, though the connection stands: a pooler lends it to whoever has a transaction, or it leads to another server. */
export class NothingHeard extends Error {
  constructor() {
    super(
      'LISTEN hears nothing of the database: DATABASE_URL has to lead to it directly, or by a pooler in session mode (docs/operation.md)',
    )
    this.name = 'NothingHeard'
  }
}

interface Listening {
  readonly url: string
  readonly channel: string
  readonly onPayload: (payload: string) => void
  /** Sends a payload by another connection to the same database. */
  readonly send: (payload: string) => Promise<unknown>
  /** Called whenever it listens again: what was announced meanwhile is lost. */
  readonly onListening: () => void
  readonly onLost: (error: Error) => void
  readonly times?: ListeningTimes
}

/** Whether what is sent on another connection arrives on this one; fails where it cannot be sent. */
const isHearing = async (client: Client, send: Listening['send'], answer: number): Promise<boolean> => {
  const probe = `probe ${randomUUID()}`
  const heard = Promise.withResolvers<boolean>()
  const hear = ({ payload }: { payload?: string | undefined }): void => {
    if (payload === probe) heard.resolve(true)
  }
  client.on('notification', hear)
  const timer = setTimeout(() => heard.resolve(false), answer).unref()
  try {
    await send(probe)
    return await heard.promise
  } finally {
    clearTimeout(timer)
    client.off('notification', hear)
  }
}

/** One connection until it breaks, hears nothing or is ended. */
const listenOnce = async (
  { url, channel, onPayload, onListening, send, times = defaultTimes }: Listening,
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
  const check = async (): Promise<void> => {
    if (!(await isHearing(client, send, times.answer))) throw new NothingHeard()
  }
  let timer: NodeJS.Timeout | undefined
  try {
    await client.connect()
    await client.query(`listen ${channel}`)
    await Promise.race([check(), broken.promise])
    onListening()
    timer = setInterval(() => void check().catch(broken.reject), times.check)
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
        if (error instanceof NothingHeard) pause = times.unheard
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
