import { constants, privateEncrypt } from 'node:crypto'
import { newSecret } from '../../store/identifiers.ts'

/** A key of a user, as the simulated provider keeps it. */
export interface SimulatedKey {
  readonly credentialId: string
  readonly userName: string
  /** Whose certificate it is. */
  readonly holder: string
  /** PKCS#8 PEM. */
  readonly privateKeyPem: string
  readonly certificatePem: string
  /** Signatures that one confirmation may make, where it is not what the provider allows every key. */
  readonly mostAtOnce?: number | undefined
}

/** Signatures that the holder is asked for. */
export interface Pending {
  readonly handle: string
  readonly userName: string
  readonly holder: string
  readonly description: string
  /** Milliseconds. */
  readonly until: number
}

interface Authorization extends Pending {
  readonly credentialId: string
  /** Base64. */
  readonly hashes: readonly string[]
  readonly activation: string
  state: 'pending' | 'confirmed' | 'refused'
  isUsed: boolean
}

interface Options {
  readonly keys: readonly SimulatedKey[]
  readonly now: () => number
  /** How long a request waits for its holder, in seconds. */
  readonly confirmSeconds: number
}

/** DigestInfo of SHA-256 (RFC 8017, 9.2). */
const sha256Prefix = Buffer.from('3031300d060960864801650304020105000420', 'hex')

const signHash = ({ privateKeyPem: key }: SimulatedKey, hash: string): string =>
  privateEncrypt(
    { key, padding: constants.RSA_PKCS1_PADDING },
    Buffer.concat([sha256Prefix, Buffer.from(hash, 'base64')]),
  ).toString('base64')

/** Requests older than this are forgotten. */
const keptFor = 3_600_000

const newAuthorization = (
  { credentialId, userName, holder }: SimulatedKey,
  wanted: Pick<Authorization, 'hashes' | 'description' | 'until'>,
): Authorization => ({
  ...wanted,
  handle: newSecret(),
  activation: newSecret(),
  credentialId,
  userName,
  holder,
  state: 'pending',
  isUsed: false,
})

/** What the simulated provider remembers while it runs: keys, and what their holders were asked. */
export const createBooks = ({ keys, now, confirmSeconds }: Options) => {
  const authorizations = new Map<string, Authorization>()
  const forgetOld = (): void => {
    for (const [handle, { until }] of authorizations) if (until + keptFor < now()) authorizations.delete(handle)
  }
  const isOpen = ({ state, until }: Authorization): boolean => state === 'pending' && until > now()
  const answer = (handle: string, state: 'confirmed' | 'refused'): boolean => {
    const found = authorizations.get(handle)
    if (found === undefined || !isOpen(found)) return false
    found.state = state
    return true
  }
  return {
    keysOf: (userName: string) => keys.filter((key) => key.userName === userName),
    key: (credentialId: string) => keys.find((key) => key.credentialId === credentialId) ?? null,
    ask(key: SimulatedKey, hashes: readonly string[], description: string): string {
      forgetOld()
      const asked = newAuthorization(key, { hashes, description, until: now() + confirmSeconds * 1000 })
      authorizations.set(asked.handle, asked)
      return asked.handle
    },
    /** Null where nothing is known of the handle, or its time has passed. */
    check(handle: string): { state: 'pending' | 'refused' } | { state: 'confirmed'; activation: string } | null {
      const found = authorizations.get(handle)
      if (found === undefined || (found.state === 'pending' && !isOpen(found))) return null
      const { state, activation } = found
      return state === 'confirmed' ? { state, activation } : { state }
    },
    /** Null where the activation is not known, is for something else or was used before (section 9: no more than was authorized). */
    sign(credentialId: string, activation: string, hashes: readonly string[]): readonly string[] | null {
      const found = [...authorizations.values()].find((one) => one.activation === activation)
      const key = keys.find((one) => one.credentialId === credentialId)
      if (found === undefined || key === undefined || found.isUsed || found.state !== 'confirmed') return null
      const isAuthorized = hashes.length === found.hashes.length && hashes.every((hash) => found.hashes.includes(hash))
      if (found.credentialId !== credentialId || !isAuthorized) return null
      found.isUsed = true
      return hashes.map((hash) => signHash(key, hash))
    },
    pending: (): readonly Pending[] => [...authorizations.values()].filter(isOpen),
    confirm: (handle: string) => answer(handle, 'confirmed'),
    refuse: (handle: string) => answer(handle, 'refused'),
  }
}

export type Books = ReturnType<typeof createBooks>
