import { compactDecrypt, exportJWK, generateKeyPair } from 'jose'
import * as v from 'valibot'
import { createApiClient } from '../../../src/api/client.ts'
import { contract } from '../../../src/api/contract/contract.ts'
import { contractHeader } from '../../../src/api/contract/envelope.ts'
import { createPeer } from '../../../src/api/peer.ts'

/** How a request ends that carries a secret. */
export type Fate = 'does' | 'expired' | 'refused' | 'pinWrong' | 'codeWrong' | 'fails' | 'signedOut' | 'answerLost'
export const fates: readonly Fate[] = [
  'does',
  'expired',
  'refused',
  'pinWrong',
  'codeWrong',
  'fails',
  'signedOut',
  'answerLost',
]

const reasons: Readonly<Partial<Record<Fate, readonly [number, string]>>> = {
  expired: [400, 'password.keyExpired'],
  refused: [422, 'hsm.credentialsInvalid'],
  pinWrong: [422, 'hsm.pinWrong'],
  codeWrong: [422, 'hsm.otpWrong'],
  fails: [503, ''],
  signedOut: [401, 'session.required'],
}

const { publicKey, privateKey } = await generateKeyPair('RSA-OAEP-256', { extractable: true })
const { n = '', e = '' } = await exportJWK(publicKey)
const sealedShape = /[\w-]+(?:\.[\w-]+){4}/g
const plaintextSchema = v.pipe(v.string(), v.parseJson(), v.object({ password: v.string(), nonce: v.string() }))

const answered = (data: unknown): Response =>
  Response.json({ status: { code: 200, message: '' }, data }, { headers: { [contractHeader]: '1' } })

/**
 * A server that opens the secrets of each request and ends it as it is bidden, one after the other; every request after that it does.
 *
 * @param data what it answers where it does what it is asked, by the path
 */
export const listeningServer = (bidden: readonly Fate[], data: (path: string) => unknown) => {
  const left = [...bidden]
  /** Secrets that a request has used up, whatever came of it. */
  const used: string[] = []
  const nonces: string[] = []
  /** All that travels as everybody on the way could read it. */
  const readable: string[] = []
  let keys = 0
  const opened = async (body: string): Promise<readonly string[]> => {
    const secrets = []
    for (const [sealed] of body.matchAll(sealedShape)) {
      const { plaintext } = await compactDecrypt(sealed, privateKey)
      const { password, nonce } = v.parse(plaintextSchema, new TextDecoder().decode(plaintext))
      secrets.push(password)
      nonces.push(nonce)
    }
    return secrets
  }
  const fetch: typeof globalThis.fetch = async (input, { body } = {}) => {
    const path = input instanceof Request ? input.url : input.toString()
    const text = typeof body === 'string' ? body : ''
    readable.push(path, text)
    if (path.endsWith(contract.passwordKey.path)) {
      keys += 1
      return answered({ kid: 'kid', nonce: `nonce-${keys}`, jwk: { kty: 'RSA', n, e } })
    }
    const secrets = await opened(text)
    const fate = secrets.length === 0 ? 'does' : (left.shift() ?? 'does')
    if (fate !== 'expired') used.push(...secrets)
    if (fate === 'answerLost') throw new TypeError('Failed to fetch')
    const refusal = reasons[fate]
    if (refusal === undefined) return answered(data(path))
    const [code, reason] = refusal
    return Response.json({ status: { code, message: '', reason, fields: [] }, data: null }, { status: code })
  }
  const api = createApiClient({ fetch, awaitSession: () => Promise.resolve(false), peer: createPeer(true) })
  return { api, used, nonces, readable }
}
