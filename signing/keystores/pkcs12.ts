import { type KeyObject, sign } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { fail, type Result, succeed } from '../../src/domain/result.ts'
import { type Certificate, readCertificate } from '../certificate.ts'
import type { KeyStore, KeyStoreFailure, OpenKey, WantedCertificate } from './keystore.ts'
import { openBags, type OpenedBags, readPublicBags } from './pkcs12Bags.ts'
import { chooseSigningCertificate, keyFailure } from './signingCertificate.ts'

interface SigningPair {
  readonly certificate: Certificate
  readonly privateKey: KeyObject
}

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT'

const readKeyFile = async (path: string): Promise<Result<Uint8Array, KeyStoreFailure>> => {
  try {
    return succeed(await readFile(path))
  } catch (error) {
    if (isMissing(error)) return fail({ code: 'token_absent' })
    return fail({
      code: 'library_failed',
      detail: error instanceof Error ? error.message : 'the key file cannot be read',
    })
  }
}

/** The certificate to sign with among those that come with their key, and that key. */
export const signingPairIn = (
  { privateKeys, certificates }: OpenedBags,
  wanted: WantedCertificate = {},
): Result<SigningPair, KeyStoreFailure> => {
  const keyOf = ({ x509 }: Certificate) => privateKeys.find((key) => x509.checkPrivateKey(key))
  const withKey = certificates.filter((der) => {
    const read = readCertificate(der)
    return read.ok && keyOf(read.value) !== undefined
  })
  const certificate = chooseSigningCertificate(withKey, wanted)
  const privateKey = certificate === null ? undefined : keyOf(certificate)
  if (certificate === null || privateKey === undefined) return fail({ code: 'no_certificate' })
  const failure = keyFailure(certificate)
  return failure === null ? succeed({ certificate, privateKey }) : fail(failure)
}

const openFile = (file: Uint8Array, pin: string, wanted: WantedCertificate): Result<OpenKey, KeyStoreFailure> => {
  const opened = openBags(file, pin)
  if (!opened.ok) return opened
  const pair = signingPairIn(opened.value, wanted)
  if (!pair.ok) return pair
  const { certificate, privateKey } = pair.value
  return succeed({
    certificate: certificate.raw,
    sign: async (data) => succeed(sign('sha256', data, privateKey)),
    close: async () => {},
  })
}

/**
 * A PKCS#12 file as a key store: the embedded default where no PKCS#11 module is configured. A missing file is an absent token, a
 * wrong passphrase a wrong PIN with an unknown number of attempts left. Where the file hides its certificate as well, `readToken`
 * asks for the PIN until `open` has once succeeded.
 */
export const createPkcs12Store = (path: string): KeyStore => {
  /** The certificate that `open` found in a file of these bytes: the file may be exchanged while the store is in use. */
  let seen: { readonly file: Uint8Array; readonly certificate: Uint8Array } | null = null
  return {
    readToken: async (wanted = {}) => {
      const file = await readKeyFile(path)
      if (!file.ok) return file
      const bags = readPublicBags(file.value)
      if (!bags.ok) return bags
      const shown = chooseSigningCertificate(bags.value.certificates, wanted)
      const failure = shown === null ? null : keyFailure(shown)
      if (failure !== null) return fail(failure)
      const visible =
        shown?.raw ?? (seen !== null && Buffer.compare(seen.file, file.value) === 0 ? seen.certificate : null)
      if (visible !== null) return succeed({ certificate: visible, pinState: 'ready' })
      return fail({ code: bags.value.hasEncryptedPart ? 'pin_needed' : 'no_certificate' })
    },
    open: async (pin, wanted = {}) => {
      const file = await readKeyFile(path)
      if (!file.ok) return file
      const opened = openFile(file.value, pin, wanted)
      if (opened.ok) seen = { file: file.value, certificate: opened.value.certificate }
      return opened
    },
    dispose: async () => {},
  }
}
