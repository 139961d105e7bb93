import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { formatter } from '@lingui/format-po'
import type { Entry } from './catalogues/inspect.ts'
import { inspectCatalogue } from './catalogues/inspect.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const folder = join(root, 'src/i18n/catalogues')
const sourceLocale = 'en'
const po = formatter({ lineNumbers: false })

/** Messages of every catalogue of a language. */
async function entriesOf(locale: string): Promise<Entry[]> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => basename(path) === `${locale}.po`)
  const catalogues = files.map(async (path) => {
    const filename = join(folder, path)
    return po.parse(readFileSync(filename, 'utf8'), { locale, sourceLocale, filename })
  })
  const messages = (await Promise.all(catalogues)).flatMap((catalogue) => Object.entries(catalogue))
  return messages.map(([id, { message, translation }]) => ({ source: message ?? id, translation: translation ?? '' }))
}

/** What `lingui extract --clean` would write differently, or nothing. */
function outOfStep(): string[] {
  const lingui = fileURLToPath(new URL('lingui.js', import.meta.resolve('@lingui/cli')))
  const run = spawnSync(process.execPath, [lingui, 'check', 'sync', '--clean', '--verbose'], { cwd: root, encoding: 'utf8' })
  return run.status === 0 ? [] : [`${run.stdout}${run.stderr}`.trim(), 'The catalogues are not what the sources say: run npm run messages']
}

const catalogues = await Promise.all(['vi', 'ko'].map(async (locale) => ({ locale, entries: await entriesOf(locale) })))
const problems = [
  ...outOfStep(),
  ...catalogues.flatMap(({ locale, entries }) => (entries.length === 0 ? [`${locale} has no catalogue`] : inspectCatalogue(locale, entries))),
]
for (const problem of problems) console.error(problem)
console.log(`${catalogues.map(({ locale, entries }) => `${locale} ${entries.length} messages`).join(', ')}, ${problems.length} problems`)
process.exitCode = problems.length === 0 ? 0 : 1
