import { recordCodeKey } from '../../src/domain/recordCode.ts'
import { fail, succeed, type Result } from '../../src/domain/result.ts'
import { hashPassword } from '../companies/passwordHash.ts'
import type { SignInThrottle } from '../passwords/throttle.ts'
import { newSecret } from '../store/identifiers.ts'
import type { HsmLogin, LoginRefusal } from './port.ts'
import { createQueues } from './queues.ts'
import type { Remembered } from './remembered.ts'
import type { HsmAccount, HsmRepositories } from './store/records.ts'

/** A user name as accounts are looked up by it: one for all that look alike. */
export const accountName = recordCodeKey

interface Parts {
  readonly store: Pick<HsmRepositories, 'hsmAccounts'>
  readonly throttle: SignInThrottle
  readonly remembered: Remembered
}

export type LogIn = (login: HsmLogin) => Promise<Result<HsmAccount, LoginRefusal>>

/** Logging into the signing server. Wrong passwords are throttled as those of sign-ins are, and counted with them by network address. */
export const createLogIn = async ({ store, throttle, remembered }: Parts): Promise<LogIn> => {
  // An account that is not there costs the same time as a wrong password.
  const nobody = await hashPassword(newSecret())
  const inTurn = createQueues()

  const check = async (
    { userName, password, address }: HsmLogin,
    account: HsmAccount | null,
  ): Promise<Result<HsmAccount, LoginRefusal>> => {
    if (account !== null && remembered.isKnown(account.id, account.passwordHash, password)) return succeed(account)
    const name = accountName(userName)
    const attempt = await throttle({ userId: `hsm:${name}`, address, device: null })
    if (attempt.wait > 0) {
      const message = `Too many wrong passwords. Try again in ${attempt.wait} seconds.`
      return fail({ reason: 'hsm.tooManyAttempts', message, retryAfter: attempt.wait })
    }
    const isRight = await remembered.check(account?.id ?? '', account?.passwordHash ?? nobody, password)
    if (account === null || !isRight) return fail({ reason: 'hsm.credentialsInvalid' })
    await attempt.succeeded()
    return succeed(account)
  }

  return async (login) => {
    const account = await store.hsmAccounts.byUserName(accountName(login.userName))
    // Several who log in at the same time with the right password wait for the first instead of counting as guesses.
    return account === null ? check(login, null) : inTurn(account.id, () => check(login, account))
  }
}
