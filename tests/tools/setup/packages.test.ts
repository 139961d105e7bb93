import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ensurePackages } from '../../../tools/setup/packages.mjs'

/** Stands in for npm: unpacks what the lock file names, or does what the file `npm-does` says. */
const npm = `#!${process.execPath}
const { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } = require('node:fs')
const { join } = require('node:path')
const root = process.env.TEST_ROOT
const does = existsSync(join(root, 'npm-does')) ? readFileSync(join(root, 'npm-does'), 'utf8') : ''
appendFileSync(join(root, 'calls'), existsSync('node_modules') ? 'found old packages\\n' : 'clean\\n')
if (does === 'has no room') { console.error('npm error code ENOSPC'); process.exit(1) }
const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
for (const [path, { version, optional }] of Object.entries(packages)) {
  if (path === '' || (optional && does === 'leaves out')) continue
  mkdirSync(path, { recursive: true })
  writeFileSync(join(path, 'package.json'), JSON.stringify({ version }))
  if (does === 'dies') process.kill(process.pid, 'SIGKILL')
  if (does === 'hangs') { writeFileSync(join(root, 'hanging'), ''); setInterval(() => undefined, 1000); return }
  writeFileSync(join(path, 'index.js'), 'module.exports = 1')
}
if (does === 'waits') { const timer = setInterval(() => existsSync(join(root, 'go')) && clearInterval(timer), 5) }
`

let root: string
let said: string[]
const inModules = (...names: readonly string[]): string => join(root, 'node_modules', ...names)
const npmDoes = (what: string) => writeFileSync(join(root, 'npm-does'), what)
const calls = (): string[] =>
  (existsSync(join(root, 'calls')) ? readFileSync(join(root, 'calls'), 'utf8') : '').trim().split('\n')
const lock = (versions: Readonly<Record<string, string>>) => {
  const packages = Object.entries(versions).map(([name, version]) => [`node_modules/${name}`, { version }] as const)
  const own = { version: '1.0.0', optional: true, os: [process.platform], cpu: process.arch }
  const foreign = { version: '1.0.0', optional: true, os: [`!${process.platform}`] }
  const all = { '': {}, ...Object.fromEntries(packages), 'node_modules/own': own, 'node_modules/foreign/sub': foreign }
  writeFileSync(join(root, 'package-lock.json'), JSON.stringify({ packages: all }))
}
const start = () => ensurePackages(root, (line) => said.push(line))
const isWhole = () => expect(readFileSync(inModules('two', 'index.js'), 'utf8')).toBe('module.exports = 1')

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'tokhai-packages-'))
  said = []
  mkdirSync(join(root, 'bin'))
  writeFileSync(join(root, 'bin', 'npm'), npm, { mode: 0o755 })
  writeFileSync(join(root, 'package.json'), '{}')
  lock({ one: '1.0.0', two: '2.0.0' })
  vi.stubEnv('PATH', [join(root, 'bin'), process.env['PATH']].join(delimiter))
  vi.stubEnv('TEST_ROOT', root)
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(root, { recursive: true, force: true })
})

it('installs once, and then finds everything there', async () => {
  expect(await start()).toBeNull()
  isWhole()
  expect(said[0]).toBe('Installing packages …')
  expect(readdirSync(inModules()).toSorted()).toEqual(['.tokhai-stamp', 'foreign', 'one', 'own', 'two'])
  said = []
  expect(await start()).toBeNull()
  expect([said, calls()]).toEqual([[], ['clean']])
})

it('begins anew where npm was killed, and hands npm nothing of what it had unpacked', async () => {
  npmDoes('dies')
  expect(await start()).toContain('it ended by SIGKILL')
  expect(readdirSync(inModules())).toEqual([])
  npmDoes('')
  expect(await start()).toBeNull()
  isWhole()
  expect(calls()).toEqual(['clean', 'clean'])
})

it('takes over from a start that was killed with its npm', async () => {
  npmDoes('hangs')
  const module = pathToFileURL(join(import.meta.dirname, '../../../tools/setup/packages.mjs')).href
  const program = `import(${JSON.stringify(module)}).then((setup) => setup.ensurePackages(${JSON.stringify(root)}, () => undefined))`
  const killed = spawn(process.execPath, ['-e', program], { detached: true, stdio: 'ignore' })
  await vi.waitFor(() => expect(existsSync(join(root, 'hanging'))).toBe(true), 10_000)
  process.kill(-(killed.pid ?? 0), 'SIGKILL')
  await once(killed, 'close')
  npmDoes('')
  expect(await start()).toBeNull()
  isWhole()
  expect(said[0]).toContain('not known that the packages were installed to the end')
  expect(readdirSync(inModules()).filter((name) => name.startsWith('.'))).toEqual(['.tokhai-stamp'])
})

const damages: Readonly<Record<string, readonly [() => void, string]>> = {
  'has no mark': [() => rmSync(inModules('.tokhai-stamp')), 'not known'],
  'has the mark of an earlier version': [() => writeFileSync(inModules('.tokhai-stamp'), 'a'.repeat(64)), 'not known'],
  'has half a mark': [() => truncateSync(inModules('.tokhai-stamp'), 40), 'not known'],
  'lacks a file': [() => rmSync(inModules('two', 'index.js')), 'node_modules/two/index.js is not whole'],
  'has a file that is cut off': [() => truncateSync(inModules('two', 'index.js'), 3), 'node_modules/two/index.js'],
  'lacks a package': [() => rmSync(inModules('two'), { recursive: true }), 'is not whole'],
  'has a package of another version': [
    () => writeFileSync(inModules('two', 'package.json'), JSON.stringify({ version: '9.9.9' })),
    'node_modules/two is not whole',
  ],
  'is that of another commit': [() => lock({ one: '1.0.0', two: '2.0.1' }), 'belong to this version'],
  'is that of another machine': [
    () => {
      const mark = readFileSync(inModules('.tokhai-stamp'), 'utf8')
      writeFileSync(inModules('.tokhai-stamp'), mark.replace(`${process.platform}-`, 'other-'))
    },
    'another machine',
  ],
}

it.each(Object.entries(damages))('installs anew where node_modules %s', async (_what, [damage, reason]) => {
  await start()
  damage()
  said = []
  expect(await start()).toBeNull()
  isWhole()
  expect(said[0]).toContain(reason)
  expect(calls()).toEqual(['clean', 'clean'])
  expect(await start()).toBeNull()
  expect(calls()).toHaveLength(2)
})

it('leaves alone what somebody has added', async () => {
  await start()
  appendFileSync(inModules('two', 'index.js'), '// tried something')
  mkdirSync(inModules('mine'))
  expect(await start()).toBeNull()
  expect(calls()).toHaveLength(1)
})

it('says that the disk is full, and goes on once there is room', async () => {
  npmDoes('has no room')
  expect(await start()).toMatch(/^The disk is full/)
  npmDoes('')
  expect(await start()).toBeNull()
  isWhole()
})

it('tries again where npm has silently left out a package that is made for this machine', async () => {
  npmDoes('leaves out')
  expect(await start()).toBeNull()
  expect(said.join('\n')).toContain('npm left out node_modules/own,')
  expect(said.join('\n')).not.toContain('foreign')
  npmDoes('')
  await start()
  await start()
  expect(calls()).toHaveLength(2)
})

it('keeps what was there where npm fails', async () => {
  await start()
  lock({ one: '1.0.0', two: '3.0.0' })
  npmDoes('has no room')
  expect(await start()).not.toBeNull()
  isWhole()
})

it('lets one of two starts install, and the other wait for it', async () => {
  npmDoes('waits')
  const isWaiting = Promise.withResolvers<string>()
  const first = start()
  await vi.waitFor(() => expect(calls()).toEqual(['clean']), 10_000)
  const second = ensurePackages(root, isWaiting.resolve)
  expect(await isWaiting.promise).toContain('waiting for it')
  writeFileSync(join(root, 'go'), '')
  expect(await Promise.all([first, second])).toEqual([null, null])
  expect(calls()).toHaveLength(1)
  expect(existsSync(inModules('.tokhai-install.lock'))).toBe(false)
})
