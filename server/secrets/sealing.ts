import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

/** What is kept sealed: each has a key of its own. */
export type SealedKind = 'hsm-key' | 'hsm-otp' | 'hsm-password' | 'remote-signing' | 'server-secret' | 'check'

/**
 * Seals what has to be read again and must not lie open in the database: AES-256-GCM under a key that HKDF derives for each kind from a
 * master key outside the database. `place` says where the text is kept: moved to another place, it does not open.
 */
export interface Sealing {
  /** Names the master key without telling anything of it. */
  readonly keyName: string
  readonly seal: (kind: SealedKind, place: readonly string[], plain: Uint8Array | string) => string
  /** What was sealed; null where the text was sealed under another master key, for another kind or place, or is damaged. */
  readonly open: (kind: SealedKind, place: readonly string[], sealed: string) => Buffer | null
}

export const masterKeyBytes = 32
const nonceBytes = 12
const tagBytes = 16
const version = 'v1.'

const keysOf = (masterKey: Uint8Array) => {
  const derived = new Map<SealedKind, Buffer>()
  return (kind: SealedKind): Buffer => {
    const key =
      derived.get(kind) ?? Buffer.from(hkdfSync('sha256', masterKey, '', `tokhai sealing ${kind}`, masterKeyBytes))
    derived.set(kind, key)
    return key
  }
}

const placeText = (place: readonly string[]): Buffer => Buffer.from(JSON.stringify(place))

export const createSealing = (masterKey: Uint8Array): Sealing => {
  if (masterKey.length !== masterKeyBytes) throw new Error('the master key does not have 32 bytes')
  const keyOf = keysOf(masterKey)
  return {
    keyName: Buffer.from(hkdfSync('sha256', masterKey, '', 'tokhai name of the master key', 8)).toString('hex'),
    seal(kind, place, plain) {
      const nonce = randomBytes(nonceBytes)
      const cipher = createCipheriv('aes-256-gcm', keyOf(kind), nonce).setAAD(placeText(place))
      const hidden = Buffer.concat([cipher.update(plain), cipher.final()])
      return version + Buffer.concat([nonce, cipher.getAuthTag(), hidden]).toString('base64url')
    },
    open(kind, place, sealed) {
      if (!sealed.startsWith(version)) return null
      const bytes = Buffer.from(sealed.slice(version.length), 'base64url')
      if (bytes.length < nonceBytes + tagBytes) return null
      const decipher = createDecipheriv('aes-256-gcm', keyOf(kind), bytes.subarray(0, nonceBytes))
      decipher.setAAD(placeText(place)).setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes))
      try {
        return Buffer.concat([decipher.update(bytes.subarray(nonceBytes + tagBytes)), decipher.final()])
      } catch {
        // OpenSSL reports a tag that does not fit by throwing, and nothing else is thrown here.
        return null
      }
    },
  }
}
