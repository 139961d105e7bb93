import { setImmediate } from 'node:timers/promises'
import { declarationMessage } from '../authority/declaration-message.ts'
import type { TaxAuthority } from '../authority/tax-authority.ts'
import type { Clock } from '../clock.ts'
import type { Log } from '../log.ts'
import type { OutboxMessage } from '../store/outbox.ts'
import type { Store } from '../store/store.ts'

export interface Correspondence {
  readonly store: Store
  readonly authority: TaxAuthority
  readonly clock: Clock
  readonly log: Log
}

/** Milliseconds that one server may work on a message before another takes it over. */
const claimTime = 20_000
const firstPause = 2000
const longestPause = 300_000

/** Twice as long after each failure, up to five minutes. */
export const pauseAfter = (attempts: number): number => Math.min(longestPause, firstPause * 2 ** Math.max(0, attempts - 1))

const sendOne = async ({ store, authority, clock, log }: Correspondence, message: OutboxMessage): Promise<void> => {
  const registration = await store.registrations.byId(message.registrationId)
  if (registration === null) throw new Error('the outbox names a registration that is not there')
  const declaration = await store.declarations.byId(registration.companyId, registration.declarationId)
  if (declaration === null) throw new Error('a registration names a declaration that is not there')
  const outcome = await authority.send(
    declarationMessage({
      mtdiep: message.mtdiep,
      sender: authority.sender,
      taxCode: declaration.content.sllr_tax_code,
      version: declaration.content.xml_vs,
      signedXml: registration.signedXml,
    }),
  )
  const now = clock()
  if (outcome.ok) return store.outbox.markSent(message.id, now.toISOString())
  log('warn', 'authority.unreachable', { message: message.mtdiep, attempts: message.attempts, detail: outcome.failure.detail })
  const dueAt = new Date(now.getTime() + pauseAfter(message.attempts)).toISOString()
  return store.outbox.postpone(message.id, dueAt, outcome.failure.code)
}

/** Sends every message that is due. A message whose server dies on the way is sent again once its claim has run out. */
export const sendDue = async (correspondence: Correspondence): Promise<void> => {
  const { store, clock } = correspondence
  for (;;) {
    const now = clock()
    const message = await store.outbox.claim(now.toISOString(), new Date(now.getTime() + claimTime).toISOString())
    if (message === null) return
    await sendOne(correspondence, message)
    // Requests that came in meanwhile go first: SQLite answers at once and would never let them in between.
    await setImmediate()
  }
}
