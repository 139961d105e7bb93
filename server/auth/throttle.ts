import { unixSeconds, type Clock } from '../clock.ts'
import type { Store } from '../store/store.ts'
import { sha256 } from './signed-text.ts'

/** Failed sign-ins that are put up with in a stretch of time, per account and per address. */
export interface SignInLimits {
  readonly perAccount: number
  readonly perAddress: number
  readonly seconds: number
}

export const defaultSignInLimits: SignInLimits = { perAccount: 5, perAddress: 50, seconds: 900 }

/** A try to sign in: how long it has to wait, or, with 0, what to say when it has succeeded. */
export interface SignInTry {
  readonly wait: number
  readonly succeeded: () => Promise<void>
}

export type SignInThrottle = (userId: string, address: string) => Promise<SignInTry>

/**
 * Every try is written down as a failure before its password is looked at, so that tries at the same time count one another;
 * success takes it back, and the account's other failures with it.
 */
export const createSignInThrottle = (store: Store, limits: SignInLimits, clock: Clock): SignInThrottle => {
  const count = async (subject: string, limit: number, now: number): Promise<{ id: string; wait: number }> => {
    const id = await store.signInGuards.recordFailure(subject, now)
    const failures = await store.signInGuards.failuresSince(subject, now - limits.seconds)
    const deciding = failures.at(-limit - 1)
    return { id, wait: deciding === undefined ? 0 : deciding + limits.seconds - now }
  }
  return async (userId, address) => {
    const now = unixSeconds(clock())
    const account = `account:${sha256(userId)}`
    const tries = [
      await count(account, limits.perAccount, now),
      await count(`address:${address}`, limits.perAddress, now),
    ]
    const forget = async () => {
      for (const { id } of tries) await store.signInGuards.removeFailure(id)
    }
    const wait = Math.max(...tries.map((one) => one.wait))
    // A try that is turned away does not make the wait longer.
    if (wait > 0) await forget()
    return {
      wait,
      async succeeded() {
        await forget()
        await store.signInGuards.forgetFailures(account)
      },
    }
  }
}
