import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import * as v from 'valibot'
import type { AnyCall } from '../../src/api/contract/call.ts'
import { contract } from '../../src/api/contract/contract.ts'
import { ownOptions } from '../commands/ownOptions.ts'
import { decisionIndex, doubleNumbers, missingDecisions } from './decisions.ts'
import { openApiOf } from './openapi.ts'
import { pageOf } from './page.ts'

const fromRoot = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url))
const { check } = ownOptions({ check: { type: 'boolean', default: false } }).values

const packageSchema = v.object({ name: v.string(), version: v.string() })
const { name, version } = v.parse(packageSchema, JSON.parse(readFileSync(fromRoot('package.json'), 'utf8')))
const calls: readonly AnyCall[] = Object.values(contract)
const openApi = openApiOf(calls, { title: name, version, cookie: 'tokhai' })
const decisions = readdirSync(fromRoot('docs/decisions'))
  .filter((file) => file.endsWith('.md') && file !== 'README.md')
  .map((file) => ({ file, text: readFileSync(fromRoot(`docs/decisions/${file}`), 'utf8') }))
const pages = {
  'docs/api.md': pageOf(calls),
  'docs/openapi.json': `${JSON.stringify(openApi, null, 2)}\n`,
  'docs/decisions/README.md': decisionIndex(decisions),
}

const stale = Object.entries(pages).filter(
  ([path, text]) => !existsSync(fromRoot(path)) || readFileSync(fromRoot(path), 'utf8') !== text,
)
for (const [path, text] of stale) {
  if (check) console.error(`${path} is stale: run npm run api-docs`)
  else writeFileSync(fromRoot(path), text)
}

// What names a decision, in every file that says words of ours.
const listed = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
  cwd: fromRoot(''),
  encoding: 'utf8',
})
const missingIn = missingDecisions(decisions)
const broken = [
  ...doubleNumbers(decisions).map((number) => `docs/decisions has ${number} twice`),
  ...listed.stdout
    .split('\0')
    .filter((path) => /\.(?:md|tsx?|mjs|css)$/.test(path) && !path.startsWith('tests/tools/decisions'))
    .filter((path) => existsSync(fromRoot(path)))
    .flatMap((path) => missingIn(path, readFileSync(fromRoot(path), 'utf8'))),
]
if (check) for (const problem of broken) console.error(problem)

console.log(
  `${calls.length} calls, ${stale.length} of ${Object.keys(pages).length} pages ${check ? 'stale' : 'written'}`,
)
process.exitCode = check && stale.length + broken.length > 0 ? 1 : 0
