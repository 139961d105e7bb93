import { spawnSync } from 'node:child_process'
import { createPrivateKey } from 'node:crypto'
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

export interface TokenPair {
  /** Two hexadecimal digits. */
  readonly id: string
  readonly certificate: Uint8Array
  /** PEM; left out where it is there already. */
  readonly privateKeyPem?: string
  readonly keyOptions?: readonly string[]
}

export interface SoftHsm {
  readonly modulePath: string
  /** The file for SOFTHSM2_CONF of a process that this one does not start with its own environment. */
  readonly configuration: string
  /** Makes a token, with the signer's key and certificate where one is given. */
  readonly addToken: (label: string, pin: string, signer?: TokenSigner) => void
  /** Puts a key, unless the signer's is there already, and a certificate on a token, under this CKA_ID; options are pkcs11-tool's for the key. */
  readonly addPair: (label: string, pin: string, pair: TokenPair) => void
  /** The folder of the tokens: without it none is plugged in. */
  readonly tokens: string
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
  const write = (label: string, pin: string, content: string | Uint8Array, options: readonly string[]): void => {
    const path = join(directory, 'object')
    writeFileSync(path, content)
    const place = ['--module', modulePath, '--token-label', label, '--login', '--pin', pin, '--label', 'signing']
    run('pkcs11-tool', [...place, '--write-object', path, ...options])
  }
  const addPair: SoftHsm['addPair'] = (label, pin, { id, certificate, privateKeyPem, keyOptions = [] }) => {
    if (privateKeyPem !== undefined) {
      const der = createPrivateKey(privateKeyPem).export({ format: 'der', type: 'pkcs8' })
      write(label, pin, der, ['--type', 'privkey', '--id', id, ...keyOptions])
    }
    write(label, pin, certificate, ['--type', 'cert', '--id', id])
  }
  return {
    modulePath,
    configuration,
    tokens: join(directory, 'tokens'),
    addToken: (label, pin, signer) => {
      run('softhsm2-util', ['--init-token', '--free', '--label', label, '--pin', pin, '--so-pin', '87654321'])
      if (signer === undefined) return
      const { privateKeyPem, certificate } = signer
      addPair(label, pin, { id: '01', privateKeyPem, certificate: certificate.raw })
    },
    addPair,
    remove: () => rmSync(directory, { recursive: true }),
  }
}
