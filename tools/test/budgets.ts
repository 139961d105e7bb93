/**
 * The largest share of a whole run's processor seconds that a stage, or a folder of tests within one, is meant to have, in percent
 * ([0480](../../docs/decisions/tests.md#0480)). What has no entry is meant to stay below `others`.
 */
export const budgets: Readonly<Record<string, number>> = {
  node: 43,
  hostile: 17,
  browser: 20,
  e2e: 42,
  'tests/server': 17,
  'tests/contract': 11,
  'tests/features': 3,
  'tests/signing': 3,
  'tests/tools': 3,
  'tests/hostile': 16,
  'tests/e2e/declarations': 50,
  'tests/e2e/shell': 20,
  'tests/e2e/digitalSignatures': 7,
  'tests/e2e/start': 4,
  'tests/e2e/users': 3,
  'tests/e2e/items': 4,
  'tests/e2e/pitCertificates': 4,
  'tests/e2e/eInvoices': 6,
}
const others = 2

/** Processor seconds by stage or folder of tests. */
export type Spent = Readonly<Record<string, number>>

/** `tests/server` for `tests/server/lists.test.ts`, `tests/e2e/shops` for `tests/e2e/shops/shops.e2e.test.ts`. */
const folderOf = (test: string): string =>
  test
    .split('/')
    .slice(0, test.startsWith('tests/e2e/') ? 3 : 2)
    .join('/')

/** What the files of a suite have noted, by folder. @param lines seconds, a space, and the path of a test */
export function byFolder(lines: string): Spent {
  const spent: Record<string, number> = {}
  for (const line of lines.split('\n').filter((each) => each !== '')) {
    const [seconds = '', test = ''] = line.split(' ')
    const folder = folderOf(test)
    spent[folder] = (spent[folder] ?? 0) + Number(seconds)
  }
  return spent
}

const sumOf = (spent: Spent): number => Object.values(spent).reduce((sum, seconds) => sum + seconds, 0)

/** `2400 processor seconds: node 330, e2e 800`, with stages in the order in which they ended. */
export const secondsText = (stages: Spent): string =>
  `${Math.round(sumOf(stages))} processor seconds: ${Object.entries(stages)
    .map(([name, seconds]) => `${name} ${Math.round(seconds)}`)
    .join(', ')}`

/** A line for each suite and folder that has passed its share of a whole run. @param stages all of them; checks have no budget */
export function budgetLines(stages: Spent, folders: Spent): readonly string[] {
  const whole = sumOf(stages)
  const suites = Object.entries(stages).filter(([name]) => name in budgets)
  return [...suites, ...Object.entries(folders)]
    .map(([name, seconds]) => ({ name, share: (seconds / whole) * 100, budget: budgets[name] ?? others }))
    .filter(({ share, budget }) => share > budget)
    .map(
      ({ name, share, budget }) => `over its budget: ${name}, ${share.toFixed(1)} % of the run in place of ${budget} %`,
    )
}
