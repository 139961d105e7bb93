import { fail, succeed, type Result } from '../../../src/domain/result.ts'
import { sessionLifetime, type SessionUser } from '../../../src/domain/session.ts'
import { writtenUserId } from '../../../src/domain/user/user.ts'
import { unixSeconds, type Clock } from '../../clock.ts'
import type { DeviceCookies } from '../../companies/browserCookies.ts'
import type { SignInRefusal } from './refusals.ts'
import type { Person } from '../../companies/member.ts'
import type { Account } from '../../companies/accounts.ts'
import type { ServerRefusal } from '../../refusals.ts'
import { newId, newSecret } from '../../store/identifiers.ts'
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
}

interface Opened {
  readonly token: string
  readonly person: Person
}

export interface SignIn {
  /** Checks the credentials and opens a session; the token goes to the browser and is kept nowhere. */
  readonly open: (credentials: Credentials) => Promise<Result<Opened, SignInRefusal>>
  readonly close: (token: string) => Promise<void>
}

interface Parts {
  readonly store: Store
  readonly envelope: PasswordEnvelope
  readonly throttle: SignInThrottle
  readonly devices: KnownDevices
  /** A password that everybody knows: who has it is not let in. Null where demo accounts are wanted. */
  readonly closedPassword: string | null
  readonly clock: Clock
}

const tooMany = (wait: number): SignInRefusal => ({
  reason: 'login.tooMany',
  message: `Too many failed sign-ins. Try again in ${wait} seconds.`,
  retryAfter: wait,
})

type Noted = Pick<Parts, 'store' | 'clock'>

/**
 * Opens a session of somebody who was let in, with its audit row, where the account, held, still has the password that was checked and is
 * active: hashing takes long enough for either to change (decision 0424).
 */
const openSession = (
  { store, clock }: Noted,
  checked: Account,
): Promise<Result<Opened, ServerRefusal<'password.incorrect' | '901'>>> =>
  store.transaction<Opened, ServerRefusal<'password.incorrect' | '901'>>(async (inside) => {
    const account = await inside.accounts.hold(checked.id)
    if (account?.passwordHash !== checked.passwordHash) return fail({ reason: 'password.incorrect' })
    if (!account.isActive) return fail({ reason: '901' })
    const token = newSecret()
    const now = clock()
    const openedAt = now.toISOString()
    const expiresAt = unixSeconds(now) + sessionLifetime
    await inside.sessions.open({ tokenHash: sha256(token), accountId: account.id, openedAt, expiresAt })
    await inside.audit.append({
      at: openedAt,
      companyId: account.companyId,
      accountId: account.id,
      action: 'session.opened',
      subjectId: newId(now.getTime()),
      detail: {},
    })
    return succeed({ token, person: { account, expiresAt } })
  })

/** Who was meant, where known, and from which address. */
interface Refused {
  readonly account: Account | null
  readonly address: string
}

type RefusedCredentials = '901' | 'user.notFound' | 'password.incorrect'

/** Leaves an audit row of a refusal, never with what was typed. */
const note = async (
  { store, clock }: Noted,
  reason: RefusedCredentials | 'login.tooMany',
  { account, address }: Refused,
): Promise<void> => {
  const now = clock()
  await store.audit.append({
    at: now.toISOString(),
    companyId: account?.companyId ?? null,
    accountId: account?.id ?? null,
    action: 'session.refused',
    subjectId: newId(now.getTime()),
    detail: { address, reason },
  })
}

/** Sign-in and sessions (seed 002 §7.1, §8). */
export const createSignIn = async (parts: Parts): Promise<SignIn> => {
  const { store, envelope, throttle, devices: known, closedPassword } = parts
  // Somebody unknown costs the same time as somebody with a wrong password.
  const nobody = await hashPassword(newSecret())

  const refuse = async (reason: RefusedCredentials, refused: Refused): Promise<Result<never, SignInRefusal>> => {
    await note(parts, reason, refused)
    return fail({ reason })
  }

  return {
    async open({ userId, password, address, devices }) {
      const opened = await envelope.open(password)
      if (!opened.ok) return opened
      const name = writtenUserId(userId)
      const account = await store.accounts.byUserId(userId)
      const device = await known.recognise(account, devices)
      const attempt = await throttle({ userId: name, address, device })
      if (attempt.wait > 0) {
        // One row for all tries of a stretch of time: whoever goes on trying does not fill the audit.
        if (attempt.isFirstStopped) await note(parts, 'login.tooMany', { account, address })
        return fail(tooMany(attempt.wait))
      }
      const isRight = await isPassword(opened.value, account?.passwordHash ?? nobody)
      if (account === null) return refuse('user.notFound', { account, address })
      if (!isRight) return refuse('password.incorrect', { account, address })
      await attempt.succeeded()
      if (!account.isActive || opened.value === closedPassword) return refuse('901', { account, address })
      const session = await openSession(parts, account)
      if (!session.ok) return refuse(session.failure.reason, { account, address })
      await known.renew(account, devices, device)
      return session
    },
    close: (token) => store.sessions.close(sha256(token)),
  }
}
