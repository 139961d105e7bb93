import { randomBytes, randomFillSync } from 'node:crypto'

/** A UUID of version 7 (RFC 9562 §5.7): ids made later sort later, millisecond by millisecond. `at` is Unix time in milliseconds. */
export const newId = (at: number = Date.now()): string => {
  const bytes = Buffer.alloc(16)
  bytes.writeUIntBE(at, 0, 6)
  randomFillSync(bytes, 6)
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x70, 6)
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8)
  const hex = bytes.toString('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}

/** 256 random bits in base64url: 43 characters. */
export const newSecret = (): string => randomBytes(32).toString('base64url')
