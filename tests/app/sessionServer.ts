import { compactDecrypt, exportJWK, generateKeyPair } from 'jose'
import * as v from 'valibot'
import { accountHeader, contractHeader } from '../../src/api/contract/envelope.ts'
import { sessionLifetime, type SessionUser } from '../../src/domain/session.ts'

const loginSchema = v.pipe(v.string(), v.parseJson(), v.object({ user_id: v.string(), password: v.string() }))
const sealedSchema = v.pipe(v.string(), v.parseJson(), v.object({ password: v.string(), nonce: v.string() }))

/** The address that a fetch is called with, as the client calls it. */
export const pathOf = (input: RequestInfo | URL): string =>
  typeof input === 'string' ? input.replace('/api/wtx/ca/v1', '') : ''

export interface Exchange {
  readonly path: string
  readonly body: string
  /** Whose page it says that it comes from. */
  readonly account: string | null
}

type Answers = (request: Exchange) => Response | Promise<Response>

const wrapped = (status: number, reason: string, data: unknown) =>
  Response.json(
    { status: { code: status, message: reason === '' ? 'OK' : `Server says ${reason}`, reason, fields: [] }, data },
    { status, headers: { [contractHeader]: '1' } },
  )

export const answered = (data: unknown): Response => wrapped(200, '', data)
export const refused = (status: number, reason: string): Response => wrapped(status, reason, null)

export const person = (id: string): SessionUser => ({
  id,
  name: `Name of ${id}`,
  scope: 'ADMIN',
  exp: Math.floor(Date.now() / 1000) + sessionLifetime,
  profile_image: null,
  permissions: [],
})

/**
 * Answers the session's calls with a real key: the password's envelope is opened as the server opens it. `login` decides about the
 * user id and the password that came out of it; every exchange is kept.
 */
export const createSessionServer = async (parts: {
  readonly login: (userId: string, password: string) => Response | Promise<Response>
  readonly others: Answers
}) => {
  const { publicKey, privateKey } = await generateKeyPair('RSA-OAEP-256', { modulusLength: 2048, extractable: true })
  const { n, e } = await exportJWK(publicKey)
  const exchanges: Exchange[] = []
  let nonces = 0
  const open = async (sealed: string) => {
    const { plaintext } = await compactDecrypt(sealed, privateKey)
    return v.parse(sealedSchema, new TextDecoder().decode(plaintext))
  }
  const request: typeof fetch = async (input, init) => {
    const exchange = {
      path: pathOf(input),
      body: typeof init?.body === 'string' ? init.body : '',
      account: new Headers(init?.headers).get(accountHeader),
    }
    exchanges.push(exchange)
    if (exchange.path === '/auth/key') {
      nonces += 1
      return answered({ kid: 'k', nonce: `nonce-${nonces}`, jwk: { kty: 'RSA', n, e } })
    }
    if (exchange.path !== '/auth/login') return parts.others(exchange)
    const { user_id, password } = v.parse(loginSchema, exchange.body)
    const inside = await open(password)
    if (inside.nonce !== `nonce-${nonces}`) return refused(422, 'password.keyExpired')
    return parts.login(user_id, inside.password)
  }
  return { request, exchanges }
}
