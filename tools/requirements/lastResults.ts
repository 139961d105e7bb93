import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as v from 'valibot'
import type { TestResult } from './ruleTests.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const kept = join(root, '.cache', 'tests')

const reportSchema = v.object({
  testResults: v.array(
    v.object({
      name: v.string(),
      assertionResults: v.array(
        v.object({ ancestorTitles: v.array(v.string()), title: v.string(), status: v.string() }),
      ),
    }),
  ),
})

const outcomeOf = (status: string): TestResult['outcome'] =>
  status === 'passed' || status === 'failed' ? status : 'skipped'

/**
 * What the last `npm test` has left of each suite in .cache/tests: nothing where it never ran.
 *
 * @param folder of vitest's JSON reports
 * @param base the folder that the files are named from
 */
export function readLastResults(folder = kept, base = root): TestResult[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .toSorted()
    .flatMap((name) => {
      const { testResults } = v.parse(reportSchema, JSON.parse(readFileSync(join(folder, name), 'utf8')))
      return testResults.flatMap(({ name: path, assertionResults }) =>
        assertionResults.map(({ ancestorTitles, title, status }) => ({
          file: relative(base, path).replaceAll('\\', '/'),
          title: [...ancestorTitles, title].join(' > '),
          outcome: outcomeOf(status),
        })),
      )
    })
}
