import * as v from 'valibot'
import { fail, succeed, type Result } from '../../../src/domain/result.ts'
import type { Log } from '../../log.ts'
import { withoutLastSlashes } from '../baseAddress.ts'
import type { RemoteSigningConfig } from '../config.ts'
import type { ReachRefusal } from '../port.ts'
import { infoSchema, tokenSchema } from './answers.ts'
import { post, type ProviderAnswer } from './transport.ts'

/** Methods of the standard that this server uses. */
export type CscMethod =
  | 'credentials/list'
  | 'credentials/info'
  | 'credentials/authorize'
  | 'credentials/authorizeCheck'
  | 'signatures/signHash'

const needed: readonly CscMethod[] = [
  'credentials/list',
  'credentials/info',
  'credentials/authorize',
  'credentials/authorizeCheck',
  'signatures/signHash',
]

export interface ConnectionParts {
  readonly config: RemoteSigningConfig
  readonly log: Log
  /** Milliseconds, for the age of a token. */
  readonly now: () => number
  /** Milliseconds that one request may take; what `transport` says where it is not given. */
  readonly patience?: number
}

export type Call = (
  method: CscMethod,
  input: Readonly<Record<string, unknown>>,
) => Promise<Result<ProviderAnswer, ReachRefusal>>

/** Milliseconds before its end at which a token is taken as ended. */
const margin = 30_000

const unreachable = fail({ reason: 'remoteSigning.unreachable' } satisfies ReachRefusal)

/** One request; what keeps the provider from answering is written to the log without what was sent. */
const createSender = ({ log, patience }: ConnectionParts) => {
  const missed = (method: string, detail: Readonly<Record<string, string | number>>) => {
    log('warn', 'remoteSigning.unreachable', { method, ...detail })
    return unreachable
  }
  const send = async (
    method: string,
    sent: { readonly url: string; readonly headers: Readonly<Record<string, string>>; readonly body: string },
  ): Promise<Result<ProviderAnswer, ReachRefusal>> => {
    const answered = await post({ ...sent, ...(patience === undefined ? {} : { milliseconds: patience }) })
    if (!answered.ok) return missed(method, { cause: answered.failure })
    const { status } = answered.value
    // Too many requests, and every failure of the service as a whole (10.1).
    return status === 429 || status >= 500 ? missed(method, { status }) : answered
  }
  return { send, missed }
}

/** Answers what was made last while it is fresh, and lets those who ask meanwhile wait for the same making. */
const createKept = <Value>(make: () => Promise<Result<Value, ReachRefusal>>, isFresh: (value: Value) => boolean) => {
  let kept: Value | null = null
  let making: Promise<Result<Value, ReachRefusal>> | null = null
  const remake = async () => {
    const made = await make()
    if (made.ok) kept = made.value
    making = null
    return made
  }
  return {
    get(): Promise<Result<Value, ReachRefusal>> {
      if (kept !== null && isFresh(kept)) return Promise.resolve(succeed(kept))
      making ??= remake()
      return making
    },
    forget: (value: Value) => {
      if (kept === value) kept = null
    },
  }
}

const json = { 'Content-Type': 'application/json' } as const

/** Address of the token endpoint, once the provider has said that it offers what is needed (11.1). */
const createDiscovery = ({ config }: ConnectionParts, { send, missed }: ReturnType<typeof createSender>) =>
  createKept<string>(
    async () => {
      const answered = await send('info', { url: `${config.url}/info`, headers: json, body: '{}' })
      if (!answered.ok) return answered
      const info = v.safeParse(infoSchema, answered.value.body)
      if (answered.value.status !== 200 || !info.success) return missed('info', { cause: 'unreadable' })
      const { authType, methods, oauth2 } = info.output
      const absent = needed.filter((method) => !methods.includes(method))
      if (absent.length > 0) return missed('info', { cause: `without ${absent.join(', ')}` })
      if (!authType.includes('oauth2client')) return missed('info', { cause: 'without client credentials' })
      if (!URL.canParse(oauth2) || new URL(oauth2).protocol !== new URL(config.url).protocol)
        return missed('info', { cause: 'authorization server of another protocol' })
      return succeed(`${withoutLastSlashes(oauth2)}/oauth2/token`)
    },
    () => true,
  )

interface Token {
  readonly text: string
  /** Milliseconds. */
  readonly until: number
}

/** The service's own token by client credentials (8.4.4, 8.5.2.2). */
const createTokens = (parts: ConnectionParts, sender: ReturnType<typeof createSender>) => {
  const discovery = createDiscovery(parts, sender)
  const { config, now } = parts
  return createKept<Token>(
    async () => {
      const url = await discovery.get()
      if (!url.ok) return url
      const begun = now()
      const answered = await sender.send('oauth2/token', {
        url: url.value,
        headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({
          grant_type: 'client_credentials',
          client_id: config.clientId,
          client_secret: config.clientSecret,
        }).toString(),
      })
      if (!answered.ok) return answered
      const { status, body } = answered.value
      const token = v.safeParse(tokenSchema, body)
      if (status !== 200 || !token.success) return sender.missed('oauth2/token', { status })
      return succeed({ text: token.output.access_token, until: begun + token.output.expires_in * 1000 - margin })
    },
    ({ until }) => now() < until,
  )
}

/** Calls of the provider with the service's token, which is asked for where it is missing, old or refused. */
export const createConnection = (parts: ConnectionParts): Call => {
  const sender = createSender(parts)
  const tokens = createTokens(parts, sender)
  const attempt = async (method: CscMethod, body: string) => {
    const token = await tokens.get()
    if (!token.ok) return token
    const headers = { ...json, Authorization: `Bearer ${token.value.text}` }
    const answered = await sender.send(method, { url: `${parts.config.url}/${method}`, headers, body })
    if (answered.ok && answered.value.status === 401) tokens.forget(token.value)
    return answered
  }
  return async (method, input) => {
    const body = JSON.stringify(input)
    const first = await attempt(method, body)
    // What is refused for its token has done nothing: it is sent once more, with a new one.
    const answered = first.ok && first.value.status === 401 ? await attempt(method, body) : first
    return answered.ok && answered.value.status === 401 ? sender.missed(method, { status: 401 }) : answered
  }
}
