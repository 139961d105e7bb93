import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import * as v from 'valibot'
import type { AnyCall } from '../../src/api/contract/call.ts'
import { contract } from '../../src/api/contract/contract.ts'
import { ownOptions } from '../commands/ownOptions.ts'
import { openApiOf } from './openapi.ts'
import { pageOf } from './page.ts'

const fromRoot = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url))
const { check } = ownOptions({ check: { type: 'boolean', default: false } }).values

const packageSchema = v.object({ name: v.string(), version: v.string() })
const { name, version } = v.parse(packageSchema, JSON.parse(readFileSync(fromRoot('package.json'), 'utf8')))
const calls: readonly AnyCall[] = Object.values(contract)
const openApi = openApiOf(calls, { title: name, version, cookie: 'tokhai' })
const pages = { 'docs/api.md': pageOf(calls), 'docs/openapi.json': `${JSON.stringify(openApi, null, 2)}\n` }

const stale = Object.entries(pages).filter(
  ([path, text]) => !existsSync(fromRoot(path)) || readFileSync(fromRoot(path), 'utf8') !== text,
)
for (const [path, text] of stale) {
  if (check) console.error(`${path} is not what the contract says: run npm run api-docs`)
  else writeFileSync(fromRoot(path), text)
}
console.log(
  `${calls.length} calls, ${stale.length} of ${Object.keys(pages).length} pages ${check ? 'stale' : 'written'}`,
)
process.exitCode = check && stale.length > 0 ? 1 : 0
