import { describe, expect, it } from 'vitest'
import { lacking, stages } from '../../tools/test/stages.ts'
import { tallyText, sum, tallyOf } from '../../tools/test/tally.ts'

const report = (passed: number, failed: number, pending: number, testResults: unknown[] = []) => ({
  numPassedTests: passed,
  numFailedTests: failed,
  numPendingTests: pending,
  numTodoTests: 0,
  testResults,
})

describe('the last line of npm test', () => {
  it('names skipped tests only where there are any', () => {
    expect(tallyText({ passed: 3, failed: 0, skipped: 0 })).toBe('3 passed, 0 failed')
    expect(tallyText({ passed: 3, failed: 1, skipped: 2 })).toBe('3 passed, 1 failed, 2 skipped')
  })

  it('adds stages up', () => {
    expect(sum({ passed: 1, failed: 2, skipped: 3 }, { passed: 10, failed: 20, skipped: 30 })).toEqual({
      passed: 11,
      failed: 22,
      skipped: 33,
    })
  })

  it('counts every test of a run', () => {
    expect(tallyOf(report(5, 0, 1), 0)).toEqual({ passed: 5, failed: 0, skipped: 1 })
    expect(tallyOf(report(5, 2, 0), 1)).toEqual({ passed: 5, failed: 2, skipped: 0 })
  })

  it('counts a file that cannot be loaded as a failure', () => {
    const files = [
      { status: 'failed', assertionResults: [] },
      { status: 'passed', assertionResults: [{}] },
    ]
    expect(tallyOf(report(1, 0, 0, files), 1)).toEqual({ passed: 1, failed: 1, skipped: 0 })
  })

  it.each([
    ['an error outside of any test', report(5, 0, 0), 1, 5],
    ['a run that was killed', report(5, 0, 0), null, 5],
    ['no report', undefined, 1, 0],
    ['a report of another shape', { tests: 3 }, 0, 0],
  ])('is a failure after %s', (_, read, exitCode, passed) => {
    expect(tallyOf(read, exitCode)).toEqual({ passed, failed: 1, skipped: 0 })
  })
})

describe('the line of a stage', () => {
  it('names the packages that some of its tests were skipped for', () => {
    const e2e = stages.find(({ name }) => name === 'e2e')
    if (e2e === undefined) throw new Error('no stage e2e')
    expect(lacking(e2e, [])).toBe('')
    expect(lacking(e2e, [{ name: 'xmlsec1' }, { name: 'webkit2gtk-driver' }])).toBe(' (no webkit2gtk-driver)')
    expect(lacking(e2e, [{ name: 'webkit2gtk-driver' }, { name: 'firefox-esr' }])).toBe(
      ' (no firefox-esr, webkit2gtk-driver)',
    )
  })
})
