import type { Message, TaxAuthority, TurnedDown } from '../authority/taxAuthority.ts'
import type { CompanyRepositories } from '../companies/companies.ts'
import { succeed } from '../../src/domain/result.ts'
import type { StoreOf } from '../store/store.ts'
import { deliverDue, type Delivering, type Way } from '../outbox/delivering.ts'
import type { OutboxMessage, OutboxRepositories } from '../outbox/outbox.ts'
import { carrying } from './carrying.ts'
import type { Correspondent } from './correspondent.ts'
import { turnDownAll } from './answered.ts'
import type { Transmission, TransmissionRepositories } from './transmissions.ts'
import { transmissionSubject } from './transmissionTables.ts'
import type { UnaskedMessage } from './unasked.ts'

/** What the workers themselves read and write. */
export type WorkerRepositories = OutboxRepositories & TransmissionRepositories & CompanyRepositories

export interface Correspondence<Repositories extends WorkerRepositories> extends Omit<Delivering, 'store'> {
  readonly store: StoreOf<Repositories>
  readonly authority: TaxAuthority
  readonly correspondents: readonly Correspondent<Repositories>[]
  readonly unasked: readonly UnaskedMessage<Repositories>[]
}

/** Messages that one server has on the way at once. */
const places = 16
const claimTime = 20_000

/** Throws where nobody sends such documents. */
const correspondentOf = <Repositories extends WorkerRepositories>(
  { correspondents }: Correspondence<Repositories>,
  { kind }: Transmission,
): Correspondent<Repositories> => {
  const found = correspondents.find((one) => one.kind === kind)
  if (found === undefined) throw new Error(`a transmission carries a ${kind}, which nobody sends`)
  return found
}

const transmissionOf = async (
  { transmissions }: TransmissionRepositories,
  { subject }: OutboxMessage,
): Promise<Transmission> => {
  const transmission = await transmissions.byId(subject.companyId, subject.id)
  if (transmission === null) throw new Error('the outbox names a transmission that is not there')
  return transmission
}

/** The message as it travels: its header, and the signed documents of its rows. */
const written = async <Repositories extends WorkerRepositories>(
  correspondence: Correspondence<Repositories>,
  message: OutboxMessage,
): Promise<Message> => {
  const { store, authority } = correspondence
  const transmission = await transmissionOf(store, message)
  const { carried } = correspondentOf(correspondence, transmission)
  const ids = transmission.rows.map(({ signedId }) => signedId)
  return carrying(await carried(store, transmission.companyId, ids), transmission, authority.sender)
}

/** Ends a message that the provider turns down, once and together with what becomes of its documents. */
const giveUp = async <Repositories extends WorkerRepositories>(
  correspondence: Correspondence<Repositories>,
  message: OutboxMessage,
  refusal: TurnedDown,
): Promise<void> => {
  const { store, clock } = correspondence
  await store.transaction(async (inside) => {
    if (!(await inside.outbox.markTurnedDown(message, refusal.code))) return succeed(null)
    const transmission = await transmissionOf(inside, message)
    const { turnDown } = correspondentOf(correspondence, transmission)
    await turnDownAll(inside, turnDown, transmission, refusal.message, clock().toISOString())
    return succeed(null)
  })
}

/** The way to the authority: transmissions are tried until the provider turns them down for good. */
const wayToAuthority = <Repositories extends WorkerRepositories>(correspondence: Correspondence<Repositories>): Way => {
  const { authority, log } = correspondence
  return {
    kinds: [transmissionSubject],
    places,
    claimTime,
    async send(message) {
      const outcome = await authority.send(await written(correspondence, message))
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
