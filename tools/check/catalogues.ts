import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { formatter } from '@lingui/format-po'
import type { Entry } from './catalogues/inspect.ts'
import { inspectCatalogue } from './catalogues/inspect.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const sourceLocale = 'en'
const po = formatter({ lineNumbers: false })

async function entriesOf(locale: string): Promise<Entry[]> {
  const filename = `${root}src/i18n/catalogues/${locale}.po`
  if (!existsSync(filename)) return []
  const messages = await po.parse(readFileSync(filename, 'utf8'), { locale, sourceLocale, filename })
  return Object.entries(messages).map(([id, { message, translation }]) => ({ source: message ?? id, translation: translation ?? '' }))
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
