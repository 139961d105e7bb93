import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findProgram } from '../../../tools/setup/programs.ts'
import { pathOf } from '../../../walks/model/path.ts'
import { pathsOf } from '../../../walks/model/pathsOf.ts'
import { flow } from '../../../walks/flows/tokenSigning.ts'
import { flow as doorbellFlow } from './madeUp/doorbell.ts'
import { expectAccessible, rulesIn } from '../support/accessibility.ts'
import { openBrowser, openPage, type Opened } from '../../../tools/product/browser.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
/** Milliseconds for two starts of Chromium on a busy machine. */
const patience = 240_000
// A run started from a test must not take itself for a part of that test.
const environment = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !name.startsWith('VITEST') && name !== 'NODE_ENV'),
)

const spawn = (program: string, parameters: readonly string[], settings: Readonly<Record<string, string>> = {}) =>
  spawnSync(program, parameters, {
    cwd: root,
    encoding: 'utf8',
    env: { ...environment, ...settings },
    timeout: patience,
  })
const run = (...parameters: readonly string[]) => spawn(process.execPath, parameters)

describe('npm run paths -- --run', () => {
  it('walks a named path and leaves a page, JUnit and a picture of each step', { timeout: patience }, () => {
    const [path] = pathsOf(flow)
    const id = path?.id ?? ''
    const { status, stdout, stderr } = run(
      'tools/paths/paths.ts',
      '--run',
      'tokenSigning',
      '--path',
      id,
      '--language',
      'vi',
    )
    expect(stdout, stderr).toContain('1 đạt, 0 không đạt, 0 chạy hai lần khác nhau')
    expect(status).toBe(0)
    const report = join(root, '.cache/paths/report')
    expect(readFileSync(join(report, 'index.html'), 'utf8')).toContain(`"id":"${id}"`)
    expect(readFileSync(join(report, 'junit.xml'), 'utf8')).toContain(
      '<testsuite name="tokenSigning" tests="1" failures="0"',
    )
    const pictures = readdirSync(join(report, 'pictures'))
    expect(pictures).toHaveLength((path?.steps.length ?? 0) + 1)
    expect(pictures.every((name) => statSync(join(report, 'pictures', name)).size > 1000)).toBe(true)
    expect(readdirSync(join(report, 'traces'))).toEqual([])
  })

  const xvfb = findProgram('xvfb-run')

  it(
    'walks paths that somebody kept, as a file and as a link, in a window where there is a screen',
    { timeout: patience },
    () => {
      const folder = mkdtempSync(join(tmpdir(), 'kept-'))
      const [path] = pathsOf(flow)
      const [first, second] = path?.steps ?? []
      if (path === undefined || first === undefined || second === undefined) throw new Error('no path')
      const id = pathOf('tokenSigning', path.start, [first]).id
      const file = join(folder, `${id}.paths.txt`)
      const listed = readFileSync(join(root, 'statecharts/tokenSigning/tokenSigning.paths.en.txt'), 'utf8')
      writeFileSync(file, listed.slice(0, listed.indexOf('     2. ')))
      const link = `index.html#${new URLSearchParams([
        ['flow', 'tokenSigning'],
        ['start', path.start],
        ['do', first.stimulus.name],
        ['do', second.stimulus.name],
      ])}`
      const kept = ['tools/paths/paths.ts', '--run', '--from', file, '--from', link]
      const { status, stdout, stderr } =
        xvfb === null ? run(...kept) : spawn(xvfb, ['-a', process.execPath, ...kept, '--headed'])
      rmSync(folder, { recursive: true })
      expect(stdout, stderr).toContain('2 passed, 0 failed, 0 not the same twice')
      expect(status).toBe(0)
      const report = readFileSync(join(root, '.cache/paths/report/index.html'), 'utf8')
      expect(report).toContain(`"id":"${id}"`)
      expect(report).toContain(`"id":"${pathOf('tokenSigning', path.start, [first, second]).id}"`)
    },
  )

  it('refuses a path that there is not', () => {
    const { status, stderr } = run('tools/paths/paths.ts', '--run', 'tokenSigning', '--path', 'letter-00000000')
    expect(stderr).toContain('there is no path letter-00000000')
    expect(status).toBe(2)
  })

  it.runIf(process.platform === 'linux')('says what a window lacks where there is no screen', () => {
    const { status, stderr } = spawn(process.execPath, ['tools/paths/paths.ts', '--run', 'tokenSigning', '--headed'], {
      DISPLAY: '',
      WAYLAND_DISPLAY: '',
    })
    expect(stderr).toContain('--headed shows a window and needs a screen, which there is not: DISPLAY is not set.')
    expect(stderr).not.toContain('    at ')
    expect(status).toBe(2)
  })

  it('says which Chromium does not start', () => {
    const { status, stderr } = spawn(process.execPath, ['tools/paths/paths.ts', '--run', 'tokenSigning'], {
      CHROMIUM_PATH: '/nowhere/chromium',
    })
    expect(stderr).toBe('CHROMIUM_PATH names /nowhere/chromium, which is no program\n')
    expect(status).toBe(2)
  })
})

describe('a run whose product does not do the same twice', () => {
  const report = join(root, '.cache/made-up/report')
  const [path] = pathsOf(doorbellFlow)
  let ended: ReturnType<typeof run>
  let browser: Browser
  let opened: Opened
  beforeAll(async () => {
    ended = run('tests/e2e/tools/madeUp/walkDoorbell.ts')
    browser = await openBrowser()
    opened = await openPage(browser)
    await opened.page.goto(pathToFileURL(join(report, 'index.html')).href)
    await opened.page.getByRole('heading', { level: 2 }).waitFor()
  }, patience)
  afterAll(() => browser.close())

  it('walks the failure again, and reports it with both walks', () => {
    expect(ended.stdout, ended.stderr).toContain(
      `not the same twice: ${path?.id}\n  at step 1, The visitor rings\n  The flow rests in “Quiet” instead of “Ringing”.`,
    )
    expect(ended.stdout).toContain('  passed when it was walked again\n')
    expect(ended.stdout).toContain('0 passed, 0 failed, 1 not the same twice')
    expect(ended.status).toBe(3)
    const junit = readFileSync(join(report, 'junit.xml'), 'utf8')
    expect(junit).toContain('<failure type="nondeterminism"')
    expect(junit).toContain('Repetition: passed')
    expect(existsSync(join(report, `traces/${path?.id}.zip`))).toBe(true)
    expect(existsSync(join(report, `traces/${path?.id}-again.zip`))).toBe(true)
  })

  it.each([
    ['light', 1366],
    ['dark', 1366],
    ['light', 390],
    ['dark', 390],
  ] as const)('leaves a page without a finding of axe, %s, %i pixels wide', async (colorScheme, width) => {
    const { page, complaints } = opened
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize({ width, height: 800 })
    await page.getByText('The visitor rings').first().waitFor()
    await expectAccessible(page, rulesIn(colorScheme))
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    expect(complaints.said).toEqual([])
  })

  it('names the command that opens each trace, and prints its charts in black on white', async () => {
    const { page } = opened
    await page
      .getByText(`npx playwright-core show-trace --port 0 .cache/made-up/report/traces/${path?.id}.zip`)
      .waitFor()
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    const ink = await page
      .locator('.statechart')
      .first()
      .evaluate((chart) => getComputedStyle(chart).color)
    expect(ink).toBe('rgb(0, 0, 0)')
  })
})
