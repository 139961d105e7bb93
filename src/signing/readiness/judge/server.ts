import type { ReadinessFacts } from '../facts.ts'
import { failedBy, stillChecking, verdict, type Verdict } from './row.ts'

/** Seconds that a clock may be off without a note. */
const tolerated = 120
/** A signature whose time is more than a day away is refused. */
const day = 86_400
/** Minutes that signing, with consent and PIN, should have. */
const shortSession = 10

/** This computer's clock against the server's. */
export const judgeClock = ({ session }: ReadinessFacts): Verdict => {
  if (session.state === 'checking') return stillChecking
  const clock = session.state === 'known' ? session.value.clock : null
  if (clock === null) return verdict('unknown', { code: 'clock.notSaid' })
  const least = Math.max(0, Math.abs(clock.ahead) - clock.uncertainty) / 1000
  const seconds = Math.round(Math.abs(clock.ahead) / 1000)
  if (least > day) return verdict('failed', { code: 'clock.dayOff', hours: Math.round(seconds / 3600) })
  if (least <= tolerated) return verdict('ok', { code: 'clock.right', seconds })
  return verdict('warning', {
    code: clock.ahead > 0 ? 'clock.behind' : 'clock.ahead',
    minutes: Math.round(seconds / 60),
  })
}

export const judgeSession = ({ session, at }: ReadinessFacts): Verdict => {
  if (session.state === 'checking') return stillChecking
  if (session.state === 'open') return verdict('unknown', { code: 'server.needed' })
  if (session.state === 'failed')
    return session.failure.code === 'session.ended'
      ? verdict('failed', { code: 'session.over' })
      : failedBy(session.failure)
  const { endsAt, clock } = session.value
  const minutes = Math.floor((endsAt * 1000 - at - (clock?.ahead ?? 0)) / 60_000)
  if (minutes < 0) return verdict('failed', { code: 'session.over' })
  return minutes < shortSession
    ? verdict('warning', { code: 'session.endsSoon', minutes })
    : verdict('ok', { code: 'session.lasts', minutes })
}
