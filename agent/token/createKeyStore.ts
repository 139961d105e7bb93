import type { KeyStore } from '../../signing/keystores/keystore.ts'
import { createPkcs11Store } from '../../signing/keystores/pkcs11.ts'
import { createPkcs12Store } from '../../signing/keystores/pkcs12.ts'
import type { TokenConfiguration } from '../configuration.ts'
import { createFoundTokenStore } from './foundToken.ts'
import { installedLibraries } from './tokenLibraries.ts'

export const createKeyStore = (token: TokenConfiguration): KeyStore => {
  if (token.kind === 'pkcs11') return createPkcs11Store(token)
  if (token.kind === 'pkcs12') return createPkcs12Store(token.path)
  return createFoundTokenStore({
    libraries: () => installedLibraries(process.platform, process.env),
    storeOf: (modulePath) => createPkcs11Store({ modulePath }),
  })
}
