import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ensurePackages } from '../../tools/setup/packages.mjs'
import { prepareData } from '../../tools/start/dataFolder.ts'
import { takePin } from '../../tools/start/settings.ts'

let folder: string
const modeOf = (path: string): string => (statSync(path).mode & 0o777).toString(8)

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tokhai-data-'))
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true, force: true })
})

it('makes a data folder and a log that no other user can read', () => {
  const data = join(folder, 'data')
  expect(prepareData(data)).toBeNull()
  expect([modeOf(data), modeOf(join(data, 'server.log'))]).toEqual(['700', '600'])
})

it('closes the folder and the log that an earlier start left open, and no folder that holds anything else', () => {
  const data = join(folder, 'data')
  mkdirSync(data)
  writeFileSync(join(data, 'server.log'), 'before')
  chmodSync(data, 0o755)
  chmodSync(join(data, 'server.log'), 0o644)
  expect(prepareData(data)).toBeNull()
  expect([modeOf(data), modeOf(join(data, 'server.log'))]).toEqual(['700', '600'])
  chmodSync(data, 0o755)
  writeFileSync(join(data, 'theirs.txt'), '')
  expect(prepareData(data)).toBeNull()
  expect([modeOf(data), modeOf(join(data, 'server.log'))]).toEqual(['755', '600'])
})

it('takes the PIN out of the environment that other programs inherit', () => {
  const env = { AGENT_PIN: '12345678', PATH: 'x' }
  expect(takePin(env)).toBe('12345678')
  expect(env).toEqual({ PATH: 'x' })
  expect(takePin({ AGENT_PIN: '' })).toBeNull()
})

it('installs packages without the PIN', async () => {
  const programs = join(folder, 'bin')
  mkdirSync(programs)
  writeFileSync(join(programs, 'npm'), `#!/bin/sh\nenv > '${join(folder, 'environment')}'\nexit 1\n`, { mode: 0o755 })
  writeFileSync(join(folder, 'package-lock.json'), '{}')
  vi.stubEnv('PATH', [programs, process.env['PATH']].join(delimiter))
  vi.stubEnv('AGENT_PIN', '87654321')
  expect(await ensurePackages(folder, () => undefined)).toContain('npm install failed')
  const environment = readFileSync(join(folder, 'environment'), 'utf8')
  expect(environment).toContain('PATH=')
  expect(environment).not.toContain('87654321')
})
