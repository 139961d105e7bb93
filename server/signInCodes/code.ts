import { timingSafeEqual } from 'node:crypto'
import type { Sealing } from '../secrets/sealing.ts'
import type { SecretRepositories } from '../secrets/secrets.ts'
import { seal } from '../secrets/signedText.ts'
import { newSecret } from '../store/identifiers.ts'

/** The six digits of codes by their ids. */
export interface CodeReader {
  readonly codeOf: (id: string) => string
  /** Compares in constant time. */
  readonly isCode: (id: string, given: string) => boolean
}

const digits = 6

/**
 * Codes are made from their ids by a key that all servers of a database share, and kept nowhere: neither the table nor a copy of it says
 * them, and whoever mails one makes it anew. 48 bits of an HMAC leave all six-digit numbers equally likely.
 */
export const createCodeReader = async ({ secrets }: SecretRepositories, sealing: Sealing): Promise<CodeReader> => {
  const key = await secrets.keep(sealing, 'sign-in-code-key', () => Promise.resolve(newSecret()))
  const codeOf = (id: string): string =>
    String(Number.parseInt(seal(key, ['sign-in code', id]).slice(0, 12), 16) % 10 ** digits).padStart(digits, '0')
  return {
    codeOf,
    isCode: (id, given) => {
      const [expected, actual] = [Buffer.from(codeOf(id)), Buffer.from(given)]
      return expected.length === actual.length && timingSafeEqual(expected, actual)
    },
  }
}
