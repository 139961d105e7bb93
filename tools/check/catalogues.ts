import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Locale } from '../../src/domain/locale.ts'
import { catalogueNames, readPo } from '../messages/readPo.ts'
import type { Entry } from './catalogues/inspect.ts'
import { inspectCatalogue } from './catalogues/inspect.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Messages of every catalogue of a language. */
const entriesOf = async (locale: Locale): Promise<Entry[]> => (await Promise.all(catalogueNames(root, locale).map((name) => readPo(root, name, locale)))).flat()

/** What `lingui extract --clean` would write differently, or nothing. */
function outOfStep(): string[] {
  const lingui = fileURLToPath(new URL('lingui.js', import.meta.resolve('@lingui/cli')))
  const run = spawnSync(process.execPath, [lingui, 'check', 'sync', '--clean', '--verbose'], { cwd: root, encoding: 'utf8' })
  return run.status === 0 ? [] : [`${run.stdout}${run.stderr}`.trim(), 'The catalogues are not what the sources say: run npm run messages']
}

const catalogues = await Promise.all((['vi', 'ko'] as const).map(async (locale) => ({ locale, entries: await entriesOf(locale) })))
const problems = [
  ...outOfStep(),
  ...catalogues.flatMap(({ locale, entries }) => (entries.length === 0 ? [`${locale} has no catalogue`] : inspectCatalogue(locale, entries))),
]
for (const problem of problems) console.error(problem)
console.log(`${catalogues.map(({ locale, entries }) => `${locale} ${entries.length} messages`).join(', ')}, ${problems.length} problems`)
process.exitCode = problems.length === 0 ? 0 : 1
