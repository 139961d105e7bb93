import { fail, type Result } from '../../src/domain/result.ts'
import type { KeyStore, KeyStoreFailure, TokenRead } from '../../signing/keystores/keystore.ts'

interface Search {
  /** Libraries that are on this computer now; a driver may be installed while the agent runs. */
  readonly libraries: () => readonly string[]
  readonly storeOf: (library: string) => KeyStore
}

interface Found {
  readonly library: string
  readonly store: KeyStore
}

const noLibrary = fail({
  code: 'library_failed',
  detail: 'no PKCS#11 library of a token is known on this computer',
} as const)

/** What says most of why none of several libraries has a token to sign with. */
const moreTelling = (one: KeyStoreFailure, other: KeyStoreFailure): KeyStoreFailure => {
  const order = ['library_failed', 'token_absent'] as const
  const rank = ({ code }: KeyStoreFailure): number => order.findIndex((each) => each === code)
  return rank(one) === -1 || (rank(other) !== -1 && rank(one) >= rank(other)) ? one : other
}

/**
 * The token in whichever of the known libraries has one with a signing certificate. Libraries are asked for it without a PIN; the PIN
 * goes to the one that was found, and to no other.
 */
export const createFoundTokenStore = ({ libraries, storeOf }: Search): KeyStore => {
  let found: Found | null = null

  const look = async (): Promise<Result<TokenRead, KeyStoreFailure>> => {
    let failure: KeyStoreFailure | null = null
    for (const library of libraries()) {
      const store = storeOf(library)
      const read = await store.readToken()
      if (read.ok) {
        found = { library, store }
        return read
      }
      await store.dispose()
      failure = failure === null ? read.failure : moreTelling(failure, read.failure)
    }
    return failure === null ? noLibrary : fail(failure)
  }

  const leave = async (): Promise<void> => {
    const left = found
    found = null
    await left?.store.dispose()
  }

  const readToken = async (): Promise<Result<TokenRead, KeyStoreFailure>> => {
    if (found !== null) {
      const read = await found.store.readToken()
      if (read.ok) return read
      // Another token may have taken its place.
      await leave()
    }
    return look()
  }

  return {
    readToken,
    open: async (pin) => {
      if (found === null) {
        const read = await look()
        if (!read.ok) return read
      }
      return found === null ? noLibrary : found.store.open(pin)
    },
    dispose: leave,
  }
}
