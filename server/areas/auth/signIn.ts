import { fail, succeed, type Result } from '../../../src/domain/result.ts'
import type { Locale } from '../../../src/domain/locale.ts'
import type { SessionUser } from '../../../src/domain/session.ts'
import { writtenUserId } from '../../../src/domain/user/user.ts'
import type { Clock } from '../../clock.ts'
import type { DeviceCookies, TicketCookie } from '../../companies/browserCookies.ts'
import type { MailCodes } from './mailCodes.ts'
import { noteRefusal, openSession, type Noted, type Opened, type Refused } from './opening.ts'
import type { CodeRefusal, SignInRefusal } from './refusals.ts'
import type { Person } from '../../companies/member.ts'
import type { Account } from '../../companies/accounts.ts'
import type { ServerRefusal } from '../../refusals.ts'
import { newSecret } from '../../store/identifiers.ts'
import type { Store } from './store/repositories.ts'
import type { KnownDevices } from './knownDevices.ts'
import type { PasswordEnvelope } from '../../passwords/passwordEnvelope.ts'
import { hashPassword, isPassword } from '../../companies/passwordHash.ts'
import { sha256 } from '../../secrets/signedText.ts'
import type { SignInThrottle } from '../../passwords/throttle.ts'

export const sessionUser = ({ account, expiresAt }: Person): SessionUser => ({
  id: account.id,
  name: account.name,
  scope: account.scope,
  exp: expiresAt,
  profile_image: account.profileImage,
  permissions: [...account.permissions],
  user_id: account.userId,
  must_change_password: account.mustChangePassword,
})

export interface Credentials {
  readonly userId: string
  /** Compact JWE. */
  readonly password: string
  readonly address: string
  readonly devices: DeviceCookies
  readonly ticket: TicketCookie
  /** Of a mail with a code. */
  readonly locale: Locale
}

type GivenCode = Pick<Credentials, 'address' | 'devices' | 'ticket'> & { readonly code: string }

export interface SignIn {
  /** Checks the credentials and opens a session; the token goes to the browser and is kept nowhere. */
  readonly open: (credentials: Credentials) => Promise<Result<Opened, SignInRefusal>>
  /** Opens a session with a code that was mailed; the browser is known from then on. */
  readonly enter: (given: GivenCode) => Promise<Result<Opened, CodeRefusal>>
  readonly again: MailCodes['again']
  readonly close: (token: string) => Promise<void>
}

interface Parts {
  readonly store: Store
  readonly envelope: PasswordEnvelope
  readonly throttle: SignInThrottle
  readonly devices: KnownDevices
  readonly codes: MailCodes
  /** A password that everybody knows: who has it is not let in. Null where demo accounts are wanted. */
  readonly closedPassword: string | null
  readonly clock: Clock
}

const tooMany = (wait: number): SignInRefusal => ({
  reason: 'login.tooMany',
  message: `Too many failed sign-ins. Try again in ${wait} seconds.`,
  retryAfter: wait,
})

/**
 * Opens a session of somebody who was let in, where the account, held, still has the password that was checked and is active: hashing
 * takes long enough for either to change (decision 0424).
 */
const openChecked = (
  { store, clock }: Noted,
  checked: Account,
): Promise<Result<Opened, ServerRefusal<'password.incorrect' | '901'>>> =>
  store.transaction<Opened, ServerRefusal<'password.incorrect' | '901'>>(async (inside) => {
    const account = await inside.accounts.hold(checked.id)
    if (account?.passwordHash !== checked.passwordHash) return fail({ reason: 'password.incorrect' })
    if (!account.isActive) return fail({ reason: '901' })
    return succeed(await openSession(inside, account, clock()))
  })

/** Sign-in and sessions (seed 002 §7.1, §8). */
export const createSignIn = async (parts: Parts): Promise<SignIn> => {
  const { store, envelope, throttle, devices: known, codes, closedPassword, clock } = parts
  // Somebody unknown costs the same time as somebody with a wrong password.
  const nobody = await hashPassword(newSecret())

  const refuse = async (
    reason: '901' | 'user.notFound' | 'password.incorrect',
    refused: Refused,
  ): Promise<Result<never, SignInRefusal>> => {
    await noteRefusal(store, clock(), reason, refused)
    return fail({ reason })
  }

  return {
    async open({ userId, password, address, devices, ticket, locale }) {
      const opened = await envelope.open(password)
      if (!opened.ok) return opened
      const name = writtenUserId(userId)
      const account = await store.accounts.byUserId(userId)
      const device = await known.recognise(account, devices)
      const attempt = await throttle({ userId: name, address, device })
      // One row for all tries of a stretch of time: whoever goes on trying does not fill the audit.
      if (attempt.isFirstStopped) await noteRefusal(store, clock(), 'login.tooMany', { account, address })
      if (attempt.wait > 0) return fail(tooMany(attempt.wait))
      const isRight = await isPassword(opened.value, account?.passwordHash ?? nobody)
      if (attempt.needsCode) {
        await codes.issue({ account, isRight: isRight && opened.value !== closedPassword, locale }, ticket)
        return fail({ reason: 'login.codeNeeded' })
      }
      if (account === null) return refuse('user.notFound', { account, address })
      if (!isRight) return refuse('password.incorrect', { account, address })
      await attempt.succeeded()
      if (!account.isActive || opened.value === closedPassword) return refuse('901', { account, address })
      const session = await openChecked(parts, account)
      if (!session.ok) return refuse(session.failure.reason, { account, address })
      await known.renew(account, devices, device)
      return session
    },
    async enter({ code, ticket, address, devices }) {
      const entered = await codes.enter({ code: code.trim(), ticket, address })
      if (entered.ok) await known.renew(entered.value.person.account, devices, null)
      return entered
    },
    again: codes.again,
    close: (token) => store.sessions.close(sha256(token)),
  }
}
