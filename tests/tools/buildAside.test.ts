import {
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
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { buildAside } from '../../tools/start/buildAside.ts'

const builder = `
import { existsSync, mkdirSync, readFileSync, writeFileSync, appendFileSync } from 'node:fs'
const [folder, part] = process.argv.slice(2)
const does = existsSync('does') ? readFileSync('does', 'utf8') : ''
appendFileSync('calls', part)
mkdirSync(folder + '/' + part, { recursive: true })
writeFileSync(folder + '/' + part + '/page.js', readFileSync('source', 'utf8'))
if (does === 'fails at ' + part) { console.error('Cannot find module x'); process.exit(1) }
if (does === 'has no room') { console.error('ENOSPC: no space left on device, write'); process.exit(1) }
if (does === 'dies at ' + part) process.kill(process.pid, 'SIGKILL')
if (does === 'waits') { const timer = setInterval(() => existsSync('go') && clearInterval(timer), 5) }
`

let root: string
let said: string[]
const inDist = (...names: readonly string[]): string => join(root, 'dist', ...names)
const calls = (): string => (existsSync(join(root, 'calls')) ? readFileSync(join(root, 'calls'), 'utf8') : '')
const builds = (does: string) => writeFileSync(join(root, 'does'), does)
const source = (text: string) => writeFileSync(join(root, 'source'), text)

const build = (say: (line: string) => void = (line) => void said.push(line), signal = new AbortController().signal) =>
  buildAside({
    root,
    fingerprint: readFileSync(join(root, 'source'), 'utf8'),
    steps: (folder) => [
      ['builder.mjs', folder, 'a'],
      ['builder.mjs', folder, 'b'],
    ],
    say,
    signal,
  })

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'tokhai-build-'))
  said = []
  writeFileSync(join(root, 'builder.mjs'), builder)
  source('first')
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const pages = (): string[] => ['a', 'b'].map((part) => readFileSync(inDist(part, 'page.js'), 'utf8'))
const scratch = (): string[] => readdirSync(join(root, '.cache'))

it('builds once, and again when the sources have changed', async () => {
  expect(await build()).toEqual({ ok: true, output: '' })
  await build()
  expect([calls(), pages()]).toEqual(['ab', ['first', 'first']])
  source('second')
  await build()
  expect([calls(), pages(), scratch()]).toEqual(['abab', ['second', 'second'], []])
})

it.each(['fails at a', 'fails at b', 'dies at a', 'dies at b'])(
  'a build that %s is shown with what it said, and leaves the one before as it was',
  async (what) => {
    await build()
    source('second')
    builds(what)
    const failed = await build()
    expect(failed.ok).toBe(false)
    expect(failed.output).toContain(what.startsWith('fails') ? 'Cannot find module x' : 'builder.mjs ended by SIGKILL.')
    expect([pages(), scratch()]).toEqual([['first', 'first'], []])
    builds('')
    expect((await build()).ok).toBe(true)
    expect(pages()).toEqual(['second', 'second'])
  },
)

it('a full disk is named', async () => {
  builds('has no room')
  expect((await build()).output).toContain('The disk is full: make room, and start again.')
})

it('removes what a build that was killed has left', async () => {
  mkdirSync(join(root, '.cache', 'build-killed', 'dist'), { recursive: true })
  await build()
  expect(scratch()).toEqual([])
})

it.each<[string, () => void]>([
  ['a file is missing', () => rmSync(inDist('b', 'page.js'))],
  ['a file is cut off', () => truncateSync(inDist('a', 'page.js'), 1)],
  ['the stamp is cut off', () => truncateSync(inDist('.tokhai-stamp'), 9)],
])('builds anew where %s', async (_what, damage) => {
  await build()
  damage()
  expect((await build()).ok).toBe(true)
  expect([calls(), pages()]).toEqual(['abab', ['first', 'first']])
})

it('of two at once, one builds and the other waits for it', async () => {
  builds('waits')
  const isWaiting = Promise.withResolvers<string>()
  const first = build()
  await vi.waitFor(() => expect(calls()).toBe('a'), 10_000)
  const second = build(isWaiting.resolve)
  expect(await isWaiting.promise).toContain('waiting for it')
  writeFileSync(join(root, 'go'), '')
  expect(await Promise.all([first, second])).toEqual([
    { ok: true, output: '' },
    { ok: true, output: '' },
  ])
  expect(calls()).toBe('ab')
})

it('an aborted build has failed, and leaves nothing', async () => {
  builds('waits')
  const ending = new AbortController()
  const aborted = build(undefined, ending.signal)
  await vi.waitFor(() => expect(calls()).toBe('a'), 10_000)
  ending.abort()
  expect((await aborted).ok).toBe(false)
  expect([existsSync(inDist()), scratch()]).toEqual([false, []])
})
