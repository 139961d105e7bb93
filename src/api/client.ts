import { fail, type Result } from '../domain/result.ts'
import type { ServerFailure } from '../domain/failure.ts'
import { answerOf, hear, type HeardAnswer } from './answer.ts'
import type { AnswerOf, AnyCall, BodyOf, ParamsOf, QueryOf } from './contract/call.ts'
import { accountHeader, anotherAccount } from './contract/envelope.ts'
import { readClock, type ClockReading } from './clockReading.ts'
import { createPeer, type Peer } from './peer.ts'

type Given<Name extends string, Value> = [Value] extends [undefined]
  ? unknown
  : {} extends Value
    ? { readonly [N in Name]?: Value }
    : { readonly [N in Name]: Value }

/** The parts of a request that the call asks for. */
export type RequestOf<C extends AnyCall> = Given<'params', ParamsOf<C>> &
  Given<'query', QueryOf<C>> &
  Given<'body', BodyOf<C>>

interface Parts {
  readonly params?: Record<string, string | undefined>
  readonly query?: Record<string, string | undefined>
  readonly body?: unknown
}

export interface CallOptions {
  readonly signal?: AbortSignal
  /** Milliseconds for one attempt; 30,000 without it. */
  readonly timeout?: number
  /** Whether it is sent to its end where the page is left meanwhile; browsers do so for bodies below 64 KiB. */
  readonly keepalive?: boolean
  /** Hears how much of the body has been sent, from 0 to 1; of a call with files. */
  readonly onSent?: (part: number) => void
  /** Hears the server's clock by the answer. */
  readonly onClock?: (reading: ClockReading) => void
}

export interface ApiClient {
  /** Sends a call of the contract. Never throws for what a network or a server can do. */
  readonly send: <C extends AnyCall>(
    call: C,
    request: RequestOf<C> & Parts,
    options?: CallOptions,
  ) => Promise<Result<AnswerOf<C>, ServerFailure>>
  /** Whether the server answers what the seeds do not name as well (docs/decisions/0130). */
  readonly speaksContract: () => boolean
  /** The same client for a page of this account: what it sends is done for nobody else (docs/decisions/0444). */
  readonly of: (accountId: string) => ApiClient
}

/** Why a call was not let in as the account whose page sent it: nobody is signed in, or somebody else is. */
export type Refused = 'nobody' | 'anotherAccount'

/** Sends like `fetch`, and says how much has been sent. */
export type Upload = (url: string, init: RequestInit, onSent: (part: number) => void) => Promise<Response>

interface ClientSettings {
  readonly fetch: typeof fetch
  /** How a call with files is sent whose progress somebody wants to hear; without it only its end is heard. */
  readonly upload?: Upload
  /** Asked when the server wants another session: resolves true once the user has signed in again, false when not. */
  readonly awaitSession: (refused: Refused) => Promise<boolean>
  /** Whose page this is at the moment; null where nobody is signed in. Without it no call says whose page it comes from. */
  readonly account?: () => string | null
  /** What is known of the server; clients of one page share it. */
  readonly peer?: Peer
}

const urlOf = (call: AnyCall, { params = {}, query = {} }: Parts): string => {
  const path = call.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value !== undefined && value !== '') search.set(name, value)
  return search.size > 0 ? `${path}?${search}` : path
}

const connectionFailure = (signal: AbortSignal | undefined, error: unknown): ServerFailure => {
  if (signal?.aborted === true) return { code: 'connection.cancelled' }
  return error instanceof DOMException && error.name === 'TimeoutError'
    ? { code: 'connection.tooSlow' }
    : { code: 'connection.lost' }
}

/** The members of a body with files, each as a part of its own. */
const formOf = (body: unknown): FormData => {
  const form = new FormData()
  for (const [name, value] of Object.entries(body ?? {})) {
    if (value instanceof Blob) form.append(name, value)
    else if (value !== undefined) form.append(name, String(value))
  }
  return form
}

/** Body and headers of a request as the call has them travel; the browser itself names the boundary of parts. */
const encoded = (
  { method, multipart }: AnyCall,
  { body }: Parts,
  page: Record<string, string>,
): Pick<RequestInit, 'headers' | 'body'> => {
  const headers = { Accept: 'application/json', ...page }
  if (multipart !== undefined) return { headers, body: formOf(body) }
  return {
    headers: { ...headers, ...(method === 'GET' ? {} : { 'Content-Type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  }
}

const refusedAs = (call: AnyCall, { code, envelope }: HeardAnswer): Refused | null => {
  if (envelope?.status?.reason === anotherAccount) return 'anotherAccount'
  return code === 401 && call.access !== 'public' ? 'nobody' : null
}

/** Without the members that only a server that announces the contract knows. */
const named = (call: AnyCall, parts: Parts): Parts => {
  const beyond = new Set(call.beyondSeeds)
  if (beyond.size === 0) return parts
  const keep = ([name]: [string, unknown]): boolean => !beyond.has(name)
  const { query, body } = parts
  return {
    ...parts,
    ...(query === undefined ? {} : { query: Object.fromEntries(Object.entries(query).filter(keep)) }),
    ...(typeof body === 'object' && body !== null
      ? { body: Object.fromEntries(Object.entries(body).filter(keep)) }
      : {}),
  }
}

export const createApiClient = (settings: ClientSettings): ApiClient => {
  const { fetch: request, upload = (url, init) => request(url, init), awaitSession, account: current } = settings
  const { peer = createPeer() } = settings
  const attempt = async (
    call: AnyCall,
    given: Parts,
    { signal, timeout = 30_000, keepalive = false, onSent, onClock }: CallOptions,
    account: string | null,
  ): Promise<HeardAnswer> => {
    const limit = AbortSignal.timeout(timeout)
    const speaksContract = peer.speaksContract()
    const parts = speaksContract ? given : named(call, given)
    const url = urlOf(call, parts)
    const init: RequestInit = {
      method: call.method,
      credentials: 'same-origin',
      ...(keepalive ? { keepalive } : {}),
      ...encoded(call, parts, speaksContract && account !== null ? { [accountHeader]: account } : {}),
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
    }
    const sentAt = Date.now()
    const response = await (onSent === undefined ? request(url, init) : upload(url, init, onSent))
    const reading = readClock(response, sentAt, Date.now())
    if (reading !== null) onClock?.(reading)
    peer.heard(response)
    return hear(call, response, init.body)
  }
  const clientOf = (owner: string | null): ApiClient => ({
    speaksContract: peer.speaksContract,
    of: clientOf,
    async send(call, parts, options = {}) {
      const account = owner ?? current?.() ?? null
      // A page whose person has gone, or one that waited until another came, sends nothing in the name of whoever came.
      const isGone = () => account !== null && current !== undefined && current() !== account
      if (isGone()) return fail({ code: 'session.ended' })
      try {
        const heard = await attempt(call, parts, options, account)
        const refused = refusedAs(call, heard)
        if (refused === null) return answerOf(call, heard)
        if (!(await awaitSession(refused)) || isGone()) return fail({ code: 'session.ended' })
        return answerOf(call, await attempt(call, parts, options, account))
      } catch (error) {
        return fail(connectionFailure(options.signal, error))
      }
    },
  })
  return clientOf(null)
}
