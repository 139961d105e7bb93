import { expect, test } from 'vitest'
import { sessionLifetime } from '../../src/domain/session.ts'
import { createServerClock } from '../../src/features/session/serverClock.ts'

const serverNow = 1_800_000_000_000
const lifetime = sessionLifetime * 1000
const hour = 3_600_000

const endOf = (startedAt: number) => (startedAt + lifetime) / 1000

test('a right clock counts down to the end and no further', () => {
  let now = serverNow
  const clock = createServerClock(() => now)
  const exp = endOf(serverNow)
  clock.sawStart(exp)
  now += hour
  expect(clock.untilEnd(exp)).toBe(lifetime - hour)
  now += 2 * hour
  expect(clock.untilEnd(exp)).toBe(0)
})

test.each([3 * hour, -3 * hour])(
  'a computer whose clock is %i ms wrong has the whole session after signing in',
  (error) => {
    let now = serverNow + error
    const clock = createServerClock(() => now)
    const exp = endOf(serverNow)
    clock.sawStart(exp)
    expect(clock.untilEnd(exp)).toBe(lifetime)
    expect(clock.now()).toBe(serverNow)
    now += hour
    clock.sawAlive(exp)
    expect(clock.untilEnd(exp)).toBe(lifetime - hour)
  },
)

test('a session that lives by the server’s word is not over for a clock that runs ahead', () => {
  const clock = createServerClock(() => serverNow + 5 * hour)
  clock.sawAlive(endOf(serverNow))
  expect(clock.untilEnd(endOf(serverNow))).toBe(lifetime)
})
