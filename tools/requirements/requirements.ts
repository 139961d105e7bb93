import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ownOptions } from '../commands/ownOptions.ts'
import { refuse } from '../commands/refuse.ts'
import { readLastResults } from './lastResults.ts'
import { pageOf } from './page.ts'
import { readRequirementFiles } from './readRequirements.ts'
import type { Requirement } from './requirement.ts'
import { areas, problemsOf } from './requirement.ts'
import { testsByRule } from './ruleTests.ts'
import type { Comparison } from './seeds.ts'
import { compare, readSeeds } from './seeds.ts'
import { readTestTitles } from './testTitles.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const pagePath = join(root, 'docs/requirements/README.md')
const beside = join(root, '..', 'shared', 'seeds')

const { check, tests, seeds, folder } = ownOptions({
  check: { type: 'boolean', default: false },
  tests: { type: 'boolean', default: false },
  seeds: { type: 'string' },
  folder: { type: 'string' },
}).values
const absent = [seeds, folder].find((each) => each !== undefined && !existsSync(each))
if (absent !== undefined) process.exit(refuse(`there is no folder '${absent}'`))

function print({ suspects, candidates, missing }: Comparison): void {
  for (const { requirement, gone } of suspects)
    console.error(`suspect ${requirement.id}: ${requirement.rule} (line ${gone.join(', ')} is gone or changed)`)
  for (const { document, number, text } of candidates)
    console.log(`candidate ${document} line ${number}: ${text.slice(0, 160)}`)
  for (const document of missing) console.log(`no seed of document ${document}: its rules are not compared`)
  console.log(`${suspects.length} suspect, ${candidates.length} candidates`)
}

function printTests(requirements: readonly Requirement[]): void {
  const byRule = testsByRule(readTestTitles(), readLastResults())
  for (const { id, rule } of requirements.filter((each) => byRule.has(each.id))) {
    console.log(`${id} ${rule}`)
    for (const { last, file, title } of byRule.get(id) ?? []) console.log(`  ${last.padEnd(8)} ${file}: ${title}`)
  }
  for (const { id, departure } of requirements)
    if (departure !== undefined) console.log(`${id} is done otherwise: decision ${departure}`)
  const untested = requirements.filter(({ id, departure }) => departure === undefined && !byRule.has(id))
  for (const area of areas) {
    const without = untested.filter((each) => each.area === area).map(({ id }) => id)
    if (without.length > 0) console.log(`${without.length} without a test in ${area}: ${without.join(' ')}`)
  }
}

const files = readRequirementFiles(folder)
const problems = problemsOf(files)
const page = pageOf(files)
const isFresh = existsSync(pagePath) && readFileSync(pagePath, 'utf8') === page
if (!isFresh && !check && folder === undefined) writeFileSync(pagePath, page)
if (!isFresh && check) problems.push('docs/requirements/README.md is not what the rules say: run npm run requirements')
for (const problem of problems) console.error(problem)
if (tests) printTests(files.flatMap(({ requirements }) => requirements))
console.log(`${files.flatMap(({ requirements }) => requirements).length} rules in ${files.length} documents`)

const seedFolder = seeds === undefined ? beside : resolve(seeds)
if (check || (seeds === undefined && !existsSync(seedFolder))) {
  process.exitCode = problems.length === 0 ? 0 : 1
} else {
  const comparison = compare(files, readSeeds(seedFolder))
  print(comparison)
  process.exitCode = problems.length === 0 && comparison.suspects.length === 0 ? 0 : 1
}
