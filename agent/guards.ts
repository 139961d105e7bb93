import { type AgentRefusalCode, agentVersion, agentVersionHeader } from '../src/api/agent/protocol.ts'

/** The head of a request, as far as the gate looks at it. Header values are lists, so that none is overlooked. */
export interface RequestHead {
  readonly method: string
  readonly url: string
  readonly headers: Readonly<Record<string, readonly string[] | undefined>>
}

export interface GateSettings {
  /** The port that the agent listens on. */
  readonly port: number
  /** Exact origins of the pages that may ask. */
  readonly origins: readonly string[]
  /** Whether there are switches of faults to reach, under the same rules. */
  readonly hasFaults?: boolean
}

const agentPaths = ['/getTokenInfo', '/issueXmlList'] as const
export type AgentPath = (typeof agentPaths)[number]

const faultsPath = '/faults'
const withFaults = [...agentPaths, faultsPath] as const

export type Gate =
  | { readonly kind: 'refused'; readonly code: AgentRefusalCode; readonly origin: string | null }
  | { readonly kind: 'preflight'; readonly origin: string }
  /** A person who opens the agent's address. */
  | { readonly kind: 'status' }
  | { readonly kind: 'open'; readonly origin: string; readonly path: AgentPath | typeof faultsPath }

const only = (values: readonly string[] | undefined): string | null => {
  const [value, second] = values ?? []
  return value === undefined || second !== undefined ? null : value
}

const isOwnHost = (host: string | null, port: number): boolean =>
  host !== null && ['localhost', '127.0.0.1', '[::1]'].some((name) => `${name}:${port}` === host)

/** Whether a window is to show the answer, and no page asks for it: browsers say so, other programs say nothing. */
const isNavigation = (headers: RequestHead['headers']): boolean =>
  headers['origin'] === undefined && ['document', undefined].includes(headers['sec-fetch-dest']?.join())

/**
 * Decides on a request by its head alone, before any work (security page, "Browser to agent"). Host must be this machine's own
 * name with this port, which keeps rebound names out; Origin must be there, once, and be exactly one of the allowed ones, for
 * OPTIONS as well: the protocol triggers no preflight, so every page of the web could otherwise fire it.
 */
export const gateFor = (
  { method, url, headers }: RequestHead,
  { port, origins, hasFaults = false }: GateSettings,
): Gate => {
  if (!isOwnHost(only(headers['host']), port)) return { kind: 'refused', code: 'request.forbiddenHost', origin: null }
  if (method === 'GET' && url === '/' && isNavigation(headers)) return { kind: 'status' }
  const origin = only(headers['origin'])
  if (origin === null || !origins.includes(origin))
    return { kind: 'refused', code: 'request.forbiddenOrigin', origin: null }
  const path = (hasFaults ? withFaults : agentPaths).find((known) => known === url)
  if (path === undefined) return { kind: 'refused', code: 'request.unknownPath', origin }
  if (method === 'OPTIONS') return { kind: 'preflight', origin }
  return method === 'POST' ? { kind: 'open', origin, path } : { kind: 'refused', code: 'request.unknownMethod', origin }
}

/** Headers of an answer that a page of `origin` may read. The origin is one of the allowed ones, so it may be echoed. */
export const corsHeaders = (origin: string | null): Readonly<Record<string, string>> => ({
  Vary: 'Origin',
  ...(origin === null
    ? {}
    : {
        'Access-Control-Allow-Origin': origin,
        'Access-Control-Expose-Headers': agentVersionHeader,
        [agentVersionHeader]: agentVersion,
      }),
})

/** Headers that answer a preflight, with the permissions of Private and Local Network Access where the browser asks for them. */
export const preflightHeaders = (origin: string, asked: RequestHead['headers']): Readonly<Record<string, string>> => ({
  ...corsHeaders(origin),
  'Access-Control-Allow-Methods': 'POST',
  'Access-Control-Allow-Headers': 'content-type',
  'Access-Control-Max-Age': '600',
  ...(only(asked['access-control-request-private-network']) === 'true'
    ? { 'Access-Control-Allow-Private-Network': 'true' }
    : {}),
  ...(only(asked['access-control-request-local-network']) === 'true'
    ? { 'Access-Control-Allow-Local-Network': 'true' }
    : {}),
})
