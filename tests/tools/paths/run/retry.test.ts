import { describe, expect, it } from 'vitest'
import { exitCodeOf, judge, tallyOf, unended } from '../../../../tools/paths/run/retry.ts'
import { isStarved } from '../../../../walks/browser/patience.ts'
import type { Problem } from '../../../../walks/model/problem.ts'
import { longPath, walkOf } from './madeWalks.ts'

const one = longPath()
const passed = walkOf(one, null)
const missing: Problem = { code: 'heading.missing', states: ['first'], heading: 'Reading the token' }
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
  ])('does not do the same twice when its repetition %s', (_, again) => {
    expect(verdict(failedAt(2, 'not seen'), [again])).toBe('nondeterministic')
  })
})

describe('a path on a machine with too much to do', () => {
  it('is not called undecided when the page was not served while it waited', () => {
    const first = walkOf(one, { at: 2, message: 'not seen', problem: missing, isStarved: true })
    expect(verdict(first, [passed])).toBe('overloaded')
  })

  it('is not called undecided when a more patient walk sees later what the first waited for', () => {
    const first = walkOf(one, { at: 2, message: 'not seen', problem: missing })
    expect(verdict(first, [walkOf(one, null, 7000)])).toBe('overloaded')
    expect(verdict(first, [walkOf(one, null, 900)])).toBe('nondeterministic')
  })

  it('is not called undecided when one of its walks did not come to an end', () => {
    expect(verdict(unended(one.path.id, []), [passed])).toBe('overloaded')
    expect(verdict(failedAt(2, 'not seen'), [unended(one.path.id, [])])).toBe('overloaded')
  })

  it('failed when both walks fail the same way, however long they took', () => {
    const first = walkOf(one, { at: 2, message: 'not seen', problem: missing, isStarved: true })
    expect(verdict(first, [first])).toBe('failed')
    expect(verdict(unended(one.path.id, []), [unended(one.path.id, [])])).toBe('failed')
  })

  it('lacks time where most ticks of the page come late', () => {
    expect(isStarved([0, 50, 100, 150, 200])).toBe(false)
    expect(isStarved([0, 50, 900, 950, 1000])).toBe(true)
    expect(isStarved([0])).toBe(false)
  })
})

describe('the exit code of a run', () => {
  it('distinguishes failures from what is not the same twice', () => {
    expect(exitCodeOf(tallyOf(['passed', 'passed']))).toBe(0)
    expect(exitCodeOf(tallyOf(['passed', 'failed', 'nondeterministic']))).toBe(1)
    expect(exitCodeOf(tallyOf(['passed', 'nondeterministic', 'overloaded']))).toBe(3)
    expect(exitCodeOf(tallyOf(['passed', 'overloaded']))).toBe(4)
  })
})
