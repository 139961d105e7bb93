import type { SweepParts } from './area.ts'
import { unixSeconds } from './clock.ts'

/** Seconds between two sweeps. */
const pause = 600

/** Removes what has run out, and adds up what is counted, when it is called again after ten minutes or more. */
export const createHousekeeping = <Repositories>(
  sweep: (parts: SweepParts<Repositories>) => Promise<void>,
  parts: SweepParts<Repositories>,
): (() => Promise<void>) => {
  let nextSweep = 0
  return async () => {
    const now = unixSeconds(parts.clock())
    if (now < nextSweep) return
    nextSweep = now + pause
    await sweep(parts)
  }
}
