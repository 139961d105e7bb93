import { describe, expect, it } from 'vitest'
import { exitCodeOf, judge, tallyOf, unended } from '../../../../tools/paths/run/retry.ts'
import { longPath, walkOf } from './madeWalks.ts'

const one = longPath()
const passed = walkOf(one, null)
const failedAt = (at: number, message: string) => walkOf(one, { at, message })
const verdict = (first: typeof passed, again: readonly (typeof passed)[]) =>
  judge([first], again).get(one.path.id)?.kind

describe('a path of a run', () => {
  it('passed when its first walk did', () => {
    expect(verdict(passed, [])).toBe('passed')
  })

  it('failed when its repetition fails the same way, whatever ids and durations say', () => {
    expect(
      verdict(failedAt(2, 'no #react-aria-:r1: in 3000 ms\nhere'), [
        failedAt(2, 'no #react-aria-:r9: in 3001 ms\nthere'),
      ]),
    ).toBe('failed')
  })

  it.each([
    ['passes', passed],
    ['fails elsewhere', failedAt(1, 'not seen')],
    ['fails with another message', failedAt(2, 'not heard')],
    ['does not end', unended(one.path.id, [])],
  ])('does not do the same twice when its repetition %s', (_, again) => {
    expect(verdict(failedAt(2, 'not seen'), [again])).toBe('nondeterministic')
  })
})

describe('the exit code of a run', () => {
  it('tells failures from what is not the same twice', () => {
    expect(exitCodeOf(tallyOf(['passed', 'passed']))).toBe(0)
    expect(exitCodeOf(tallyOf(['passed', 'failed', 'nondeterministic']))).toBe(1)
    expect(exitCodeOf(tallyOf(['passed', 'nondeterministic']))).toBe(3)
  })
})
