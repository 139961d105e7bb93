import { compactDecrypt, errors, exportJWK, exportPKCS8, generateKeyPair, importPKCS8 } from 'jose'
import * as v from 'valibot'
import { fail, succeed, type Result } from '../../src/domain/result.ts'
import { unixSeconds, type Clock } from '../clock.ts'
import type { Sealing } from '../secrets/sealing.ts'
import type { SecretRepositories } from '../secrets/secrets.ts'
import { newSecret } from '../store/identifiers.ts'
import type { NonceRepositories } from './nonces.ts'
import type { PasswordRefusal } from './refusals.ts'
import { isSeal, seal, sha256 } from '../secrets/signedText.ts'

const algorithm = 'RSA-OAEP-256'
const nonceSeconds = 300

const contentSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.strictObject({ password: v.pipe(v.string(), v.nonEmpty(), v.maxLength(200)), nonce: v.string() }),
)

export interface PasswordEnvelope {
  /** Key and nonce for one password. The nonce is sealed rather than kept: asking costs the database nothing. */
  readonly offer: () => { kid: string; nonce: string; jwk: { kty: 'RSA'; n: string; e: string } }
  /** The password inside; spends its nonce. */
  readonly open: (jwe: string) => Promise<Result<string, PasswordRefusal>>
  /** Several that come together, in their order: all or none, and the database is written to once. */
  readonly openAll: (jwes: readonly string[]) => Promise<Result<readonly string[], PasswordRefusal>>
}

const publicPart = async (pkcs8: string) => {
  const { n, e } = await exportJWK(await importPKCS8(pkcs8, algorithm, { extractable: true }))
  if (n === undefined || e === undefined) throw new Error('the password key is no RSA key')
  return { kty: 'RSA', n, e } as const
}

const freshKey = async (): Promise<string> => {
  const { privateKey } = await generateKeyPair(algorithm, { modulusLength: 2048, extractable: true })
  return exportPKCS8(privateKey)
}

/** Nonces that are sealed rather than kept, until they are spent. */
const createNonces = ({ nonces }: NonceRepositories, key: string, clock: Clock) => {
  const isValid = (nonce: string): boolean => {
    const [random = '', until = '', mark = ''] = nonce.split('.')
    return isSeal(key, [random, until], mark) && Number(until) > unixSeconds(clock())
  }
  return {
    make: (): string => {
      const random = newSecret()
      const until = String(unixSeconds(clock()) + nonceSeconds)
      return `${random}.${until}.${seal(key, [random, until])}`
    },
    spend: async (spent: readonly string[]): Promise<boolean> =>
      spent.every(isValid) &&
      nonces.useAll(spent.map((nonce) => ({ nonceHash: sha256(nonce), expiresAt: Number(nonce.split('.')[1] ?? '') }))),
  }
}

/**
 * How passwords travel: as JWE (RFC 7516) to a key that all servers of a database share, each with a nonce that counts once
 * and for five minutes.
 */
export const createPasswordEnvelope = async (
  store: SecretRepositories & NonceRepositories,
  sealing: Sealing,
  clock: Clock,
): Promise<PasswordEnvelope> => {
  const pkcs8 = await store.secrets.keep(sealing, 'password-key', freshKey)
  const nonceKey = await store.secrets.keep(sealing, 'nonce-key', () => Promise.resolve(newSecret()))
  const nonces = createNonces(store, nonceKey, clock)
  const privateKey = await importPKCS8(pkcs8, algorithm)
  const jwk = await publicPart(pkcs8)
  const kid = sha256(jwk.n).slice(0, 16)

  const decrypt = async (jwe: string): Promise<string | null> => {
    try {
      const options = { keyManagementAlgorithms: [algorithm], contentEncryptionAlgorithms: ['A256GCM'] }
      const { plaintext } = await compactDecrypt(jwe, privateKey, options)
      return new TextDecoder().decode(plaintext)
    } catch (error) {
      if (error instanceof errors.JOSEError || error instanceof TypeError) return null
      throw error
    }
  }

  const read = async (jwe: string): Promise<Result<v.InferOutput<typeof contentSchema>, PasswordRefusal>> => {
    const text = await decrypt(jwe)
    // A page that was open while the database was replaced still has the old key: it shall fetch the new one.
    if (text === null) return fail({ reason: 'password.keyExpired' })
    const content = v.safeParse(contentSchema, text)
    return content.success ? succeed(content.output) : fail({ reason: 'request.malformed' })
  }

  const openAll: PasswordEnvelope['openAll'] = async (jwes) => {
    const contents = []
    for (const content of await Promise.all(jwes.map(read))) {
      if (!content.ok) return content
      contents.push(content.value)
    }
    return (await nonces.spend(contents.map(({ nonce }) => nonce)))
      ? succeed(contents.map(({ password }) => password))
      : fail({ reason: 'password.keyExpired' })
  }

  return {
    offer: () => ({ kid, nonce: nonces.make(), jwk }),
    openAll,
    async open(jwe) {
      const opened = await openAll([jwe])
      return opened.ok ? succeed(opened.value[0] ?? '') : opened
    },
  }
}
