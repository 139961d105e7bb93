import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { pageOf } from './page.ts'
import { readRequirementFiles } from './readRequirements.ts'
import { problemsOf } from './requirement.ts'
import type { Comparison } from './seeds.ts'
import { compare, readSeeds } from './seeds.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const pagePath = join(root, 'docs/requirements/README.md')
const beside = join(root, '..', 'shared', 'seeds')

const { check, seeds, folder } = parseArgs({
  options: { check: { type: 'boolean', default: false }, seeds: { type: 'string' }, folder: { type: 'string' } },
}).values

function tell({ suspects, candidates, missing }: Comparison): void {
  for (const { requirement, gone } of suspects) console.error(`suspect ${requirement.id}: ${requirement.rule} (line ${gone.join(', ')} is gone or changed)`)
  for (const { document, number, text } of candidates) console.log(`candidate ${document} line ${number}: ${text.slice(0, 160)}`)
  for (const document of missing) console.log(`no seed of document ${document}: its rules are not compared`)
  console.log(`${suspects.length} suspect, ${candidates.length} candidates`)
}

const files = readRequirementFiles(folder)
const problems = problemsOf(files)
const page = pageOf(files)
const isFresh = existsSync(pagePath) && readFileSync(pagePath, 'utf8') === page
if (!isFresh && !check && folder === undefined) writeFileSync(pagePath, page)
if (!isFresh && check) problems.push('docs/requirements/README.md is not what the rules say: run npm run requirements')
for (const problem of problems) console.error(problem)
console.log(`${files.flatMap(({ requirements }) => requirements).length} rules in ${files.length} documents`)

const seedFolder = seeds === undefined ? beside : resolve(seeds)
if (check || (seeds === undefined && !existsSync(seedFolder))) {
  process.exitCode = problems.length === 0 ? 0 : 1
} else {
  const comparison = compare(files, readSeeds(seedFolder))
  tell(comparison)
  process.exitCode = problems.length === 0 && comparison.suspects.length === 0 ? 0 : 1
}
