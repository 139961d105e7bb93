import { randomBytes, randomFillSync, randomInt } from 'node:crypto'

/** Twelve bits count the ids of one millisecond, from a random start in the lower half (RFC 9562 §6.2, method 1). */
let latest = { at: 0, count: 0 }

const countAt = (at: number): number => {
  latest = latest.at === at && latest.count < 0xfff ? { at, count: latest.count + 1 } : { at, count: randomInt(0x800) }
  return latest.count
}

/**
 * A UUID of version 7 (RFC 9562 §5.7): of the ids that one process makes, later ones sort later. `at` is Unix time in
 * milliseconds.
 */
export const newId = (at: number = Date.now()): string => {
  const bytes = Buffer.alloc(16)
  bytes.writeUIntBE(at, 0, 6)
  bytes.writeUInt16BE(0x7000 | countAt(at), 6)
  randomFillSync(bytes, 8)
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8)
  const hex = bytes.toString('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}

/** 256 random bits in base64url: 43 characters. */
export const newSecret = (): string => randomBytes(32).toString('base64url')
