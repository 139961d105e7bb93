import { errorFields, outsideRequests, type Log } from '../log.ts'
import { DatabaseUnavailable } from '../store/databaseUnavailable.ts'

/** The work in the background, such as the way to the authority and back. */
export interface Worker {
  /** Looks at the outbox at once instead of at the next round. */
  readonly wake: () => void
  /** Ends after the round under way. */
  readonly stop: () => Promise<void>
}

/** Milliseconds between two rounds, and between being woken and the round: what is registered together is sent together. */
const interval = 1000
const gathering = 50

/** Works in rounds, one at a time; whatever a round dies of, it is counted, and the next one begins anew from the database. */
export const startWorker = (work: () => Promise<void>, log: Log, onFailure: () => void): Worker => {
  let timer: NodeJS.Timeout | null = null
  let running: Promise<void> | null = null
  let isWoken = false
  let isStopped = false

  const round = async (): Promise<void> => {
    try {
      await work()
    } catch (error) {
      onFailure()
      if (error instanceof DatabaseUnavailable) log('warn', 'database.unavailable', errorFields(error))
      else log('error', 'worker.failed', errorFields(error))
    }
  }

  const schedule = (delay: number): void => {
    if (timer !== null) clearTimeout(timer)
    // A request that wakes the worker is not what its rounds are about.
    timer = outsideRequests(() => setTimeout(begin, delay))
  }

  const roundAndNext = async (): Promise<void> => {
    await round()
    running = null
    if (!isStopped) schedule(isWoken ? gathering : interval)
  }

  const begin = (): void => {
    isWoken = false
    running = roundAndNext()
  }

  schedule(0)
  return {
    wake() {
      isWoken = true
      if (running === null && !isStopped) schedule(gathering)
    },
    async stop() {
      isStopped = true
      if (timer !== null) clearTimeout(timer)
      await running
    },
  }
}
