import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import * as v from 'valibot'
import { readLastResults } from '../../../requirements/lastResults.ts'
import { readRequirementFiles } from '../../../requirements/readRequirements.ts'
import { ruleIdsIn } from '../../../requirements/requirement.ts'
import { testsByRule, type RuleTest, type TestResult } from '../../../requirements/ruleTests.ts'
import { compare, readSeeds } from '../../../requirements/seeds.ts'
import { readTestTitles } from '../../../requirements/testTitles.ts'

const lastRunSchema = v.object({
  /** The tests whose titles name a rule. */
  tests: v.array(
    v.object({ file: v.string(), title: v.string(), last: v.picklist(['passed', 'failed', 'skipped', 'notRun']) }),
  ),
  /** Ids of rules whose line in the seeds is gone or changed. */
  suspects: v.array(v.string()),
})

/** The tests of rules with how they ended last, and the rules that were suspect then; committed, so that the page is the same everywhere. */
export type LastRun = v.InferOutput<typeof lastRunSchema>

const fileOf = (root: string) => join(root, 'statecharts/last-run.json')

/** What statecharts/last-run.json says: nothing where it is absent. */
export const readLastRun = (root: string): LastRun =>
  existsSync(fileOf(root))
    ? v.parse(lastRunSchema, JSON.parse(readFileSync(fileOf(root), 'utf8')))
    : { tests: [], suspects: [] }

/** The tests of each rule, by the rule's id. */
export const testsOf = ({ tests }: LastRun): Readonly<Record<string, readonly RuleTest[]>> => {
  const named = tests.flatMap((test) => ruleIdsIn(test.title).map((rule) => ({ rule, test })))
  return Object.fromEntries(
    [...Map.groupBy(named, ({ rule }) => rule)].map(([rule, of]) => [rule, of.map(({ test }) => test)]),
  )
}

const resultsIn = (folder: string, root: string, { tests }: LastRun): readonly TestResult[] => {
  const fresh = readLastResults(folder, root)
  const spokenOf = new Set(fresh.map(({ file }) => file))
  const older = tests.flatMap(({ file, title, last }) =>
    last === 'notRun' || spokenOf.has(file) ? [] : [{ file, title, outcome: last }],
  )
  return [...fresh, ...older]
}

const suspectsIn = (root: string, seeds: string): readonly string[] =>
  compare(readRequirementFiles(join(root, 'docs/requirements')), readSeeds(seeds)).suspects.map(
    ({ requirement }) => requirement.id,
  )

/**
 * Writes statecharts/last-run.json anew from the tests, the reports that `npm test` left in .cache/tests, and the folder of
 * seeds where there is one. Results of files that no report speaks of stay as they were.
 */
export const refreshLastRun = (root: string, seeds: string): void => {
  const known = readLastRun(root)
  const byRule = testsByRule(
    readTestTitles(join(root, 'tests'), root),
    resultsIn(join(root, '.cache/tests'), root, known),
  )
  const tests = new Map([...byRule.values()].flat().map((test) => [`${test.file}: ${test.title}`, test]))
  const lastRun: LastRun = {
    tests: [...tests].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, test]) => test),
    suspects: existsSync(seeds) ? [...suspectsIn(root, seeds)] : known.suspects,
  }
  mkdirSync(dirname(fileOf(root)), { recursive: true })
  writeFileSync(fileOf(root), `${JSON.stringify(lastRun, null, 1)}\n`)
}
