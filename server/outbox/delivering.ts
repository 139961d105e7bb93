import { setImmediate } from 'node:timers/promises'
import type { Clock } from '../clock.ts'
import { errorFields, type Log } from '../log.ts'
import type { OutboxMessage, OutboxRepositories } from './outbox.ts'

/** What a try has come to: it arrived, it was taken off the way for good, or it waits for its next turn, and why. */
export type Delivery = 'arrived' | 'ended' | { readonly waitsFor: string }

/** By which messages about subjects of some kinds travel. */
export interface Way {
  readonly kinds: readonly string[]
  /** Messages that one server takes at once; those that have arrived are marked together. */
  readonly atOnce: number
  /** Milliseconds after which another server takes over what this one has not ended. */
  readonly claimTime: number
  readonly send: (message: OutboxMessage) => Promise<Delivery>
}

export interface Delivering {
  readonly store: Pick<OutboxRepositories, 'outbox'>
  readonly clock: Clock
  readonly log: Log
}

const firstPause = 2000
const longestPause = 300_000

/** Twice as long after each failure, up to five minutes. */
export const pauseAfter = (attempts: number): number =>
  Math.min(longestPause, firstPause * 2 ** Math.max(0, attempts - 1))

/** One try; a message that has not arrived waits for its next turn, unless it has ended. */
const tryToSend = async ({ store, clock, log }: Delivering, way: Way, message: OutboxMessage): Promise<boolean> => {
  const postpone = (error: string): Promise<void> =>
    store.outbox.postpone(message.id, new Date(clock().getTime() + pauseAfter(message.attempts)).toISOString(), error)
  try {
    const delivery = await way.send(message)
    if (delivery !== 'arrived' && delivery !== 'ended') await postpone(delivery.waitsFor)
    return delivery === 'arrived'
  } catch (error) {
    log('error', 'worker.failed', { message: message.mtdiep, ...errorFields(error) })
    await postpone('worker.failed')
    return false
  }
}

/** Sends every message of a way that is due. A message whose server dies on the way is sent again once its claim has run out. */
export const deliverDue = async (delivering: Delivering, way: Way): Promise<void> => {
  const { store, clock } = delivering
  for (;;) {
    const now = clock()
    const until = new Date(now.getTime() + way.claimTime).toISOString()
    const messages = await store.outbox.claim(way.kinds, now.toISOString(), until, way.atOnce)
    if (messages.length === 0) return
    const arrived: string[] = []
    for (const message of messages) {
      if (await tryToSend(delivering, way, message)) arrived.push(message.id)
      // Requests that came in meanwhile go first: SQLite answers at once and would never let them in between.
      await setImmediate()
    }
    await store.outbox.markSent(arrived, clock().toISOString())
  }
}
