import { createHmac, hash, timingSafeEqual } from 'node:crypto'

/** Hexadecimal SHA-256 of a text in UTF-8, or of bytes. */
export const sha256 = (content: string | Uint8Array): string => hash('sha256', content)

/** Hexadecimal HMAC-SHA-256 over parts that cannot run into one another. */
export const seal = (key: string, parts: readonly string[]): string =>
  createHmac('sha256', Buffer.from(key, 'base64url')).update(JSON.stringify(parts)).digest('hex')

/** Compares in constant time. */
export const isSeal = (key: string, parts: readonly string[], given: string): boolean => {
  const expected = Buffer.from(seal(key, parts))
  const actual = Buffer.from(given)
  return expected.length === actual.length && timingSafeEqual(expected, actual)
}
