import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { catalogueFolders, readCatalogue } from '../messages/readPo.ts'
import { inspectCatalogue } from './catalogues/inspect.ts'
import { inspectLoading } from './catalogues/unloaded.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** What `lingui extract --clean` would write differently, or nothing. */
function outOfStep(): string[] {
  const lingui = fileURLToPath(new URL('lingui.js', import.meta.resolve('@lingui/cli')))
  const run = spawnSync(process.execPath, [lingui, 'check', 'sync', '--clean', '--verbose'], {
    cwd: root,
    encoding: 'utf8',
  })
  return run.status === 0
    ? []
    : [`${run.stdout}${run.stderr}`.trim(), 'The catalogues are not what the sources say: run npm run messages']
}

/** Every catalogue of a language with its messages. */
const readAll = (locale: 'vi' | 'ko') =>
  Promise.all(
    catalogueFolders(root).map(async (folder) => ({
      file: `${folder}/${locale}.po`,
      entries: await readCatalogue(root, folder, locale),
    })),
  )

const languages = await Promise.all(
  (['vi', 'ko'] as const).map(async (locale) => ({ locale, catalogues: await readAll(locale) })),
)
const problems = [
  ...outOfStep(),
  ...(await inspectLoading(root)),
  ...languages.flatMap(({ locale, catalogues }) =>
    catalogues.length === 0
      ? [`${locale} has no catalogue`]
      : catalogues.flatMap(({ file, entries }) => inspectCatalogue(file, entries)),
  ),
]
for (const problem of problems) console.error(problem)
const counts = languages.map(
  ({ locale, catalogues }) => `${locale} ${catalogues.reduce((sum, { entries }) => sum + entries.length, 0)} messages`,
)
console.log(`${counts.join(', ')}, ${problems.length} problems`)
process.exitCode = problems.length === 0 ? 0 : 1
