import type { IncomingMessage, ServerResponse } from 'node:http'
import { fail, type Result, succeed } from '../src/domain/result.ts'
import type { KeyStore } from '../signing/keystores/keystore.ts'
import { type AgentFaults, noFaults } from './faults/faultPort.ts'
import { corsHeaders, type Gate, gateFor, preflightHeaders } from './guards.ts'
import { listenOnLoopback } from './listener.ts'
import type { Outcome } from './outcome.ts'
import type { Prompt } from './prompt/prompt.ts'
import { readBody } from './requestBody.ts'
import { statusHeaders } from './status/statusPage.ts'
import { logLine, type LogSink } from './requestLog.ts'
import { createWorkplace, refusal } from './work.ts'

export interface AgentParts {
  /** 0 takes a free port. */
  readonly port: number
  /** Exact origins of the pages that may ask. */
  readonly origins: readonly string[]
  /** Asked for at each request, so that a token may be exchanged while the agent runs. */
  readonly keyStore: () => KeyStore
  readonly prompt: Prompt
  /** The page for a person who opens the agent's address. */
  readonly status: () => string
  readonly log: LogSink
  readonly now: () => Date
  /** What goes wrong on purpose; nothing without it. */
  readonly faults?: AgentFaults
}

export interface RunningAgent {
  readonly port: number
  /** Drops connections, which takes their questions back, and waits until no work is left. */
  readonly close: () => Promise<void>
}

const securityHeaders = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' } as const

const answer = (response: ServerResponse, { status, body }: Outcome, origin: string | null): void => {
  // Where the body was refused unread, the connection holds the rest of it and serves for nothing more.
  const connection = response.req.complete ? {} : { Connection: 'close' }
  response.writeHead(status, {
    ...securityHeaders,
    ...corsHeaders(origin),
    ...connection,
    'Content-Type': 'application/json; charset=utf-8',
  })
  response.end(JSON.stringify(body))
}

/** Breaks off in the middle of an answer: without its beginning a browser would ask again by itself. */
const breakOff = (response: ServerResponse): void => {
  response.writeHead(200, { 'Content-Length': '2' })
  response.write('{', () => response.destroy())
}

/** A bug ends its own request and not the agent. Its place is logged, its message is not: that may quote what was being read. */
const attempt = async (work: () => Promise<Outcome | null>): Promise<Outcome | null> => {
  try {
    return await work()
  } catch (error) {
    const place =
      error instanceof Error
        ? `${error.name} ${
            error.stack
              ?.split('\n')
              .find((line) => line.startsWith('    at '))
              ?.trim() ?? ''
          }`
        : 'unknown'
    return { ...refusal('agent.failed'), detail: place }
  }
}

const shown: Outcome = { status: 200, body: null, code: 'ok' }
const permitted: Outcome = { status: 204, body: null, code: 'ok' }

/** Answers requests that have passed the gate or not. */
const createResponding = (parts: AgentParts, faults: AgentFaults) => {
  const workplace = createWorkplace()

  const perform = async (
    request: IncomingMessage,
    response: ServerResponse,
    { path, origin }: Gate & { kind: 'open' },
  ) => {
    const gone = new AbortController()
    response.once('close', () => gone.abort())
    const body = await readBody(request)
    if (!body.ok) return refusal(body.failure)
    if (path === '/faults') {
      const changed = faults.control(body.value)
      return changed.ok ? changed.value : refusal(changed.failure)
    }
    const { prompt, now } = parts
    const context = { keyStore: parts.keyStore(), prompt, now, origin, signal: gone.signal }
    return faults.around(path, () => workplace(path, body.value, context))
  }

  /** What was answered; null where the connection was broken off. */
  return async (request: IncomingMessage, response: ServerResponse, gate: Gate): Promise<Outcome | null> => {
    if (gate.kind === 'status') {
      response.writeHead(200, { ...securityHeaders, ...statusHeaders }).end(parts.status())
      return shown
    }
    if (gate.kind === 'preflight') {
      const headers = preflightHeaders(gate.origin, request.headersDistinct)
      response.writeHead(204, { ...securityHeaders, ...headers }).end()
      return permitted
    }
    const outcome = gate.kind === 'refused' ? refusal(gate.code) : await attempt(() => perform(request, response, gate))
    if (outcome === null) breakOff(response)
    else answer(response, outcome, gate.origin)
    return outcome
  }
}

/** Answers requests and logs each; `portOf` gives the port that they have come to. */
const createServing = (parts: AgentParts, faults: AgentFaults, portOf: () => number) => {
  const respond = createResponding(parts, faults)
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const started = performance.now()
    const { method = '', url = '', headersDistinct } = request
    const gate = gateFor(
      { method, url, headers: headersDistinct },
      { port: portOf(), origins: parts.origins, hasFaults: faults.areOn },
    )
    const outcome = await respond(request, response, gate)
    if (outcome === null) return
    parts.log(
      logLine({
        time: parts.now().toISOString(),
        method,
        path: url,
        origin: headersDistinct['origin']?.[0] ?? null,
        status: outcome.status,
        outcome: outcome.code,
        duration_ms: Math.round(performance.now() - started),
        ...(outcome.detail === undefined ? {} : { detail: outcome.detail }),
      }),
    )
  }
}

/**
 * Starts the signing agent (seed 000 §7; security page, "Browser to agent"). Every request passes the gate by its head alone before
 * its body is read or the token touched. Answers `port_taken` where another program has the port.
 */
export const startAgent = async (parts: AgentParts): Promise<Result<RunningAgent, 'port_taken'>> => {
  const { faults = noFaults } = parts
  const working = new Set<Promise<void>>()
  let { port } = parts
  const serve = createServing(parts, faults, () => port)

  const listening = await listenOnLoopback((request, response) => {
    if (faults.isGone(request.url ?? '')) {
      response.destroy()
      return
    }
    const work = serve(request, response)
    working.add(work)
    void work.finally(() => working.delete(work))
  }, parts.port)
  if (!listening.ok) return fail(listening.failure)
  port = listening.value.port
  return succeed({
    port,
    close: async () => {
      await listening.value.close()
      await Promise.allSettled(working)
    },
  })
}
