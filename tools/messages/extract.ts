import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findFlows, incomplete } from '../charts/flows.ts'
import { refuse } from '../commands/refuse.ts'
import { locales } from '../../src/domain/locale.ts'
import { filled, translationsOf } from './carry.ts'
import { catalogueFolders } from './readPo.ts'

/** Takes new texts from the sources into the catalogues. A text that moves from one catalogue to another takes its translation along. */
const root = fileURLToPath(new URL('../..', import.meta.url))

// lingui would report it once per machine, each time with its own stack.
const flows = await findFlows(root)
if (!flows.ok) process.exit(refuse(incomplete(flows.failure)))

const catalogues = (): string[] =>
  catalogueFolders(root)
    .flatMap((folder) => locales.map((locale) => join(root, folder, `${locale}.po`)))
    .filter((path) => existsSync(path))

const known = new Map<string, string>()
for (const path of catalogues()) {
  for (const [message, translation] of translationsOf(readFileSync(path, 'utf8')))
    known.set(`${basename(path)} ${message}`, translation)
}
const lingui = fileURLToPath(new URL('lingui.js', import.meta.resolve('@lingui/cli')))
const { status, stdout } = spawnSync(process.execPath, [lingui, 'extract', '--clean'], {
  cwd: root,
  stdio: ['ignore', 'pipe', 'inherit'],
  encoding: 'utf8',
})
// lingui advises scripts of npm that this project does not have.
process.stdout.write(stdout.replaceAll(/^\(Use "npm run .*\n/gm, ''))
for (const path of catalogues()) {
  const text = readFileSync(path, 'utf8')
  const next = filled(text, (message) => known.get(`${basename(path)} ${message}`))
  if (next !== text) writeFileSync(path, next)
}
process.exitCode = status ?? 1
