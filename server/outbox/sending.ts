import { setImmediate } from 'node:timers/promises'
import type { TaxAuthority, TurnedDown } from '../authority/taxAuthority.ts'
import type { Clock } from '../clock.ts'
import type { CompanyRepositories } from '../companies/companies.ts'
import { errorFields, type Log } from '../log.ts'
import { succeed } from '../../src/domain/result.ts'
import type { StoreOf } from '../store/store.ts'
import type { Correspondent } from './correspondent.ts'
import type { OutboxMessage, OutboxRepositories } from './outbox.ts'

/** What the worker itself reads and writes. */
export type WorkerRepositories = OutboxRepositories & CompanyRepositories

export interface Correspondence<Repositories extends WorkerRepositories> {
  readonly store: StoreOf<Repositories>
  readonly authority: TaxAuthority
  readonly correspondents: readonly Correspondent<Repositories>[]
  readonly clock: Clock
  readonly log: Log
}

/** Messages that one server takes at once, and milliseconds after which another takes over those that it has not sent. */
const atOnce = 20
const claimTime = 20_000
const firstPause = 2000
const longestPause = 300_000

/** Twice as long after each failure, up to five minutes. */
export const pauseAfter = (attempts: number): number =>
  Math.min(longestPause, firstPause * 2 ** Math.max(0, attempts - 1))

/** Throws where no area sends what the message is about. */
const correspondentOf = <Repositories extends WorkerRepositories>(
  { correspondents }: Correspondence<Repositories>,
  { subject }: OutboxMessage,
): Correspondent<Repositories> => {
  const found = correspondents.find((one) => one.subject === subject.kind)
  if (found === undefined) throw new Error(`the outbox has a message about ${subject.kind}, which nobody sends`)
  return found
}

/** Ends a message that the provider turns down, once and together with what becomes of its subject. */
const giveUp = async <Repositories extends WorkerRepositories>(
  correspondence: Correspondence<Repositories>,
  message: OutboxMessage,
  refusal: TurnedDown,
): Promise<void> => {
  const { turnDown } = correspondentOf(correspondence, message)
  await correspondence.store.transaction(async (inside) => {
    if (await inside.outbox.markTurnedDown(message.id, refusal.code))
      await turnDown(inside, message, refusal, correspondence.clock().toISOString())
    return succeed(null)
  })
}

/** Whether the message has arrived; one that has not waits for its next turn, unless the provider will never pass it on. */
const hasArrived = async <Repositories extends WorkerRepositories>(
  correspondence: Correspondence<Repositories>,
  message: OutboxMessage,
): Promise<boolean> => {
  const { store, authority, clock, log } = correspondence
  const postpone = async (error: string): Promise<boolean> => {
    await store.outbox.postpone(
      message.id,
      new Date(clock().getTime() + pauseAfter(message.attempts)).toISOString(),
      error,
    )
    return false
  }
  try {
    const { write } = correspondentOf(correspondence, message)
    const outcome = await authority.send(await write(store, message, authority.sender))
    if (outcome.ok) return true
    const { failure } = outcome
    log('warn', failure.code, { message: message.mtdiep, attempts: message.attempts, detail: failure.detail })
    if (failure.code === 'authority.unreachable') return await postpone(failure.code)
    await giveUp(correspondence, message, failure)
    return false
  } catch (error) {
    log('error', 'worker.failed', { message: message.mtdiep, ...errorFields(error) })
    return postpone('worker.failed')
  }
}

/** Sends every message that is due. A message whose server dies on the way is sent again once its claim has run out. */
export const sendDue = async <Repositories extends WorkerRepositories>(
  correspondence: Correspondence<Repositories>,
): Promise<void> => {
  const { store, clock } = correspondence
  for (;;) {
    const now = clock()
    const messages = await store.outbox.claim(
      now.toISOString(),
      new Date(now.getTime() + claimTime).toISOString(),
      atOnce,
    )
    if (messages.length === 0) return
    const arrived: string[] = []
    for (const message of messages) {
      if (await hasArrived(correspondence, message)) arrived.push(message.id)
      // Requests that came in meanwhile go first: SQLite answers at once and would never let them in between.
      await setImmediate()
    }
    await store.outbox.markSent(arrived, clock().toISOString())
  }
}
