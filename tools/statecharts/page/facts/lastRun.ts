import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { readLastResults } from '../../../requirements/lastResults.ts'
import { readRequirementFiles } from '../../../requirements/readRequirements.ts'
import { testsByRule, type RuleTest, type TestResult } from '../../../requirements/ruleTests.ts'
import { compare, readSeeds } from '../../../requirements/seeds.ts'
import { readTestTitles } from '../../../requirements/testTitles.ts'

const lastRunSchema = v.object({
  tests: v.array(v.object({ file: v.string(), title: v.string(), outcome: v.picklist(['passed', 'failed', 'skipped']) })),
  /** Ids of rules whose line in the seeds is gone or changed. */
  suspects: v.array(v.string()),
})

/** How the tests of rules ended when they last ran, and which rules were suspect then; committed, so that the page says it everywhere. */
export type LastRun = v.InferOutput<typeof lastRunSchema>

const fileOf = (root: string) => join(root, 'statecharts/last-run.json')

/** What statecharts/last-run.json says: nothing where it is absent. */
export const readLastRun = (root: string): LastRun =>
  existsSync(fileOf(root)) ? v.parse(lastRunSchema, JSON.parse(readFileSync(fileOf(root), 'utf8'))) : { tests: [], suspects: [] }

const resultsFor = (tests: ReadonlyMap<string, readonly RuleTest[]>): TestResult[] => {
  const ran = [...tests.values()].flat().flatMap(({ file, title, last }) => (last === 'notRun' ? [] : [{ file, title, outcome: last }]))
  const once = new Map(ran.map((result) => [`${result.file}: ${result.title}`, result]))
  return [...once].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, result]) => result)
}

/**
 * Writes statecharts/last-run.json anew from the reports that `npm test` left in .cache/tests, and from the seeds where a
 * folder of them is given. What neither of them speaks of stays as it was.
 */
export const refreshLastRun = (root: string, seeds: string | null): void => {
  const known = readLastRun(root)
  const fresh = readLastResults(join(root, '.cache/tests'), root)
  const spokenOf = new Set(fresh.map(({ file }) => file))
  const results = [...fresh, ...known.tests.filter(({ file }) => !spokenOf.has(file))]
  const suspects =
    seeds === null || !existsSync(seeds)
      ? known.suspects
      : compare(readRequirementFiles(join(root, 'docs/requirements')), readSeeds(seeds)).suspects.map(({ requirement }) => requirement.id)
  const lastRun: LastRun = { tests: resultsFor(testsByRule(readTestTitles(join(root, 'tests')), results)), suspects }
  writeFileSync(fileOf(root), `${JSON.stringify(lastRun, null, 1)}\n`)
}
