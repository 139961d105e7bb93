import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { isPassword } from '../companies/passwordHash.ts'

/** How many are remembered, and for how many milliseconds. */
const mostKept = 1000
const keptFor = 600_000

interface Kept {
  readonly mark: Buffer
  readonly until: number
}

/**
 * Secrets that have been found right. Hashing one with argon2 costs more than a signature: whoever signs again within ten minutes is known
 * by an HMAC under a key of this process, which covers the hash too, so that a changed secret is hashed anew. What is wrong is hashed each
 * time.
 */
export const createRemembered = (now: () => number) => {
  const key = randomBytes(32)
  const kept = new Map<string, Kept>()
  const markOf = (hash: string, secret: string): Buffer =>
    createHmac('sha256', key)
      .update(JSON.stringify([hash, secret.normalize('NFC')]))
      .digest()
  return {
    isKnown(name: string, hash: string, secret: string): boolean {
      const found = kept.get(name)
      return found !== undefined && found.until > now() && timingSafeEqual(found.mark, markOf(hash, secret))
    },
    /** Whether the secret is the one that was hashed; from then on it is known. */
    async check(name: string, hash: string, secret: string): Promise<boolean> {
      if (!(await isPassword(secret, hash))) return false
      const [oldest] = kept.keys()
      if (kept.size >= mostKept && oldest !== undefined) kept.delete(oldest)
      kept.set(name, { mark: markOf(hash, secret), until: now() + keptFor })
      return true
    },
  }
}

export type Remembered = ReturnType<typeof createRemembered>
