import { setImmediate } from 'node:timers/promises'
import type { Clock } from '../clock.ts'
import { errorFields, type Log } from '../log.ts'
import { newDestination, type Destination, type Turn, type Verdict } from './destination.ts'
import type { OutboxMessage, OutboxRepositories } from './outbox.ts'
import { byTimer, type Repeat } from './repeat.ts'

/** What a try has come to: it arrived, it was taken off the way for good, or nobody was reached and it waits for its next turn, and why. */
export type Delivery = 'arrived' | 'ended' | { readonly waitsFor: string }

/** By which messages about subjects of some kinds travel. */
export interface Way {
  readonly kinds: readonly string[]
  /** Messages that one server has on the way at once. */
  readonly places: number
  /** Milliseconds after which another server takes over what this one has neither ended nor renewed. */
  readonly claimTime: number
  readonly send: (message: OutboxMessage) => Promise<Delivery>
}

export interface Delivering {
  readonly store: Pick<OutboxRepositories, 'outbox'>
  readonly clock: Clock
  readonly log: Log
  /** What this server remembers of where its messages go, from round to round; nothing where it is not given. */
  readonly destination?: Destination
  /** By timers where nothing is given. */
  readonly repeat?: Repeat
}

const firstPause = 2000
const longestPause = 300_000

/** Twice as long after each failure, up to five minutes. */
export const pauseAfter = (attempts: number): number =>
  Math.min(longestPause, firstPause * 2 ** Math.max(0, attempts - 1))

/** One try; a message that has not arrived waits for its next turn, unless it has ended. */
const tryToSend = async ({ store, clock, log }: Delivering, way: Way, message: OutboxMessage): Promise<Verdict> => {
  const postpone = (error: string): Promise<void> =>
    store.outbox.postpone(message, new Date(clock().getTime() + pauseAfter(message.attempts)).toISOString(), error)
  try {
    const delivery = await way.send(message)
    if (delivery === 'arrived') return delivery
    if (delivery === 'ended') return 'nothing'
    await postpone(delivery.waitsFor)
    return 'unreachable'
  } catch (error) {
    log('error', 'worker.failed', { message: message.mtdiep, ...errorFields(error) })
    await postpone('worker.failed')
    return 'nothing'
  }
}

const logTurn = (log: Log, { kinds }: Way, turn: Turn | null): void => {
  if (turn === null) return
  const way = kinds.join(' ')
  if (turn.pause === null) log('info', 'breaker.closed', { way })
  else log('warn', 'breaker.opened', { way, pauseSeconds: turn.pause / 1000 })
}

type Due = Parameters<OutboxRepositories['outbox']['claim']>[0]

/** What is on the way of one server at once. */
const flightsOf = (delivering: Delivering, way: Way, destination: Destination) => {
  const { store, clock, log, repeat = byTimer } = delivering
  const flights = new Map<OutboxMessage, Promise<void>>()
  const arrived: string[] = []
  const failures: unknown[] = []
  const until = (): string => new Date(clock().getTime() + way.claimTime).toISOString()
  const fly = async (message: OutboxMessage): Promise<void> => {
    let verdict: Verdict = 'nothing'
    try {
      verdict = await tryToSend(delivering, way, message)
      if (verdict === 'arrived') arrived.push(message.id)
    } catch (error) {
      failures.push(error)
    }
    logTurn(log, way, destination.end(message, verdict, clock()))
    flights.delete(message)
  }
  const renew = (): void => {
    store.outbox
      .renew([...flights.keys()], until())
      .catch((error: unknown) => log('warn', 'worker.failed', errorFields(error)))
  }
  return {
    until,
    free: () => way.places - flights.size,
    begin(message: OutboxMessage) {
      destination.begin(message)
      flights.set(message, fly(message))
    },
    /** Marks together what has arrived since. @returns whether anything has */
    async markArrived() {
      if (failures.length > 0) throw failures[0]
      const ids = arrived.splice(0)
      await store.outbox.markSent(ids, clock().toISOString())
      return ids.length > 0
    },
    /** Resolves once one of them has ended; false where none is on the way. */
    async nextEnd() {
      if (flights.size === 0) return false
      await Promise.race(flights.values())
      return true
    },
    stopRenewing: repeat(renew, way.claimTime / 3),
    async allEnded() {
      await Promise.all(flights.values())
    },
  }
}

/**
 * Sends every message of a way that is due, several at once, and companies in turn. What is on the way is held for as long as it takes; a
 * message whose server dies is sent again once its claim has run out.
 */
export const deliverDue = async (delivering: Delivering, way: Way): Promise<void> => {
  const { store, clock } = delivering
  const destination = delivering.destination ?? newDestination()
  const flights = flightsOf(delivering, way, destination)
  let after: string | null = null
  try {
    for (;;) {
      const due: Due = {
        kinds: way.kinds,
        now: clock().toISOString(),
        until: flights.until(),
        after,
        ...destination.allowed(flights.free(), clock()),
      }
      const claimed = await store.outbox.claim(due)
      for (const message of claimed) flights.begin(message)
      after = claimed.at(-1)?.subject.companyId ?? after
      // A company with little leaves places to the others.
      if (claimed.length > 0 && flights.free() > 0) continue
      const hasEnded = await flights.nextEnd()
      // What ends in the same turn goes on together, and requests that came in meanwhile go first.
      await setImmediate()
      if (!(await flights.markArrived()) && !hasEnded) return
    }
  } finally {
    await flights.allEnded()
    flights.stopRenewing()
  }
}
