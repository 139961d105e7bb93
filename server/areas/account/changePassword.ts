import * as v from 'valibot'
import type { changePassword } from '../../../src/api/contract/account.ts'
import type { RefusalOf } from '../../../src/api/contract/call.ts'
import { newPasswordRule, passwordMax } from '../../../src/domain/password.ts'
import { fail, succeed, type Result } from '../../../src/domain/result.ts'
import { unixSeconds, type Clock } from '../../clock.ts'
import type { Person } from '../../companies/member.ts'
import { hashPassword, isPassword } from '../../companies/passwordHash.ts'
import type { PasswordEnvelope } from '../../passwords/passwordEnvelope.ts'
import type { SignInThrottle } from '../../passwords/throttle.ts'
import type { ServerRefusal } from '../../refusals.ts'
import { sha256 } from '../../secrets/signedText.ts'
import type { Store } from './repositories.ts'

type PasswordChangeRefusal = ServerRefusal<RefusalOf<typeof changePassword> | 'session.required'>

interface Parts {
  readonly store: Store
  readonly envelope: PasswordEnvelope
  readonly throttle: SignInThrottle
  /** A password that everybody knows: who has it would not be let in again. */
  readonly closedPassword: string | null
  readonly clock: Clock
}

/** Who changes it, from where, in which session, and both passwords as compact JWEs. */
interface Asked {
  readonly person: Person
  readonly address: string
  readonly token: string
  readonly current: string
  readonly next: string
}

export type ChangePassword = (asked: Asked) => Promise<Result<null, PasswordChangeRefusal>>

const rule = v.config(newPasswordRule(passwordMax.own), { abortPipeEarly: true })

const refusedField = (field: 'current_password' | 'new_password', message: string) =>
  fail({ reason: 'fields.invalid', fields: [{ field, message }] } satisfies PasswordChangeRefusal)

/** What is wrong with the password that is chosen, as a message code, or null. */
const problemOf = (next: string, current: string, closed: string | null): string | null => {
  const broken = v.safeParse(rule, next).issues?.[0].message
  if (broken !== undefined) return broken
  if (next === closed) return 'password_is_known'
  return next === current ? 'new_password_must_differ' : null
}

/**
 * Changes somebody's own password (seed 001 §5). Wrong current ones count as failed sign-ins of the account and are slowed as those are; the
 * account's other sessions end, and every browser that was known to it has to sign in anew.
 */
export const createPasswordChange =
  ({ store, envelope, throttle, closedPassword, clock }: Parts): ChangePassword =>
  async ({ person: { account }, address, token, current, next }) => {
    const opened = await envelope.open(current)
    if (!opened.ok) return opened
    const chosen = await envelope.open(next)
    if (!chosen.ok) return chosen
    const note = (action: 'password.changed' | 'password.refused', inside: Pick<Store, 'audit'>): Promise<void> =>
      inside.audit.append({
        at: clock().toISOString(),
        companyId: account.companyId,
        accountId: account.id,
        action,
        subjectId: account.id,
        detail: { address },
      })
    const attempt = await throttle({ userId: account.userId, address, device: null })
    if (attempt.wait > 0) {
      if (attempt.isFirstStopped) await note('password.refused', store)
      return fail({ reason: 'password.tooMany', retryAfter: attempt.wait })
    }
    if (!(await isPassword(opened.value, account.passwordHash))) {
      await note('password.refused', store)
      return refusedField('current_password', 'current_password_is_wrong')
    }
    await attempt.succeeded()
    const problem = problemOf(chosen.value, opened.value, closedPassword)
    if (problem !== null) return refusedField('new_password', problem)
    const passwordHash = await hashPassword(chosen.value)
    return store.transaction<null, PasswordChangeRefusal>(async (inside) => {
      const kept = await inside.accounts.hold(account.id)
      if ((await inside.sessions.find(sha256(token), unixSeconds(clock()))) === null)
        return fail({ reason: 'session.required' })
      // Somebody else has changed it while it was hashed.
      if (kept?.passwordHash !== account.passwordHash)
        return refusedField('current_password', 'current_password_is_wrong')
      await inside.accounts.change(account.id, { passwordHash, mustChangePassword: false })
      await inside.sessions.closeOthers(account.id, sha256(token))
      await note('password.changed', inside)
      return succeed(null)
    })
  }
