import { fail, type Result } from '../../src/domain/result.ts'
import { readCertificate } from '../../signing/certificate.ts'
import type { KeyStore, KeyStoreFailure, TokenRead, WantedCertificate } from '../../signing/keystores/keystore.ts'
import { chooseSigningCertificate, fits } from '../../signing/keystores/signingCertificate.ts'

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

/** Longest that one library is waited for, in milliseconds: the page waits 5 s for all of them. */
const LOOK_LIMIT = 4000

interface Look extends Found {
  readonly read: Result<TokenRead, KeyStoreFailure>
}

/** Whether nothing better need be looked for. */
const isWanted = (der: Uint8Array, wanted: WantedCertificate): boolean => {
  const certificate = readCertificate(der)
  return wanted.taxCode === undefined || (certificate.ok && fits(certificate.value, wanted))
}

/** The look that has the certificate to sign with, or else the first that has one at all. */
const bestOf = (looks: readonly Look[], wanted: WantedCertificate): Look | undefined => {
  const withToken = looks.flatMap((look) => (look.read.ok ? [{ look, der: look.read.value.certificate }] : []))
  const chosen = chooseSigningCertificate(
    withToken.map(({ der }) => der),
    wanted,
  )
  const best = withToken.find(({ der }) => chosen !== null && Buffer.compare(der, chosen.raw) === 0)
  return (best ?? withToken[0])?.look
}

/**
 * The token behind whichever of the known libraries has the certificate that is wanted. All of them are asked, at once and without a PIN;
 * the PIN goes to the one that was found, and to no other.
 */
export const createFoundTokenStore = ({ libraries, storeOf }: Search): KeyStore => {
  let found: Found | null = null

  const lookInto = async (library: string, wanted: WantedCertificate): Promise<Look> => {
    const store = storeOf(library)
    // A library that hangs ends with its process, and its answer is that it has failed.
    const limit = setTimeout(() => void store.dispose(), LOOK_LIMIT)
    try {
      return { store, library, read: await store.readToken(wanted) }
    } finally {
      clearTimeout(limit)
    }
  }

  const look = async (wanted: WantedCertificate): Promise<Result<TokenRead, KeyStoreFailure>> => {
    const looks = await Promise.all(libraries().map((library) => lookInto(library, wanted)))
    const best = bestOf(looks, wanted)
    await Promise.all(looks.flatMap((each) => (each === best ? [] : [each.store.dispose()])))
    if (best !== undefined) {
      found = best
      return best.read
    }
    const [first, ...others] = looks.flatMap(({ read }) => (read.ok ? [] : [read.failure]))
    return first === undefined ? noLibrary : fail(others.reduce(moreTelling, first))
  }

  const leave = async (): Promise<void> => {
    const left = found
    found = null
    await left?.store.dispose()
  }

  const readToken = async (wanted: WantedCertificate = {}): Promise<Result<TokenRead, KeyStoreFailure>> => {
    if (found !== null) {
      const read = await found.store.readToken(wanted)
      if (read.ok && isWanted(read.value.certificate, wanted)) return read
      // Another token may have taken its place, or stand beside it.
      await leave()
    }
    return look(wanted)
  }

  return {
    readToken,
    open: async (pin, wanted = {}) => {
      if (found === null) {
        const read = await look(wanted)
        if (!read.ok) return read
      }
      return found === null ? noLibrary : found.store.open(pin, wanted)
    },
    dispose: leave,
  }
}
