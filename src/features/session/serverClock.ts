import { sessionLifetime } from '../../domain/session.ts'

/** Milliseconds before its end at which a session's user is warned. */
export const warningLead = 5 * 60_000

/** Gives the milliseconds until the session's end, however wrong this computer's clock is. */
export interface ServerClock {
  /** A session has just begun: its full life lies ahead. `exp` is in Unix seconds. */
  readonly sawStart: (exp: number) => void
  /** The server has just said that the session lives. */
  readonly sawAlive: (exp: number) => void
  readonly untilEnd: (exp: number) => number
  /** The server's time as far as it is known, in milliseconds since 1970. */
  readonly now: () => number
}

const lifetime = sessionLifetime * 1000

export const createServerClock = (now: () => number): ServerClock => {
  let offset = 0
  const serverNow = () => now() + offset
  const untilEnd = (exp: number) => Math.max(0, exp * 1000 - serverNow())
  const startsNow = (exp: number) => {
    offset = exp * 1000 - lifetime - now()
  }
  return {
    sawStart: startsNow,
    sawAlive: (exp) => {
      const left = untilEnd(exp)
      // A living session that is over, or longer than sessions are: this computer's clock is wrong.
      if (left === 0 || left > lifetime) startsNow(exp)
    },
    untilEnd,
    now: serverNow,
  }
}
