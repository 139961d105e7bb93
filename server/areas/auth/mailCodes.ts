import type { Locale } from '../../../src/domain/locale.ts'
import { fail, succeed, type Result } from '../../../src/domain/result.ts'
import { unixSeconds, type Clock } from '../../clock.ts'
import type { Account } from '../../companies/accounts.ts'
import type { TicketCookie } from '../../companies/browserCookies.ts'
import { isMailAddress } from '../../mail/mail.ts'
import { sha256 } from '../../secrets/signedText.ts'
import type { CodeReader } from '../../signInCodes/code.ts'
import {
  codeLifetime,
  codesPerTicket,
  codeSubject,
  countedFor,
  mailedPerAccount,
  type SignInCode,
} from '../../signInCodes/signInCodes.ts'
import { newId, newSecret } from '../../store/identifiers.ts'
import { noteRefusal, openSession, type Opened } from './opening.ts'
import type { AgainRefusal, CodeRefusal } from './refusals.ts'
import type { Repositories, Store } from './store/repositories.ts'

/** What was typed at an account that puts up with no more failures. */
export interface Checked {
  /** Null where nobody has the user id. */
  readonly account: Account | null
  readonly isRight: boolean
  readonly locale: Locale
}

export interface MailCodes {
  /** Gives the browser a ticket, and mails the owner a code where the password was right: nothing that can be seen tells which. */
  readonly issue: (checked: Checked, ticket: TicketCookie) => Promise<void>
  /** The same again for the ticket of a browser. */
  readonly again: (ticket: TicketCookie) => Promise<Result<Record<string, never>, AgainRefusal>>
  /** Opens a session for a ticket and the code that belongs to it. */
  readonly enter: (given: {
    readonly code: string
    readonly ticket: TicketCookie
    readonly address: string
  }) => Promise<Result<Opened, CodeRefusal>>
}

interface Parts {
  readonly store: Store
  readonly reader: CodeReader
  readonly clock: Clock
}

/** Who asks: the account that is meant, and the mark of the password that was typed for it. */
type Asking = Pick<SignInCode, 'ticketHash' | 'accountId' | 'passwordMark' | 'locale'>

/** Whether an account that is held is the one that a ticket was made for: active, and still with the password that was typed. */
const isStill = (account: Account | null, { passwordMark }: Pick<SignInCode, 'passwordMark'>): account is Account =>
  account !== null && account.isActive && passwordMark === sha256(account.passwordHash)

/**
 * Makes a code of an account that is held. The same is written whether the password was right or not, and whoever mails it sees to whom it
 * goes: neither the answer nor the work that it takes tells one from the other.
 */
const put = async (inside: Repositories, account: Account | null, asking: Asking, now: Date): Promise<void> => {
  const madeAt = unixSeconds(now)
  const id = newId(now.getTime())
  const mailed = await inside.signInCodes.countMailed(asking.accountId, madeAt - countedFor)
  const isMailed = isStill(account, asking) && mailed < mailedPerAccount && isMailAddress(account.email)
  await inside.signInCodes.insert({ ...asking, id, isMailed, madeAt, expiresAt: madeAt + codeLifetime })
  const subject = { companyId: '', kind: codeSubject, id }
  await inside.outbox.put({ id, subject, messageType: codeSubject, mtdiep: id, dueAt: now.toISOString() })
}

const ticketOf = ({ ticket }: TicketCookie): string => sha256(ticket ?? '')

/** A second way in where an account is guessed at from everywhere (docs/decisions/0427). */
export const createMailCodes = ({ store, reader, clock }: Parts): MailCodes => ({
  async issue({ account: checked, isRight, locale }, ticket) {
    const secret = newSecret()
    const passwordMark = isRight && checked !== null ? sha256(checked.passwordHash) : ''
    const asking = { ticketHash: sha256(secret), accountId: checked?.id ?? null, passwordMark, locale }
    await store.transaction(async (inside) => {
      const account = await inside.accounts.hold(checked?.id ?? '')
      await put(inside, account, asking, clock())
      return succeed(null)
    })
    ticket.set(secret, countedFor)
  },
  again: (ticket) =>
    store.transaction<Record<string, never>, AgainRefusal>(async (inside) => {
      const now = clock()
      const ticketHash = ticketOf(ticket)
      const since = unixSeconds(now) - countedFor
      const [known] = await inside.signInCodes.ofTicket(ticketHash, since)
      if (known === undefined) return fail({ reason: 'login.codeEnded' })
      const account = await inside.accounts.hold(known.accountId ?? '')
      const codes = await inside.signInCodes.ofTicket(ticketHash, since)
      if (codes.length >= codesPerTicket) return fail({ reason: 'login.noMoreCodes' })
      const { accountId, passwordMark, locale } = known
      await put(inside, account, { ticketHash, accountId, passwordMark, locale }, now)
      return succeed({})
    }),
  async enter({ code, ticket, address }) {
    const entered = await store.transaction<Opened | CodeRefusal['reason'], never>(async (inside) => {
      const now = clock()
      const seconds = unixSeconds(now)
      const [known] = await inside.signInCodes.ofTicket(ticketOf(ticket), seconds - countedFor)
      if (known === undefined) return succeed('login.codeEnded')
      const account = await inside.accounts.hold(known.accountId ?? '')
      // Another one may have been asked for before the account was held.
      const [newest = known] = await inside.signInCodes.ofTicket(known.ticketHash, seconds - countedFor)
      const left = await inside.signInCodes.guess(newest.id, seconds)
      if (left === null) return succeed('login.codeEnded')
      if (reader.isCode(newest.id, code) && newest.isMailed && isStill(account, newest)) {
        await inside.signInCodes.spendAll(account.id)
        return succeed(await openSession(inside, account, now))
      }
      if (left > 0) return succeed('login.codeWrong')
      // One row for all guesses of a code.
      await noteRefusal(inside, now, 'login.codeWrong', { account, address })
      return succeed('login.codeWrong')
    })
    if (!entered.ok) return entered
    if (typeof entered.value === 'string') return fail({ reason: entered.value })
    ticket.clear()
    return succeed(entered.value)
  },
})
