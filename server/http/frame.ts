import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { contract } from '../../src/api/contract/contract.ts'
import { requestIdHeader } from '../../src/api/contract/envelope.ts'
import { errorFields, type Log } from '../log.ts'
import { DatabaseUnavailable } from '../store/database-unavailable.ts'
import { failed, refused } from './answers.ts'
import { framedHeaders, securityHeaders } from './security-headers.ts'

/** What a request carries through the handlers: its id in the log, and what answered it. */
export interface RequestEnvironment {
  readonly Variables: { requestId: string; route: string }
}
export type Application = Hono<RequestEnvironment>

/** Seconds after which another try may find the database back. */
const databaseRetry = 5

/** An application that answers nothing yet: security headers on every answer, one log line per request, bugs kept inside. */
export const createFrame = (agentPort: number, log: Log): Application => {
  const app: Application = new Hono()
  const headers = Object.entries(securityHeaders(agentPort))
  const headersOfFramed = Object.entries(framedHeaders(agentPort))
  app.use(async (context, next) => {
    const begun = performance.now()
    context.set('requestId', randomUUID())
    context.set('route', 'none')
    await next()
    const isFramed = context.req.path === contract.showPreview.path
    for (const [name, value] of isFramed ? headersOfFramed : headers) context.res.headers.set(name, value)
    context.res.headers.set(requestIdHeader, context.get('requestId'))
    log('info', 'request', {
      id: context.get('requestId'),
      method: context.req.method,
      route: context.get('route'),
      status: context.res.status,
      ms: Math.round(performance.now() - begun),
    })
  })
  app.onError((error, context) => {
    // Whoever hung up while the body was read gets no answer, and has found no bug.
    if (context.req.raw.signal.aborted) return refused({ reason: 'request.malformed' })
    if (error instanceof DatabaseUnavailable) {
      log('warn', 'database.unavailable', { id: context.get('requestId'), ...errorFields(error) })
      return refused({ reason: 'database.unavailable', retryAfter: databaseRetry })
    }
    log('error', 'request.failed', { id: context.get('requestId'), ...errorFields(error) })
    return failed(context.get('requestId'))
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
