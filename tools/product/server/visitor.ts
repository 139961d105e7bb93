import { CompactEncrypt, importJWK } from 'jose'
import * as v from 'valibot'
import type { AnswerOf, AnyCall } from '../../../src/api/contract/call.ts'
import { contract } from '../../../src/api/contract/contract.ts'
import { refusalEnvelopeSchema } from '../../../src/api/contract/envelope.ts'
import { demoPassword } from '../../../server/companies/demo/accounts.ts'

export interface Asked {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
  readonly body?: unknown
}

/** What came back, read as far as it can be read. */
export interface Reply {
  readonly status: number
  readonly headers: Headers
  readonly text: string
  /** `status.reason` of a refusal; null on success. */
  readonly reason: string | null
  readonly fields: readonly { field: string; message: string }[]
}

/** Somebody with a browser: keeps the cookies of session, devices and a sign-in that waits for its code, sends the page's Origin. */
export interface Visitor {
  readonly origin: string
  readonly ask: (call: AnyCall, asked?: Asked) => Promise<Reply>
  /** Asks and expects success: answers `data` as the contract's schema reads it. */
  readonly get: <C extends AnyCall>(call: C, asked?: Asked) => Promise<AnswerOf<C>>
  /** The session's. */
  readonly cookie: () => string
  /** Names and values of the cookies by which the accounts know this browser. */
  readonly devices: () => readonly (readonly [string, string])[]
}

/** A stream of events has no end of its own: what it begins with stands for it. */
const firstOf = async (response: Response): Promise<string> => {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  const first = await reader?.read()
  await reader?.cancel()
  return first?.value ?? ''
}

const readReply = async (response: Response): Promise<Reply> => {
  const isStream = response.headers.get('content-type') === 'text/event-stream'
  const text = isStream ? await firstOf(response) : await response.text()
  const { status, headers } = response
  if (response.ok) return { status, headers, text, reason: null, fields: [] }
  const envelope = v.parse(v.pipe(v.string(), v.parseJson(), refusalEnvelopeSchema), text)
  return { status, headers, text, reason: envelope.status.reason, fields: envelope.status.fields }
}

const formOf = (body: unknown): FormData => {
  const form = new FormData()
  for (const [name, value] of Object.entries(body ?? {}))
    if (value instanceof Blob) form.append(name, value)
    else form.append(name, String(value))
  return form
}

/** What travels, and as what: files and texts of a form, or JSON. */
const sent = ({ method, multipart }: AnyCall, { body }: Asked): { type: Record<string, string>; body?: BodyInit } => {
  if (multipart !== undefined) return { type: {}, body: formOf(body) }
  const type: Record<string, string> = method === 'GET' ? {} : { 'Content-Type': 'application/json' }
  return body === undefined ? { type } : { type, body: JSON.stringify(body) }
}

const addressOf = (origin: string, call: AnyCall, { params = {}, query = {} }: Asked): string => {
  const path = call.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? 'missing'))
  const search = new URLSearchParams(query)
  return `${origin}${path}${search.size > 0 ? `?${search}` : ''}`
}

export const visit = (origin: string, cookie = '', headers: Readonly<Record<string, string>> = {}): Visitor => {
  let kept = cookie
  const devices = new Map<string, string>()
  let ticket = ''
  const ask: Visitor['ask'] = async (call, asked = {}) => {
    const { type, ...content } = sent(call, asked)
    const response = await fetch(addressOf(origin, call, asked), {
      method: call.method,
      headers: {
        ...headers,
        Origin: origin,
        Cookie: [kept, ticket, ...[...devices].map(([name, value]) => `${name}=${value}`)].join('; '),
        ...type,
      },
      ...content,
    })
    for (const set of response.headers.getSetCookie()) {
      const [pair = ''] = set.split(';')
      const device = /^((?:__Secure-)?tokhai-device-\w+)=(.*)$/.exec(pair)
      if (/^(?:__Secure-)?tokhai-ticket=/.test(pair)) ticket = pair
      else if (device === null) kept = pair
      else devices.set(device[1] ?? '', device[2] ?? '')
    }
    return readReply(response)
  }
  return {
    origin,
    ask,
    async get(call, asked) {
      const reply = await ask(call, asked)
      if (reply.reason !== null)
        throw new Error(`${call.name} answered ${reply.status} ${reply.reason} ${JSON.stringify(reply.fields)}`)
      return v.parse(v.pipe(v.string(), v.parseJson(), v.object({ data: call.answer })), reply.text).data
    },
    cookie: () => kept,
    devices: () => [...devices],
  }
}

/** The password as a page would send it. */
export const encryptedPassword = async (visitor: Visitor, password: string): Promise<string> => {
  const { kid, nonce, jwk } = await visitor.get(contract.passwordKey)
  return new CompactEncrypt(new TextEncoder().encode(JSON.stringify({ password, nonce })))
    .setProtectedHeader({ alg: 'RSA-OAEP-256', enc: 'A256GCM', kid })
    .encrypt(await importJWK(jwk, 'RSA-OAEP-256'))
}

export const signInAs = async (origin: string, userId: string, password = demoPassword): Promise<Visitor> => {
  const visitor = visit(origin)
  await visitor.get(contract.login, { body: { user_id: userId, password: await encryptedPassword(visitor, password) } })
  return visitor
}
