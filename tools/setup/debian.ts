import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  findChromium,
  findFirefox,
  findHeadlessShell,
  findMiniBrowser,
  findPgbouncer,
  findPostgres,
  findProgram,
} from './programs.ts'

interface DebianPackage {
  readonly name: string
  readonly isPresent: () => boolean
  /** What cannot be checked without it. */
  readonly neededFor: string
}

const wanted: readonly DebianPackage[] = [
  { name: 'chromium', isPresent: () => findChromium() !== null, neededFor: 'browser and end-to-end tests' },
  {
    name: 'chromium-headless-shell',
    isPresent: () => findHeadlessShell() !== null || (process.env['CHROMIUM_PATH'] ?? '') !== '',
    neededFor: 'running the same tests with less of the processor',
  },
  { name: 'firefox-esr', isPresent: () => findFirefox() !== null, neededFor: 'the main journey in Firefox' },
  {
    name: 'webkit2gtk-driver',
    isPresent: () => findProgram('WebKitWebDriver') !== null && findMiniBrowser() !== null,
    neededFor: 'the main journey in WebKit',
  },
  { name: 'softhsm2', isPresent: () => findProgram('softhsm2-util') !== null, neededFor: 'signing with PKCS#11' },
  { name: 'opensc', isPresent: () => findProgram('pkcs11-tool') !== null, neededFor: 'signing with PKCS#11' },
  { name: 'openssl', isPresent: () => findProgram('openssl') !== null, neededFor: 'key files made by another program' },
  { name: 'xmlsec1', isPresent: () => findProgram('xmlsec1') !== null, neededFor: 'the second opinion on signatures' },
  {
    name: 'libxml2-utils',
    isPresent: () => findProgram('xmllint') !== null,
    neededFor: 'the second opinion on canonical XML',
  },
  { name: 'poppler-utils', isPresent: () => findProgram('pdftotext') !== null, neededFor: 'reading prints back' },
  { name: 'postgresql', isPresent: () => findPostgres() !== null, neededFor: 'the store on PostgreSQL' },
  { name: 'pgbouncer', isPresent: () => findPgbouncer() !== null, neededFor: 'the store behind a pooler' },
  { name: 'wixl', isPresent: () => findProgram('wixl') !== null, neededFor: 'the installer of the signing agent' },
  {
    name: 'msitools',
    isPresent: () => findProgram('msibuild') !== null && findProgram('msiinfo') !== null,
    neededFor: 'the installer of the signing agent',
  },
  { name: 'xvfb', isPresent: () => findProgram('xvfb-run') !== null, neededFor: 'walking paths in a window, WebKit' },
  { name: 'xauth', isPresent: () => findProgram('xauth') !== null, neededFor: 'walking paths in a window' },
]

const aptMinutes = 10

/** The words that run apt-get with the rights it needs, or why it cannot run. */
function aptGet(): { ok: true; words: readonly [string, ...string[]] } | { ok: false; reason: string } {
  if (findProgram('apt-get') === null) return { ok: false, reason: 'this system has no apt-get' }
  if (process.getuid?.() === 0) return { ok: true, words: ['apt-get'] }
  if (spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' }).status === 0)
    return { ok: true, words: ['sudo', '-n', 'apt-get'] }
  return { ok: false, reason: 'apt-get needs root or a sudo without password' }
}

async function runApt(
  [command, ...rights]: readonly [string, ...string[]],
  parameters: readonly string[],
): Promise<boolean> {
  const run = spawn(command, [...rights, ...parameters], {
    stdio: 'ignore',
    timeout: aptMinutes * 60_000,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
  await once(run, 'close')
  return run.exitCode === 0
}

/** A Debian package that stays missing, and what is skipped for it. */
export interface Missing {
  readonly name: string
  readonly neededFor: string
  readonly reason: string
}

/** Installs the Debian packages that the tests use where they are missing and the rights are there; answers what stays missing. */
export async function ensureDebianPackages(say: (line: string) => void): Promise<readonly Missing[]> {
  const absent = wanted.filter((one) => !one.isPresent())
  if (absent.length === 0) return []
  const apt = aptGet()
  if (!apt.ok) return absent.map(({ name, neededFor }) => ({ name, neededFor, reason: apt.reason }))
  const names = absent.map(({ name }) => name)
  say(`Installing ${names.join(', ')} …`)
  const install = (packages: readonly string[]) =>
    runApt(apt.words, ['install', '-y', '--no-install-recommends', ...packages])
  await runApt(apt.words, ['update'])
  // One that cannot be had must not keep the others away.
  if (!(await install(names))) for (const name of names) await install([name])
  return absent
    .filter((one) => !one.isPresent())
    .map(({ name, neededFor }) => ({ name, neededFor, reason: 'apt-get could not install it' }))
}
