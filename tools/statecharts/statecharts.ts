import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { locales, type Locale } from '../../src/domain/locale.ts'
import { kinds } from '../../src/machines/kinds.ts'
import { findFlows, incomplete, type KnownFlow } from '../charts/flows.ts'
import { readCatalogue } from '../charts/translation/catalogue.ts'
import type { Catalogue } from '../charts/translation/translate.ts'
import { readPerLocale, type PerLocale } from '../messages/perLocale.ts'
import { refuse } from '../commands/refuse.ts'
import { readCommand, usage, type Command } from './commandLine.ts'
import { printChanges } from './diff/diff.ts'
import { exportsOf, type ExportedFile } from './exports.ts'
import { staleFiles, writeFiles } from './files.ts'
import { acceptFacts, unacceptedFacts } from './lock/lock.ts'
import { kindsPageOf } from './kindsPage.ts'
import { buildPage } from './page/build.ts'
import { refreshLastRun } from './page/facts/lastRun.ts'
import { problemsOf } from './problems.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const folder = join(root, 'statecharts')

const readCatalogues = () => readPerLocale((locale) => readCatalogue(root, 'charts', locale))

const allFiles = async (
  flows: readonly KnownFlow[],
  catalogues: PerLocale<Catalogue>,
  languages: readonly Locale[],
): Promise<readonly ExportedFile[]> => {
  const files = (await Promise.all(flows.map((known) => exportsOf(known, catalogues, languages)))).flat()
  return [
    ...files,
    { path: 'kinds.md', content: kindsPageOf(flows, Object.values(kinds)) },
    { path: 'index.html', content: await buildPage(root, flows) },
  ]
}

/** Exit code 1 where an export is not what its chart says, or a chart lacks what its readers need. */
const check = async (flows: readonly KnownFlow[]) => {
  const catalogues = await readCatalogues()
  const files = await allFiles(flows, catalogues, ['en'])
  const problems = [
    ...flows.flatMap((known) => problemsOf(known, catalogues)),
    ...unacceptedFacts(folder, flows),
    ...staleFiles(folder, files),
  ]
  for (const problem of problems) console.error(problem)
  console.log(`${flows.length} charts, ${files.length} exports, ${problems.length} problems`)
  return problems.length === 0 ? 0 : 1
}

const write = async (flows: readonly KnownFlow[], seeds: string | undefined) => {
  if (seeds !== undefined && !existsSync(seeds)) return refuse(`there is no folder '${seeds}' with seed documents`)
  refreshLastRun(root, seeds === undefined ? join(root, '..', 'shared', 'seeds') : resolve(seeds))
  const files = await allFiles(flows, await readCatalogues(), locales)
  const written = writeFiles(folder, files)
  console.log(`${flows.length} charts, ${files.length} exports, ${written} written anew`)
  for (const line of unacceptedFacts(folder, flows)) console.log(line)
  return 0
}

const accept = (flows: readonly KnownFlow[]) => {
  console.log(`${flows.length} charts, ${acceptFacts(folder, flows)} changed facts accepted`)
  return 0
}

/** @returns the exit code; 2 for what cannot be done */
const follow = async ({ help, check: isCheck, accept: isAccept, diff, language, seeds }: Command): Promise<number> => {
  if (help) {
    console.log(usage)
    return 0
  }
  const found = await findFlows(root)
  if (!found.ok) return refuse(incomplete(found.failure))
  if (diff !== undefined) return printChanges(root, diff, found.value, language)
  if (isAccept) return accept(found.value)
  return isCheck ? check(found.value) : write(found.value, seeds)
}

const read = readCommand(process.argv.slice(2))
process.exitCode = read.ok
  ? await follow(read.value)
  : refuse(`${read.failure}\n(npm run statecharts -- --help lists what there is)`)
