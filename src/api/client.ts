import * as v from 'valibot'
import { fail, succeed, type Result } from '../domain/result.ts'
import type { ServerFailure } from '../domain/failure.ts'
import type { AnswerOf, AnyCall, BodyOf, ParamsOf, QueryOf } from './contract/call.ts'
import { refusalEnvelopeSchema, requestIdHeader, successEnvelope } from './contract/envelope.ts'

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
}

export interface ApiClient {
  /** Sends a call of the contract. Never throws for what a network or a server can do. */
  readonly send: <C extends AnyCall>(
    call: C,
    request: RequestOf<C> & Parts,
    options?: CallOptions,
  ) => Promise<Result<AnswerOf<C>, ServerFailure>>
}

interface ClientSettings {
  readonly fetch: typeof fetch
  /** Asked when the server wants a session: resolves true once the user has signed in again, false when not. */
  readonly awaitSession: () => Promise<boolean>
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

const refusal = ({ status, headers }: Response, json: unknown): ServerFailure => {
  const requestId = headers.get(requestIdHeader)
  const named = requestId === null ? {} : { requestId }
  const read = v.safeParse(refusalEnvelopeSchema, json)
  if (!read.success) return { code: 'server.failed', status, ...named }
  const { reason, message, fields } = read.output.status
  if (status >= 500) return { code: 'server.failed', status, reason, ...named }
  return { code: 'server.refused', status, reason, message, fields, ...named }
}

const answerOf = async <C extends AnyCall>(
  call: C,
  response: Response,
): Promise<Result<AnswerOf<C>, ServerFailure>> => {
  const json: unknown = await response.json().catch((error: unknown) => {
    if (error instanceof SyntaxError) return undefined
    throw error
  })
  if (!response.ok) return fail(refusal(response, json))
  const read = v.safeParse(successEnvelope<C['answer']>(call.answer), json)
  return read.success ? succeed(read.output.data) : fail({ code: 'server.unreadable' })
}

export const createApiClient = ({ fetch: request, awaitSession }: ClientSettings): ApiClient => {
  const attempt = (call: AnyCall, parts: Parts, { signal, timeout = 30_000 }: CallOptions): Promise<Response> => {
    const limit = AbortSignal.timeout(timeout)
    return request(urlOf(call, parts), {
      method: call.method,
      credentials: 'same-origin',
      headers: { Accept: 'application/json', ...(call.method === 'GET' ? {} : { 'Content-Type': 'application/json' }) },
      ...(parts.body === undefined ? {} : { body: JSON.stringify(parts.body) }),
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
    })
  }
  return {
    async send(call, parts, options = {}) {
      try {
        const response = await attempt(call, parts, options)
        if (response.status !== 401 || call.access === 'public') return await answerOf(call, response)
        if (!(await awaitSession())) return fail({ code: 'session.ended' })
        return await answerOf(call, await attempt(call, parts, options))
      } catch (error) {
        return fail(connectionFailure(options.signal, error))
      }
    },
  }
}
