import type { TaxAuthority, TurnedDown } from '../authority/taxAuthority.ts'
import type { CompanyRepositories } from '../companies/companies.ts'
import { succeed } from '../../src/domain/result.ts'
import type { StoreOf } from '../store/store.ts'
import type { Correspondent } from './correspondent.ts'
import { deliverDue, type Delivering, type Way } from './delivering.ts'
import type { OutboxMessage, OutboxRepositories } from './outbox.ts'

/** What the worker itself reads and writes. */
export type WorkerRepositories = OutboxRepositories & CompanyRepositories

export interface Correspondence<Repositories extends WorkerRepositories> extends Omit<Delivering, 'store'> {
  readonly store: StoreOf<Repositories>
  readonly authority: TaxAuthority
  readonly correspondents: readonly Correspondent<Repositories>[]
}

/** Messages that one server has on the way at once. */
const places = 16
const claimTime = 20_000

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
    if (await inside.outbox.markTurnedDown(message, refusal.code))
      await turnDown(inside, message, refusal, correspondence.clock().toISOString())
    return succeed(null)
  })
}

/** The way to the authority: what areas write of their subjects, until the provider turns it down for good. */
const wayToAuthority = <Repositories extends WorkerRepositories>(correspondence: Correspondence<Repositories>): Way => {
  const { store, authority, correspondents, log } = correspondence
  return {
    kinds: correspondents.map(({ subject }) => subject),
    places,
    claimTime,
    async send(message) {
      const { write } = correspondentOf(correspondence, message)
      const outcome = await authority.send(await write(store, message, authority.sender))
      if (outcome.ok) return 'arrived'
      const { failure } = outcome
      log('warn', failure.code, { message: message.mtdiep, attempts: message.attempts, detail: failure.detail })
      if (failure.code === 'authority.unreachable') return { waitsFor: failure.code }
      await giveUp(correspondence, message, failure)
      return 'ended'
    },
  }
}

/** Sends every message to the authority that is due. */
export const sendDue = <Repositories extends WorkerRepositories>(
  correspondence: Correspondence<Repositories>,
): Promise<void> => deliverDue(correspondence, wayToAuthority(correspondence))
