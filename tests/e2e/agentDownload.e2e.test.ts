import { createHash } from 'node:crypto'
import { fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { unzipSync } from 'fflate'
import type { Page } from 'playwright-core'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { demoTokenOrder, demoTokenPin } from '../../server/companies/demo/company.ts'
import { createSoftHsm, hasSoftHsm } from '../signing/support/softhsm.ts'
import { expectAccessible } from './support/accessibility.ts'
import { atTheList } from './support/fixtures.ts'
import { fillNewDeclaration, generate, newestRow, press, standsAt, submission } from './support/filing.ts'

const fixture = atTheList()

const folder = mkdtempSync(join(tmpdir(), 'tokhai-download-'))
beforeAll(() => fixture.product.stopAgent())
afterAll(() => rmSync(folder, { recursive: true }))

/** Unpacks the archive and answers the folder inside. */
const unpack = (zip: Uint8Array): string => {
  const files = Object.entries(unzipSync(zip))
  for (const [name, bytes] of files) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), bytes)
  }
  return join(folder, dirname(files[0]?.[0] ?? ''))
}

/** Does what the README says with a key file, and lets the agent answer its own questions. */
const configure = (unpacked: string, data: string): void => {
  const path = join(unpacked, 'settings.json')
  const settings = v.parse(v.record(v.string(), v.unknown()), JSON.parse(readFileSync(path, 'utf8')))
  copyFileSync(join(demoTokenOrder(data).directory, 'demo-token.p12'), join(unpacked, 'company.p12'))
  writeFileSync(
    path,
    JSON.stringify({ ...settings, PKCS12_FILE: 'company.p12', AGENT_CONSENT: 'always', AGENT_PIN: demoTokenPin }),
  )
}

const startScript = (unpacked: string) => {
  const env = { PATH: `${dirname(process.execPath)}:/usr/bin:/bin` }
  const program = spawn('sh', [join(unpacked, 'start.sh')], { cwd: '/', env, stdio: ['ignore', 'pipe', 'pipe'] })
  const said = { text: '' }
  for (const stream of [program.stdout, program.stderr])
    stream.on('data', (chunk: Buffer) => (said.text += chunk.toString()))
  const ended = once(program, 'close').then(([code]: unknown[]) => code)
  return { program, said, ended }
}

/** The address of the archive that the page was served with. */
const archiveAt = (page: Page): Promise<string> =>
  page.evaluate(
    () => document.querySelector('meta[name="tokhai-agent-archive"]')?.getAttribute('content')?.split(' ')[0] ?? '',
  )

const downloaded = async (page: Page, origin: string): Promise<Uint8Array> =>
  new Uint8Array(await (await fetch(`${origin}${await archiveAt(page)}`)).arrayBuffer())

it('the agent that the dialog offers is downloaded, started by its script, and signs [000-2-27]', async () => {
  const { page, product } = fixture
  await fillNewDeclaration(page)
  await generate(page)
  await standsAt(page, 'The signing application is not installed or not running')
  await submission(page).getByText('Check the download').click()
  await expectAccessible(page)
  const downloading = page.waitForEvent('download')
  await submission(page)
    .getByRole('link', { name: /^tokhai-agent-.*\.zip$/ })
    .click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^tokhai-agent-\d+\.\d+\.\d+\.zip$/)
  const zip = readFileSync(await download.path())
  await submission(page)
    .getByText(`SHA-256 ${createHash('sha256').update(zip).digest('hex')}`)
    .waitFor()

  const unpacked = unpack(zip)
  configure(unpacked, product.data)
  const { program, said, ended } = startScript(unpacked)
  try {
    await expect.poll(() => said.text).toContain(`listens on ${product.agentOrigin} for`)
    expect(said.text).toContain(product.origin)
    await press(page, 'Try again')
    await standsAt(page, 'The declaration is sent')
    await press(page, 'Done')
    await newestRow(page).getByText('Accepted', { exact: true }).waitFor()
  } finally {
    program.kill('SIGTERM')
  }
  expect(await ended).toBe(0)
})

it('the archive says what it lacks, and names no place of the machine that built it', async () => {
  const { page, product } = fixture
  const answer = await fetch(`${product.origin}${await archiveAt(page)}`)
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  const zip = new Uint8Array(await answer.arrayBuffer())
  const root = fileURLToPath(new URL('../..', import.meta.url)).slice(0, -1)
  const files = Object.entries(unzipSync(zip))
  expect(files.filter(([, bytes]) => Buffer.from(bytes).includes(root)).map(([file]) => file)).toEqual([])
  for (const language of ['vi', 'en', 'ko'])
    expect(files.map(([file]) => file).join('\n')).toContain(`README.${language}.txt`)
  const { said, ended } = startScript(unpack(zip))
  expect(await ended).toBe(2)
  expect(said.text).toContain('PKCS12_FILE')
  expect(said.text).toContain('README.vi.txt')
})

it.runIf(hasSoftHsm)(
  'the archive carries all that a PKCS#11 module is called with, for five kinds of computers',
  async () => {
    const { page, product } = fixture
    const unpacked = unpack(await downloaded(page, product.origin))
    const platforms = ['darwin-arm64', 'darwin-x64', 'linux-arm64', 'linux-x64', 'win32-x64']
    expect(readdirSync(join(unpacked, 'node_modules', '@koromix'))).toEqual(platforms.map((name) => `koffi-${name}`))
    const hsm = createSoftHsm()
    const settings = JSON.stringify({ modulePath: hsm.modulePath })
    const library = fork(join(unpacked, 'pkcs11Worker.mjs'), [settings], { serialization: 'advanced', execArgv: [] })
    try {
      library.send({ kind: 'read', id: 1 })
      const answer = await once(library, 'message').then(([first]: unknown[]) => first)
      expect(answer).toEqual({ id: 1, result: { ok: false, failure: { code: 'token_absent' } } })
    } finally {
      library.kill()
      hsm.remove()
    }
  },
)
