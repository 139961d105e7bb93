import type { OutboxMessage } from './outbox.ts'

/** What a try says about the way to a destination; nothing where it never came so far, or where the destination turned the message down. */
export type Verdict = 'arrived' | 'unreachable' | 'nothing'

/** What an end has changed: for how many milliseconds nothing is asked of the destination, or null where it is asked as usual again. */
export interface Turn {
  readonly pause: number | null
}

/** What one server remembers of a destination: how it fares, and thereby what may be sent there. A new process tries anew. */
export interface Destination {
  /** What may be claimed at a moment into so many places that are free. */
  readonly allowed: (free: number, now: Date) => { readonly limit: number; readonly onlyFirstTries: boolean }
  readonly begin: (message: OutboxMessage) => void
  /** @returns null where nothing has changed */
  readonly end: (message: OutboxMessage, verdict: Verdict, now: Date) => Turn | null
}

/** Failures in a row that open the breaker. */
const mostFailures = 16
const firstPause = 2000
const longestPause = 300_000
const mostTokens = 100
/** First tries that pay for a further one. */
const perToken = 5

const isFurther = ({ attempts }: OutboxMessage): boolean => attempts > 1

/**
 * Further tries that may be made. One takes a token, and gives it back where it arrives; first tries add to them, and so does time, as nothing may
 * wait for ever.
 */
const newBudget = () => {
  /** In parts of a token, as first tries add them. */
  let parts = mostTokens * perToken
  let at: number | null = null
  const add = (more: number): void => {
    parts = Math.min(mostTokens * perToken, parts + more)
  }
  return {
    whole(now: Date): number {
      const seconds = Math.floor((now.getTime() - (at ?? now.getTime())) / 1000)
      at = (at ?? now.getTime()) + seconds * 1000
      add(Math.max(0, seconds * perToken))
      return Math.floor(parts / perToken)
    },
    begin: (message: OutboxMessage) => add(isFurther(message) ? -perToken : 1),
    arrive: (message: OutboxMessage) => add(isFurther(message) ? perToken : 0),
  }
}

/** Of a destination that fails again and again nothing is asked for a while, and then one message, by which it is seen whether it takes any. */
interface Breaker {
  readonly until: number
  readonly pause: number
  readonly trial: string | null
}

export const newDestination = (): Destination => {
  const budget = newBudget()
  let failures = 0
  let open: Breaker | null = null
  const fail = (isTrial: boolean, now: Date): Turn | null => {
    failures += 1
    if (open === null ? failures < mostFailures : !isTrial) return null
    const pause: number = open === null ? firstPause : Math.min(longestPause, open.pause * 2)
    open = { until: now.getTime() + pause, pause, trial: null }
    return { pause }
  }
  return {
    allowed(free, now) {
      const tokens = budget.whole(now)
      if (open !== null)
        return { limit: open.trial === null && now.getTime() >= open.until ? 1 : 0, onlyFirstTries: false }
      return tokens < 1
        ? { limit: free, onlyFirstTries: true }
        : { limit: Math.min(free, tokens), onlyFirstTries: false }
    },
    begin(message) {
      if (open === null) budget.begin(message)
      else open = { ...open, trial: message.id }
    },
    end(message, verdict, now) {
      const isTrial = open !== null && open.trial === message.id
      if (open !== null && isTrial) open = { ...open, trial: null }
      if (verdict === 'unreachable') return fail(isTrial, now)
      if (verdict !== 'arrived') return null
      if (!isTrial) budget.arrive(message)
      const turn = open === null ? null : { pause: null }
      failures = 0
      open = null
      return turn
    },
  }
}
