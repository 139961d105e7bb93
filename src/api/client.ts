import { fail, type Result } from '../domain/result.ts'
import type { ServerFailure } from '../domain/failure.ts'
import { answerOf, hear, type HeardAnswer } from './answer.ts'
import type { AnswerOf, AnyCall, BodyOf, ParamsOf, QueryOf } from './contract/call.ts'
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
}

/** Sends like `fetch`, and says how much has been sent. */
export type Upload = (url: string, init: RequestInit, onSent: (part: number) => void) => Promise<Response>

interface ClientSettings {
  readonly fetch: typeof fetch
  /** How a call with files is sent whose progress somebody wants to hear; without it only its end is heard. */
  readonly upload?: Upload
  /** Asked when the server wants a session: resolves true once the user has signed in again, false when not. */
  readonly awaitSession: () => Promise<boolean>
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
const encoded = ({ method, multipart }: AnyCall, { body }: Parts): Pick<RequestInit, 'headers' | 'body'> => {
  const headers = { Accept: 'application/json' }
  if (multipart !== undefined) return { headers, body: formOf(body) }
  return {
    headers: { ...headers, ...(method === 'GET' ? {} : { 'Content-Type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  }
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

export const createApiClient = ({
  fetch: request,
  upload = (url, init) => request(url, init),
  awaitSession,
  peer = createPeer(),
}: ClientSettings): ApiClient => {
  const attempt = async (
    call: AnyCall,
    given: Parts,
    { signal, timeout = 30_000, keepalive = false, onSent, onClock }: CallOptions,
  ): Promise<HeardAnswer> => {
    const limit = AbortSignal.timeout(timeout)
    const parts = peer.speaksContract() ? given : named(call, given)
    const url = urlOf(call, parts)
    const init: RequestInit = {
      method: call.method,
      credentials: 'same-origin',
      ...(keepalive ? { keepalive } : {}),
      ...encoded(call, parts),
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
    }
    const sentAt = Date.now()
    const response = await (onSent === undefined ? request(url, init) : upload(url, init, onSent))
    const reading = readClock(response, sentAt, Date.now())
    if (reading !== null) onClock?.(reading)
    peer.heard(response)
    return hear(call, response, init.body)
  }
  return {
    speaksContract: peer.speaksContract,
    async send(call, parts, options = {}) {
      try {
        const heard = await attempt(call, parts, options)
        if (heard.code !== 401 || call.access === 'public') return answerOf(call, heard)
        if (!(await awaitSession())) return fail({ code: 'session.ended' })
        return answerOf(call, await attempt(call, parts, options))
      } catch (error) {
        return fail(connectionFailure(options.signal, error))
      }
    },
  }
}
