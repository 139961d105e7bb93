import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const modulePaths = [
  '/usr/lib/softhsm/libsofthsm2.so',
  '/usr/lib64/pkcs11/libsofthsm2.so',
  '/opt/homebrew/lib/softhsm/libsofthsm2.so',
]
const modulePath = modulePaths.find((path) => existsSync(path)) ?? ''

const isInstalled = (command: string): boolean => spawnSync(command, ['--help']).error === undefined

const missing = [
  ...(modulePath === '' || !isInstalled('softhsm2-util') ? ['softhsm2'] : []),
  ...(isInstalled('pkcs11-tool') ? [] : ['opensc']),
]
if (missing.length > 0) console.info(`skipped: PKCS#11 on SoftHSM2, since ${missing.join(', ')} is not installed`)
export const hasSoftHsm = missing.length === 0

const run = (command: string, args: readonly string[]): void => {
  const { status, stderr } = spawnSync(command, args, { encoding: 'utf8', timeout: 240_000 })
  if (status !== 0) throw new Error(`${command} ${args[0]}: ${stderr}`)
}

/** A key and its certificate. */
interface TokenSigner {
  readonly privateKeyPem: string
  readonly certificate: { readonly raw: Uint8Array }
}

export interface SoftHsm {
  readonly modulePath: string
  /** The file for SOFTHSM2_CONF of a process that this one does not start with its own environment. */
  readonly configuration: string
  /** Makes a token, with the signer's key and certificate where one is given. */
  readonly addToken: (label: string, pin: string, signer?: TokenSigner) => void
  readonly remove: () => void
}

/** A SoftHSM2 of its own in a temporary directory; SOFTHSM2_CONF points there for this process and its children. */
export const createSoftHsm = (): SoftHsm => {
  const directory = mkdtempSync(join(tmpdir(), 'tokhai-softhsm-'))
  mkdirSync(join(directory, 'tokens'))
  const configuration = join(directory, 'softhsm2.conf')
  writeFileSync(
    configuration,
    `directories.tokendir = ${join(directory, 'tokens')}\nobjectstore.backend = file\nlog.level = ERROR\n`,
  )
  process.env['SOFTHSM2_CONF'] = configuration
  return {
    modulePath,
    configuration,
    addToken: (label, pin, signer) => {
      run('softhsm2-util', ['--init-token', '--free', '--label', label, '--pin', pin, '--so-pin', '87654321'])
      if (signer === undefined) return
      const keyPath = join(directory, 'key.pem')
      const certificatePath = join(directory, 'certificate.der')
      writeFileSync(keyPath, signer.privateKeyPem)
      writeFileSync(certificatePath, signer.certificate.raw)
      run('softhsm2-util', ['--import', keyPath, '--token', label, '--label', 'signing', '--id', '01', '--pin', pin])
      const write = ['--write-object', certificatePath, '--type', 'cert', '--id', '01', '--label', 'signing']
      run('pkcs11-tool', ['--module', modulePath, '--token-label', label, '--login', '--pin', pin, ...write])
    },
    remove: () => rmSync(directory, { recursive: true }),
  }
}
