import { ServerResponse } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { Context, Next } from 'hono'
import * as v from 'valibot'
import type { AnyCall } from '../../src/api/contract/call.ts'
import { contract } from '../../src/api/contract/contract.ts'
import type { ServerFault, ServerScenario } from '../../development/faults/scenario.ts'
import type { FaultSwitches } from '../../development/faults/switches.ts'
import { failed, refused, refusedWith } from '../http/answers.ts'
import type { Application, RequestEnvironment } from '../http/frame.ts'
import { sessionCookie } from '../http/sessionCookie.ts'
import { patched, patchedLast } from './patched.ts'

type RequestContext = Context<RequestEnvironment>

const eventStream = 'text/event-stream'

/**
 * Breaks the connection off in the middle of an answer. Without its beginning a browser would send the request again by itself, on a
 * connection that it had used before.
 */
const cutOff = ({ env, req }: RequestContext): Response => {
  const { outgoing } = v.parse(v.object({ outgoing: v.instance(ServerResponse) }), env)
  const isStream = req.header('Accept') === eventStream
  outgoing.writeHead(
    200,
    isStream ? { 'Content-Type': eventStream } : { 'Content-Type': 'application/json', 'Content-Length': '2' },
  )
  outgoing.write(isStream ? ':\n\n' : '{', () => outgoing.destroy())
  // Only a copy is the platform's own Response, on which the adapter looks for its mark.
  return new Response(null, { headers: RESPONSE_ALREADY_SENT.headers }).clone()
}

const signedOut = (): Response => {
  const cookie = sessionCookie(null, false)
  cookie.clear()
  return refused({ reason: 'session.required' }, { 'Set-Cookie': cookie.changes.join('') })
}

/** Answers in the server's stead, or lets it work and changes what comes of it. */
const applyFault = async (
  context: RequestContext,
  next: Next,
  fault: ServerFault,
  again: () => Promise<Response>,
): Promise<Response | undefined> => {
  switch (fault.kind) {
    case 'delay':
      await setTimeout(fault.milliseconds)
      await next()
      return undefined
    case 'drop':
      if (fault.when === 'after') await next()
      return cutOff(context)
    case 'refuse':
      return refusedWith({ code: fault.status, reason: fault.reason, message: fault.message, fields: fault.fields })
    case 'fail':
      return failed()
    case 'malformed':
      return new Response('{"status":{"code":200,', { headers: { 'Content-Type': 'application/json' } })
    case 'patch':
      await next()
      return patched(context.res, fault.data)
    case 'patchLast':
      await next()
      return patchedLast(context.res, fault)
    case 'twice':
      await again()
      await next()
      return undefined
    case 'endSession':
      return signedOut()
  }
}

const isInjected = ({ targets }: ServerScenario, call: AnyCall): boolean =>
  targets === 'signedIn' ? call.access !== 'public' && call.name !== 'auth.session' : targets.includes(call.name)

const isSpared = ({ spares }: ServerScenario, { req }: RequestContext): boolean =>
  spares === 'reads'
    ? req.method === 'GET'
    : spares !== undefined && Object.entries(spares).every(([name, value]) => req.query(name) === value)

/** Files of the page that hold the words of a language. */
const catalogue = /^\/assets\/(?:en|ko|vi)-[^/]+\.js$/

/** Puts what is on between the requests and whatever answers them. */
export const mountInjections = (app: Application, switches: FaultSwitches<ServerScenario>): void => {
  const repetitions = new WeakSet<Request>()
  const injectionFor = (fits: (scenario: ServerScenario) => boolean) => async (context: RequestContext, next: Next) => {
    const request = context.req.raw
    const injected = repetitions.has(request)
      ? null
      : switches.inject((scenario, lasts) => fits(scenario) && !(lasts === 'once' && isSpared(scenario, context)))
    if (injected === null) return next()
    const again = async (): Promise<Response> => {
      const repetition = request.clone()
      repetitions.add(repetition)
      return app.fetch(repetition, context.env)
    }
    const answer = await applyFault(context, next, injected.fault, again)
    if (answer === undefined) return undefined
    // The answer of the work is taken away first: its headers would otherwise be added to this one's.
    context.res = undefined
    context.res = answer
    return answer
  }
  for (const call of Object.values<AnyCall>(contract))
    app.on(
      call.method,
      call.path,
      injectionFor((scenario) => isInjected(scenario, call)),
    )
  app.get('/assets/*', async (context, next) =>
    catalogue.test(context.req.path) ? injectionFor(({ targets }) => targets === 'catalogues')(context, next) : next(),
  )
}
