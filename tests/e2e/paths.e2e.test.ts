import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { findProgram } from '../../tools/setup/programs.ts'
import { pathsOf } from '../support/paths/pathsOf.ts'
import { flow } from '../support/flows/tokenSigning.ts'
import { flow as doorbellFlow } from './madeUp/doorbell.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
/** Milliseconds for two starts of Chromium on a busy machine. */
const patience = 240_000
// A run started from a test must not take itself for a part of that test.
const environment = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('VITEST') && name !== 'NODE_ENV'))

const spawn = (program: string, parameters: readonly string[], settings: Readonly<Record<string, string>> = {}) =>
  spawnSync(program, parameters, { cwd: root, encoding: 'utf8', env: { ...environment, ...settings }, timeout: patience })
const run = (...parameters: readonly string[]) => spawn(process.execPath, parameters)

describe('npm run paths -- --run', () => {
  it('walks a named path and leaves a page, JUnit and a picture of each step', { timeout: patience }, () => {
    const [path] = pathsOf(flow)
    const id = path?.id ?? ''
    const { status, stdout, stderr } = run('tools/paths/paths.ts', '--run', 'tokenSigning', '--path', id, '--language', 'vi')
    expect(stdout, stderr).toContain('1 passed, 0 failed, 0 not the same twice')
    expect(status).toBe(0)
    const report = join(root, '.cache/paths/report')
    expect(readFileSync(join(report, 'index.html'), 'utf8')).toContain(`"id":"${id}"`)
    expect(readFileSync(join(report, 'junit.xml'), 'utf8')).toContain('<testsuite name="tokenSigning" tests="1" failures="0"')
    const pictures = readdirSync(join(report, 'pictures'))
    expect(pictures).toHaveLength((path?.steps.length ?? 0) + 1)
    expect(pictures.every((name) => statSync(join(report, 'pictures', name)).size > 1000)).toBe(true)
    expect(readdirSync(join(report, 'traces'))).toEqual([])
  })

  it('refuses a path that there is not', () => {
    const { status, stderr } = run('tools/paths/paths.ts', '--run', '--path', 'letter-00000000')
    expect(stderr).toContain('there is no path letter-00000000')
    expect(status).toBe(2)
  })

  it.runIf(process.platform === 'linux')('says what a window lacks where there is no screen', () => {
    const { status, stderr } = spawn(process.execPath, ['tools/paths/paths.ts', '--run', 'tokenSigning', '--headed'], { DISPLAY: '', WAYLAND_DISPLAY: '' })
    expect(stderr).toContain('--headed shows a window and needs a screen, which there is not: DISPLAY is not set.')
    expect(stderr).not.toContain('    at ')
    expect(status).toBe(2)
  })

  it('says which Chromium does not start', () => {
    const { status, stderr } = spawn(process.execPath, ['tools/paths/paths.ts', '--run', 'tokenSigning'], { CHROMIUM_PATH: '/nowhere/chromium' })
    expect(stderr).toBe('CHROMIUM_PATH names /nowhere/chromium, which is no program\n')
    expect(status).toBe(2)
  })

  const xvfb = findProgram('xvfb-run')
  it.skipIf(xvfb === null)('walks in a window where there is a screen', { timeout: patience }, () => {
    const id = pathsOf(flow)[0]?.id ?? ''
    const { status, stdout, stderr } = spawn(xvfb ?? '', ['-a', process.execPath, 'tools/paths/paths.ts', '--run', 'tokenSigning', '--path', id, '--headed'])
    expect(stdout, stderr).toContain('1 passed, 0 failed, 0 not the same twice')
    expect(status).toBe(0)
  })

  it('walks a failure again, and tells what is not the same twice with both walks', { timeout: patience }, () => {
    const [path] = pathsOf(doorbellFlow)
    const { status, stdout, stderr } = run('tests/e2e/madeUp/walkDoorbell.ts')
    expect(stdout, stderr).toContain('0 passed, 0 failed, 1 not the same twice')
    expect(status).toBe(3)
    const report = join(root, '.cache/made-up/report')
    const junit = readFileSync(join(report, 'junit.xml'), 'utf8')
    expect(junit).toContain('<failure type="nondeterminism"')
    expect(junit).toContain('Repetition: passed')
    expect(existsSync(join(report, `traces/${path?.id}.zip`))).toBe(true)
    expect(existsSync(join(report, `traces/${path?.id}-again.zip`))).toBe(true)
  })
})
