import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readLastResults } from '../../tools/requirements/lastResults.ts'
import type { TestResult } from '../../tools/requirements/ruleTests.ts'
import { testsByRule } from '../../tools/requirements/ruleTests.ts'
import { readTestTitles, titlesIn } from '../../tools/requirements/testTitles.ts'

const source = `
describe('lanterns [000-4-01]', { timeout: 10 }, () => {
  it('are lit', () => {})
  describe.each(colours)('that are %s', (colour) => {
    it.each([['a', 1], ['b', 2]] as const)('hang at %s [000-4-02 002-4.1-03]', async (place) => { expect(place).toBe(it) })
    test.runIf(isWindy)(\`go out in \${wind} of $force.unit\`, () => {})
  })
  it.each(
    colours,
  )('shine in ' + 'the dark', () => {})
})
it('stands alone', () => <div />)
expect(it).toBe(describe)
`

describe('titles of tests', () => {
  it('are read with their suites, tables and programs, and the rules they name', () => {
    expect(titlesIn('tests/lanterns.test.tsx', source)).toEqual([
      { file: 'tests/lanterns.test.tsx', title: 'lanterns [000-4-01] > are lit', rules: ['000-4-01'] },
      {
        file: 'tests/lanterns.test.tsx',
        title: 'lanterns [000-4-01] > that are %s > hang at %s [000-4-02 002-4.1-03]',
        rules: ['000-4-01', '000-4-02', '002-4.1-03'],
      },
      {
        file: 'tests/lanterns.test.tsx',
        title: 'lanterns [000-4-01] > that are %s > go out in %s of $force.unit',
        rules: ['000-4-01'],
      },
      { file: 'tests/lanterns.test.tsx', title: 'lanterns [000-4-01] > shine in the dark', rules: ['000-4-01'] },
      { file: 'tests/lanterns.test.tsx', title: 'stands alone', rules: [] },
    ])
  })

  it('are found in this file', ({ task }) => {
    const own = readTestTitles(import.meta.dirname)
      .filter(({ file }) => file === 'tests/tools/ruleTests.test.ts')
      .map(({ title }) => title)
    expect(own).toContain(`titles of tests > ${task.name}`)
  })
})

describe('the tests of a rule', () => {
  const tests = titlesIn('tests/lanterns.test.tsx', source)
  const ran = (title: string, outcome: TestResult['outcome'], file = 'tests/lanterns.test.tsx'): TestResult => ({
    file,
    title,
    outcome,
  })
  const lastOf = (results: readonly TestResult[]) =>
    testsByRule(tests, results)
      .get('000-4-02')
      ?.map(({ last }) => last)

  it('are all that name it, by themselves or by their suite', () => {
    const byRule = testsByRule(tests, [])
    expect([...byRule.keys()]).toEqual(['000-4-01', '000-4-02', '002-4.1-03'])
    expect(byRule.get('000-4-01')).toHaveLength(4)
  })

  it('say how they ended last; one failed row fails the table', () => {
    expect(lastOf([])).toEqual(['notRun'])
    const first = ran('lanterns [000-4-01] > that are red > hang at a [000-4-02 002-4.1-03]', 'passed')
    expect(lastOf([first])).toEqual(['passed'])
    expect(
      lastOf([first, ran('lanterns [000-4-01] > that are red > hang at b [000-4-02 002-4.1-03]', 'failed')]),
    ).toEqual(['failed'])
  })

  it('take no result of another title or file', () => {
    const other = ran('lanterns [000-4-01] > that are red > hang at a [000-4-02 002-4x1-03]', 'failed')
    const elsewhere = ran(
      'lanterns [000-4-01] > that are red > hang at a [000-4-02 002-4.1-03]',
      'failed',
      'tests/lamps.test.ts',
    )
    expect(lastOf([other, elsewhere])).toEqual(['notRun'])
  })
})

describe('the last results', () => {
  it('come from the reports that are there', () => {
    const folder = mkdtempSync(join(tmpdir(), 'tokhai-results-'))
    const assertionResults = [
      { ancestorTitles: ['lanterns', 'red'], title: 'are lit', status: 'passed' },
      { ancestorTitles: [], title: 'stands alone', status: 'pending' },
    ]
    writeFileSync(
      join(folder, 'node.json'),
      JSON.stringify({ testResults: [{ name: '/base/tests/lanterns.test.ts', assertionResults }] }),
    )
    expect(readLastResults(folder, '/base')).toEqual([
      { file: 'tests/lanterns.test.ts', title: 'lanterns > red > are lit', outcome: 'passed' },
      { file: 'tests/lanterns.test.ts', title: 'stands alone', outcome: 'skipped' },
    ])
    rmSync(folder, { recursive: true })
  })

  it('are none where nothing ran', () => expect(readLastResults(join(tmpdir(), 'tokhai-no-results'))).toEqual([]))
})
