import { setImmediate } from 'node:timers/promises'
import { declarationMessage } from '../authority/declaration-message.ts'
import type { Message, TaxAuthority, TurnedDown } from '../authority/tax-authority.ts'
import type { Clock } from '../clock.ts'
import { errorFields, type Log } from '../log.ts'
import { succeed } from '../../src/domain/result.ts'
import type { OutboxMessage } from './outbox.ts'
import type { Store } from '../store/store.ts'

export interface Correspondence {
  readonly store: Store
  readonly authority: TaxAuthority
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

const contentOf = async (
  { store, authority }: Correspondence,
  { registrationId, mtdiep }: OutboxMessage,
): Promise<Message> => {
  const registration = await store.registrations.byId(registrationId)
  if (registration === null) throw new Error('the outbox names a registration that is not there')
  const declaration = await store.declarations.byId(registration.companyId, registration.declarationId)
  if (declaration === null) throw new Error('a registration names a declaration that is not there')
  return declarationMessage({
    mtdiep,
    sender: authority.sender,
    taxCode: declaration.content.sllr_tax_code,
    version: declaration.content.xml_vs,
    signedXml: registration.signedXml,
  })
}

/**
 * Ends a message that the provider turns down, once and together: the outbox lets go of it, the declaration is rejected with the
 * provider's words, so that it can be corrected and filed anew, and the audit says why.
 */
const giveUp = async ({ store, clock }: Correspondence, message: OutboxMessage, refusal: TurnedDown): Promise<void> => {
  await store.transaction(async (inside) => {
    const registration = await inside.registrations.byId(message.registrationId)
    if (registration === null) throw new Error('the outbox names a registration that is not there')
    if (!(await inside.outbox.markTurnedDown(message.id, refusal.code))) return succeed(null)
    const at = clock().toISOString()
    const { declarationId, companyId } = registration
    const latest = await inside.registrations.latestOf(declarationId)
    if (latest?.id === registration.id)
      await inside.declarations.move(
        { id: declarationId, in: ['sent'] },
        { status: 'rejected', message: refusal.message },
        at,
      )
    await inside.audit.append({
      at,
      companyId,
      accountId: null,
      action: 'declaration.turnedDown',
      subjectId: declarationId,
      detail: { message: message.mtdiep, reason: refusal.message },
    })
    return succeed(null)
  })
}

/** Whether the message has arrived; one that has not waits for its next turn, unless the provider will never pass it on. */
const hasArrived = async (correspondence: Correspondence, message: OutboxMessage): Promise<boolean> => {
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
    const outcome = await authority.send(await contentOf(correspondence, message))
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
export const sendDue = async (correspondence: Correspondence): Promise<void> => {
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
