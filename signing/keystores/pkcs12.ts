import { sign } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { fail, type Result, succeed } from '../../src/domain/result.ts'
import type { KeyStore, KeyStoreFailure, OpenKey } from './keystore.ts'
import { openBags, readPublicBags } from './pkcs12Bags.ts'
import { chooseSigningCertificate } from './signingCertificate.ts'

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

const openFile = (file: Uint8Array, pin: string): Result<OpenKey, KeyStoreFailure> => {
  const opened = openBags(file, pin)
  if (!opened.ok) return opened
  const { privateKey, certificates } = opened.value
  const certificate = chooseSigningCertificate(certificates)
  if (certificate === null || !certificate.x509.checkPrivateKey(privateKey)) return fail({ code: 'no_certificate' })
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
    readToken: async () => {
      const file = await readKeyFile(path)
      if (!file.ok) return file
      const bags = readPublicBags(file.value)
      if (!bags.ok) return bags
      const visible =
        chooseSigningCertificate(bags.value.certificates)?.raw ??
        (seen !== null && Buffer.compare(seen.file, file.value) === 0 ? seen.certificate : null)
      if (visible !== null) return succeed({ certificate: visible, pinState: 'ready' })
      return fail({ code: bags.value.hasEncryptedPart ? 'pin_needed' : 'no_certificate' })
    },
    open: async (pin) => {
      const file = await readKeyFile(path)
      if (!file.ok) return file
      const opened = openFile(file.value, pin)
      if (opened.ok) seen = { file: file.value, certificate: opened.value.certificate }
      return opened
    },
    dispose: async () => {},
  }
}
