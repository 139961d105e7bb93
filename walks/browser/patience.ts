import { waitFor } from '@testing-library/dom'

const usual = 3000
const interval = 50
const limit = { current: usual }

/**
 * How long a step may take, in milliseconds, as Vitest's locators take it; the first view of a file is compiled meanwhile. A
 * walk that is repeated waits longer (`withPatience`).
 */
export const briefly: { readonly timeout: number } = {
  get timeout() {
    return limit.current
  },
}

/** Sets how long every step may take from now on; null for the usual time. */
export const setPatience = (milliseconds: number | null): void => {
  limit.current = milliseconds ?? usual
}

/** Reads until nothing is left to complain of, or the time is up. @returns the last complaints */
export const untilNone = async <Complaint>(read: () => readonly Complaint[]): Promise<readonly Complaint[]> => {
  const last: { complaints: readonly Complaint[] } = { complaints: [] }
  const check = () => {
    last.complaints = read()
    if (last.complaints.length > 0) throw new Error('not yet')
  }
  await waitFor(check, { ...briefly, interval, container: document.body, onTimeout: (error) => error }).catch(() => {})
  return last.complaints
}

/** Milliseconds between two ticks of a pulse, and up to which one counts as being on time. */
const tick = 50
const onTime = 200

/** Whether less than half of the time was the page's own: between most ticks it had to wait for the machine, or was at work itself. */
export const isStarved = (ticks: readonly number[]): boolean => {
  const total = (ticks.at(-1) ?? 0) - (ticks[0] ?? 0)
  const lost = ticks.slice(1).reduce((sum, at, index) => {
    const gap = at - (ticks[index] ?? at)
    return sum + (gap > onTime ? gap : 0)
  }, 0)
  return total > 0 && lost > total / 2
}

/** Measures how promptly the page is served from now on. */
export const startPulse = (): { readonly stop: () => readonly number[] } => {
  const ticks = [performance.now()]
  const timer = setInterval(() => ticks.push(performance.now()), tick)
  return {
    stop: () => {
      clearInterval(timer)
      return [...ticks, performance.now()]
    },
  }
}
