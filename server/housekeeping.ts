import type { SignInLimits } from './areas/auth/throttle.ts'
import { succeed } from '../src/domain/result.ts'
import { unixSeconds, type Clock } from './clock.ts'
import { previewLifetime } from './areas/pdf-viewer/store/previews.ts'
import type { Store } from './store/store.ts'

/** Seconds between two sweeps. */
const pause = 600

/** Removes sessions, nonces, failed sign-ins and previews that have run out and adds up tallies, when it is called again after ten minutes or more. */
export const createHousekeeping = (store: Store, limits: SignInLimits, clock: Clock): (() => Promise<void>) => {
  let nextSweep = 0
  return async () => {
    const now = unixSeconds(clock())
    if (now < nextSweep) return
    nextSweep = now + pause
    await store.sessions.removeExpired(now)
    await store.signInGuards.removeExpired(now, now - limits.seconds)
    await store.transaction(async (inside) => succeed(await inside.declarations.addUp()))
    await store.previews.removeTakenBefore(clock().getTime() - previewLifetime)
  }
}
