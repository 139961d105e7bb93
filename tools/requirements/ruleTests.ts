import type { TestTitle } from './testTitles.ts'

/** How a test ended when it ran last. */
export interface TestResult {
  /** From the root, with slashes. */
  readonly file: string
  /** Suites and test as they ran, ` > ` between them. */
  readonly title: string
  readonly outcome: 'passed' | 'failed' | 'skipped'
}

/** A test of a rule; a test over a table has failed when one of its rows has. */
export interface RuleTest {
  readonly file: string
  readonly title: string
  readonly last: TestResult['outcome'] | 'notRun'
}

const filledIn = /%[%sdifjoOc#$]|\$[\w.]+/
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** Matches the title as it runs, with whatever stands in the places that a table fills. */
const patternOf = (title: string) => new RegExp(`^${title.split(filledIn).map(escaped).join('.*')}$`, 's')

function lastOf({ file, title }: TestTitle, results: readonly TestResult[]): RuleTest['last'] {
  const pattern = patternOf(title)
  const outcomes = results
    .filter((result) => result.file === file && pattern.test(result.title))
    .map(({ outcome }) => outcome)
  return (['failed', 'passed', 'skipped'] as const).find((outcome) => outcomes.includes(outcome)) ?? 'notRun'
}

/** The tests of each rule that a title names, by the rule's id. */
export function testsByRule(tests: readonly TestTitle[], results: readonly TestResult[]): Map<string, RuleTest[]> {
  const byRule = new Map<string, RuleTest[]>()
  for (const test of tests.filter(({ rules }) => rules.length > 0)) {
    const known: RuleTest = { file: test.file, title: test.title, last: lastOf(test, results) }
    for (const rule of test.rules) byRule.set(rule, [...(byRule.get(rule) ?? []), known])
  }
  return byRule
}
