import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import * as v from 'valibot'
import { localeSchema } from '../../src/domain/locale.ts'
import { readFlows } from '../charts/flows.ts'
import { readCatalogue } from '../charts/words/catalogue.ts'
import { readPerLocale } from '../messages/perLocale.ts'
import { tellChanges } from './diff/diff.ts'
import { exportsOf, type ExportedFile } from './exports.ts'
import { staleFiles, writeFiles } from './files.ts'
import { buildPage } from './page/build.ts'
import { refreshLastRun } from './page/facts/lastRun.ts'
import { problemsOf } from './problems.ts'

const { values } = parseArgs({
  options: { check: { type: 'boolean', default: false }, diff: { type: 'string' }, language: { type: 'string', default: 'en' }, seeds: { type: 'string' } },
})
const language = v.parse(localeSchema, values.language)
const root = fileURLToPath(new URL('../..', import.meta.url))
const folder = join(root, 'statecharts')
const flows = await readFlows(root)
const catalogues = await readPerLocale((locale) => readCatalogue(root, 'charts', locale))

const allFiles = async (): Promise<readonly ExportedFile[]> => {
  const files = (await Promise.all(flows.map((known) => exportsOf(known, catalogues)))).flat()
  return [...files, { path: 'index.html', content: await buildPage(root, flows) }]
}

/** Exit code 1 where an export is not what its chart says, or a chart lacks what its readers need. */
const check = async () => {
  const files = await allFiles()
  const problems = [...flows.flatMap((known) => problemsOf(known, catalogues)), ...staleFiles(folder, files)]
  for (const problem of problems) console.error(problem)
  console.log(`${flows.length} charts, ${files.length} exports, ${problems.length} problems`)
  return problems.length === 0 ? 0 : 1
}

const write = async () => {
  if (values.seeds !== undefined && !existsSync(values.seeds)) {
    console.error(`There is no folder '${values.seeds}' with seed documents.`)
    return 2
  }
  refreshLastRun(root, values.seeds === undefined ? join(root, '..', 'shared', 'seeds') : resolve(values.seeds))
  const files = await allFiles()
  const written = writeFiles(folder, files)
  console.log(`${flows.length} charts, ${files.length} exports, ${written} written anew`)
  return 0
}

process.exitCode = values.diff !== undefined ? await tellChanges(root, values.diff, flows, language) : values.check ? await check() : await write()
