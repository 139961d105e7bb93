import type { Sealing } from '../../secrets/sealing.ts'
import type { HsmKey } from '../store/records.ts'

const placeOf = ({ accountId, fingerprint }: Pick<HsmKey, 'accountId' | 'fingerprint'>) => [
  'hsm_keys',
  accountId,
  fingerprint,
]

/** A private key (PKCS#8 DER) as it is kept. */
export const sealKeyText = (
  sealing: Sealing,
  key: Pick<HsmKey, 'accountId' | 'fingerprint'>,
  pkcs8: Uint8Array,
): string => sealing.seal('hsm-key', placeOf(key), pkcs8)

/** The same opened; null where it was sealed under another master key. */
export const openKeyText = (sealing: Sealing, key: HsmKey): Buffer | null =>
  sealing.open('hsm-key', placeOf(key), key.sealedKey)
