import { randomUUID } from 'node:crypto'
import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { contract } from '../../src/api/contract/contract.ts'
import { requestIdHeader } from '../../src/api/contract/envelope.ts'
import { errorFields, inRequest, type Log } from '../log.ts'
import { DatabaseUnavailable } from '../store/databaseUnavailable.ts'
import type { Metrics } from '../operation/metrics.ts'
import { failed, refused } from './answers.ts'
import { discardBody } from './unreadBody.ts'
import { framedHeaders, imageHeaders, securityHeaders } from './securityHeaders.ts'

/** What a request carries through the handlers: what answers it. */
export interface RequestEnvironment {
  readonly Bindings: HttpBindings
  readonly Variables: { route: string }
}
export type Application = Hono<RequestEnvironment>

/** Seconds after which another try may find the database back. */
const databaseRetry = 5

/** What a frame is made for: where the agent listens, and whether people reach the product by https. */
export interface FramePlace {
  readonly agentPort: number
  readonly isSecure: boolean
}

/** An application that answers nothing yet: security headers and the request's id on every answer, one log line per request, bugs kept inside. */
export const createFrame = ({ agentPort, isSecure }: FramePlace, log: Log, metrics: Metrics): Application => {
  const app: Application = new Hono()
  const headers = securityHeaders(agentPort, isSecure)
  const headersOf = new Map([
    [contract.showPreview.name, framedHeaders(agentPort, isSecure)],
    [contract.showImage.name, imageHeaders(agentPort, isSecure)],
  ])
  app.use(async (context, next) => {
    const begun = performance.now()
    const requestId = randomUUID()
    context.set('route', 'none')
    await inRequest(requestId, next)
    const { method } = context.req
    const { status } = context.res
    const milliseconds = performance.now() - begun
    const own = headersOf.get(context.get('route')) ?? headers
    for (const [name, value] of Object.entries(own)) context.res.headers.set(name, value)
    context.res.headers.set(requestIdHeader, requestId)
    const request = { route: context.get('route'), method, status }
    metrics.requestEnded({ ...request, seconds: milliseconds / 1000 })
    log('info', 'request', { requestId, ...request, ms: Math.round(milliseconds) })
    if (method !== 'GET' && method !== 'HEAD') await discardBody(context.env.incoming)
  })
  app.onError((error, context) => {
    // Whoever hung up while the body was read gets no answer, and has found no bug.
    if (context.req.raw.signal.aborted) return refused({ reason: 'request.malformed' })
    if (error instanceof DatabaseUnavailable) {
      metrics.databaseUnavailable()
      log('warn', 'database.unavailable', errorFields(error))
      return refused({ reason: 'database.unavailable', retryAfter: databaseRetry })
    }
    log('error', 'request.failed', errorFields(error))
    return failed()
  })
  return app
}

/** Answers what nothing before has answered: files of the page, and refusals for the rest. */
export const mountPage = (app: Application, answer: (request: Request) => Response | null): void => {
  app.all('/api/*', () => refused({ reason: 'record.absent' }))
  app.get('*', (context) => {
    context.set('route', 'page')
    return answer(context.req.raw) ?? refused({ reason: 'record.absent' })
  })
  app.all('*', () => refused({ reason: 'method.notAllowed' }, { Allow: 'GET, HEAD' }))
}
