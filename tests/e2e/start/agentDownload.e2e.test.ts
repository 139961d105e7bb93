import { createHash } from 'node:crypto'
import { fork, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gunzipSync } from 'node:zlib'
import { unzipSync } from 'fflate'
import type { Page } from 'playwright-core'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readTar } from '../../../tools/agentArchive/readTar.ts'
import { canBuildInstaller } from '../../../tools/agentInstaller/buildInstaller.ts'
import { demoTokenOrder, demoTokenPin } from '../../../server/companies/demo/company.ts'
import { createSoftHsm, hasSoftHsm } from '../../../tools/product/softHsm.ts'
import { expectStateAccessible } from '../support/accessibility.ts'
import { atTheList } from '../support/fixtures.ts'
import {
  fillNewDeclaration,
  generate,
  leaveSent,
  newestRow,
  press,
  registered,
  standsAt,
  submission,
} from '../support/filing.ts'

const fixture = atTheList()

const folder = mkdtempSync(join(tmpdir(), 'tokhai-download-'))
beforeAll(() => fixture.product.stopAgent())
afterAll(() => rmSync(folder, { recursive: true }))

/** Unpacks the tarball and answers the folder inside. */
const unpack = (tarball: Uint8Array): string => {
  const files = [...readTar(gunzipSync(tarball))]
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

/** The archives that the page was served with: their addresses, by kind. */
const archivesAt = async (page: Page): Promise<Readonly<Record<string, string>>> => {
  const offers = await page.evaluate(
    () => document.querySelector('meta[name="tokhai-agent-archive"]')?.getAttribute('content') ?? '',
  )
  const addresses = offers.split(', ').map((offer) => offer.split(' ')[0] ?? '')
  return Object.fromEntries(
    addresses.map((address) => [/-(installer|windows|unix)-/.exec(address)?.[1] ?? '', address]),
  )
}

const downloaded = async (page: Page, origin: string, kind: string): Promise<Uint8Array> =>
  new Uint8Array(await (await fetch(`${origin}${(await archivesAt(page))[kind]}`)).arrayBuffer())

it('the agent that the dialog offers is downloaded, started by its script, and signs [000-2-27]', async () => {
  const { page, product } = fixture
  await fillNewDeclaration(page)
  await generate(page)
  await standsAt(page, 'The signing application is not installed or not running')
  await submission(page).getByText('Check the download').click()
  await expectStateAccessible(page)
  const downloading = page.waitForEvent('download')
  await submission(page)
    .getByRole('link', { name: /^tokhai-agent-unix-.*\.tar\.gz$/ })
    .click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^tokhai-agent-unix-\d+\.\d+\.\d+\.tar\.gz$/)
  const tarball = readFileSync(await download.path())
  await submission(page)
    .getByText(`SHA-256 ${createHash('sha256').update(tarball).digest('hex')}`)
    .waitFor()

  const unpacked = unpack(tarball)
  configure(unpacked, product.data)
  const { program, said, ended } = startScript(unpacked)
  try {
    await expect.poll(() => said.text).toContain(`listens on ${product.agentOrigin} for`)
    expect(said.text).toContain(product.origin)
    await press(page, 'Try again')
    await standsAt(page, registered)
    await leaveSent(page)
    await newestRow(page).getByText('Accepted', { exact: true }).waitFor()
  } finally {
    program.kill('SIGTERM')
  }
  expect(await ended).toBe(0)
})

it('the archive starts without a key, says on its own page what it lacks, and names no place of the machine that built it', async () => {
  const { page, product } = fixture
  const answer = await fetch(`${product.origin}${(await archivesAt(page))['unix']}`)
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  const tarball = new Uint8Array(await answer.arrayBuffer())
  const root = fileURLToPath(new URL('../../..', import.meta.url)).slice(0, -1)
  const files = [...readTar(gunzipSync(tarball))]
  expect(files.filter(([, bytes]) => bytes.includes(root)).map(([file]) => file)).toEqual([])
  for (const language of ['vi', 'en', 'ko'])
    expect(files.map(([file]) => file).join('\n')).toContain(`README.${language}.txt`)
  const unpacked = unpack(tarball)
  const { program, said, ended } = startScript(unpacked)
  try {
    await expect.poll(() => said.text).toContain(`listens on ${product.agentOrigin} for`)
    const status = await page.context().newPage()
    await status.goto(`${product.agentOrigin}/`)
    await status.getByText('tokhai').first().waitFor()
    expect(await status.getByText(product.origin, { exact: true }).count()).toBe(1)
    expect(existsSync(join(unpacked, 'log', 'running.json'))).toBe(true)
    await status.close()
  } finally {
    // As an uninstallation ends it.
    spawnSync(process.execPath, [join(unpacked, 'agent.mjs'), '--stop'])
    if (program.exitCode === null) program.kill('SIGKILL')
  }
  expect(await ended).toBe(0)
  expect(existsSync(join(unpacked, 'log', 'running.json'))).toBe(false)
})

it.runIf(canBuildInstaller())('Windows is offered an installer, with the settings of this site beside it', async () => {
  const { page, product } = fixture
  const files = unzipSync(await downloaded(page, product.origin, 'installer'))
  const names = Object.keys(files).map((path) => path.split('/')[1] ?? '')
  expect(names.toSorted()).toEqual([
    'README.en.txt',
    'README.ko.txt',
    'README.vi.txt',
    'settings.json',
    expect.stringMatching(/\.msi$/),
  ])
  const [, msi] = Object.entries(files).find(([path]) => path.endsWith('.msi')) ?? []
  writeFileSync(join(folder, 'agent.msi'), msi ?? '')
  const { stdout } = spawnSync('msiinfo', ['export', join(folder, 'agent.msi'), 'File'], { encoding: 'utf8' })
  for (const file of ['node.exe', 'agent.mjs', 'pkcs11Worker.mjs', 'koffi.node', 'start.jscript', 'settings.json'])
    expect(stdout).toContain(`\t${file}\t`)
  const [, settings] = Object.entries(files).find(([path]) => path.endsWith('settings.json')) ?? []
  expect(new TextDecoder().decode(settings)).toContain(`"AGENT_ORIGINS": "${product.origin}`)
})

it.runIf(hasSoftHsm)(
  'the archive carries all that a PKCS#11 module is called with, for four kinds of computers',
  async () => {
    const { page, product } = fixture
    const unpacked = unpack(await downloaded(page, product.origin, 'unix'))
    const platforms = ['darwin-arm64', 'darwin-x64', 'linux-arm64', 'linux-x64']
    expect(readdirSync(join(unpacked, 'node_modules', '@koromix'))).toEqual(platforms.map((name) => `koffi-${name}`))
    const hsm = createSoftHsm()
    const settings = JSON.stringify({ modulePath: hsm.modulePath })
    const library = fork(join(unpacked, 'pkcs11Worker.mjs'), [settings], { serialization: 'advanced', execArgv: [] })
    try {
      library.send({ kind: 'read', id: 1, wanted: {} })
      const answer = await once(library, 'message').then(([first]: unknown[]) => first)
      expect(answer).toEqual({ id: 1, result: { ok: false, failure: { code: 'token_absent' } } })
    } finally {
      library.kill()
      hsm.remove()
    }
  },
)
