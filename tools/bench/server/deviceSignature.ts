import { createCryptokiToken } from '../../../signing/keystores/cryptokiToken.ts'
import { loadCryptoki } from '../../../signing/keystores/nativeCryptoki.ts'
import { digestInfoOf } from '../../../signing/keystores/pkcs11.ts'
import type { DemoDevice } from '../../product/server/demoDevice.ts'

/** One signature of the device itself, in this process: C_SignInit and C_Sign of an open session. */
export const openDevice = async ({ modulePath, label, pin }: DemoDevice): Promise<() => void> => {
  const token = createCryptokiToken(await loadCryptoki(modulePath), { label })
  const opened = token.open(pin)
  if (!opened.ok) throw new Error(`the token does not open: ${opened.failure.code}`)
  const digestInfo = digestInfoOf(Buffer.alloc(500))
  return () => {
    if (!token.sign(digestInfo).ok) throw new Error('the token does not sign')
  }
}
