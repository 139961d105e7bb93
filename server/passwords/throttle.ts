import { unixSeconds, type Clock } from '../clock.ts'
import { networkOf } from '../clientAddress.ts'
import type { SignInLimits } from '../companies/signInLimits.ts'
import { sha256 } from '../secrets/signedText.ts'
import type { GuardRepositories } from './signInGuards.ts'

/** Who tries to sign in: the name as it is looked up, the network address, and the id of a browser known to the account. */
export interface SignInSource {
  readonly userId: string
  readonly address: string
  readonly device: string | null
}

/** A try to sign in: how long it has to wait, or, with 0, what to say when it has succeeded. */
export interface SignInTry {
  readonly wait: number
  /** Whether it is the first in this stretch of time that is stopped by the same failures. */
  readonly isFirstStopped: boolean
  /** Whether the password alone is not enough: the account as a whole puts up with no more failures. */
  readonly needsCode: boolean
  readonly succeeded: () => Promise<void>
}

export type SignInThrottle = (source: SignInSource) => Promise<SignInTry>

interface Counter {
  readonly subject: string
  readonly limit: number
  /** Whether success takes back the failures before it. */
  readonly isForgiven: boolean
  /** Whether it counts what strangers fail at, wherever they are. */
  readonly isOfEverybody: boolean
}

/** From narrow to wide: whoever is stopped by a narrow one leaves no mark on the wider ones, which others share. */
const countersOf = ({ userId, address, device }: SignInSource, limits: SignInLimits): readonly Counter[] => {
  const own = { limit: limits.perAccountAndAddress, isForgiven: true, isOfEverybody: false }
  if (device !== null) return [{ subject: `device:${sha256(device)}`, ...own }]
  const account = sha256(userId)
  const network = networkOf(address)
  return [
    { subject: `account:${account} address:${network}`, ...own },
    { subject: `address:${network}`, limit: limits.perAddress, isForgiven: false, isOfEverybody: false },
    { subject: `account:${account}`, limit: limits.perAccount, isForgiven: false, isOfEverybody: true },
  ]
}

/** What becomes of a try at an account that puts up with no more failures: it waits, or what was typed is checked and a code asked for. */
export type BeyondAccount = 'wait' | 'code'

/**
 * Every try is written down as a failure before its password is looked at, so that tries at the same time count one another, on whichever
 * server of the database; success takes it back. A known browser is counted by itself, so that nobody else's failures keep it out.
 */
export const createSignInThrottle = (
  store: GuardRepositories,
  limits: SignInLimits,
  clock: Clock,
  beyondAccount: BeyondAccount = 'wait',
): SignInThrottle => {
  const guards = store.signInGuards
  const waitOf = async ({ subject, limit }: Counter, now: number): Promise<number> => {
    const failures = await guards.failuresSince(subject, now - limits.seconds)
    const deciding = failures.at(-limit - 1)
    return deciding === undefined ? 0 : deciding + limits.seconds - now
  }
  const isFirst = async ({ subject }: Counter, now: number): Promise<boolean> => {
    const stopped = `stopped ${subject}`
    const isFirstStopped = (await guards.failuresSince(stopped, now - limits.seconds)).length === 0
    if (isFirstStopped) await guards.recordFailure(stopped, now)
    return isFirstStopped
  }
  return async (source) => {
    const now = unixSeconds(clock())
    const counters = countersOf(source, limits)
    const recorded: string[] = []
    const takeBack = async (failures: readonly string[]): Promise<void> => {
      for (const id of failures) await guards.removeFailure(id)
    }
    const doNothing = () => Promise.resolve()
    for (const counter of counters) {
      const failure = await guards.recordFailure(counter.subject, now)
      recorded.push(failure)
      const wait = await waitOf(counter, now)
      if (wait === 0) continue
      const needsCode = counter.isOfEverybody && beyondAccount === 'code'
      // A try that is turned away does not make the wait longer. One that is checked counts at its own network.
      await takeBack(needsCode ? [failure] : recorded)
      const isFirstStopped = await isFirst(counter, now)
      return { wait: needsCode ? 0 : wait, isFirstStopped, needsCode, succeeded: doNothing }
    }
    return {
      wait: 0,
      isFirstStopped: false,
      needsCode: false,
      async succeeded() {
        await takeBack(recorded)
        // What others try at the same time stays counted.
        for (const [place, { subject, isForgiven }] of counters.entries())
          if (isForgiven) await guards.forgetFailures(subject, recorded[place] ?? '')
      },
    }
  }
}
