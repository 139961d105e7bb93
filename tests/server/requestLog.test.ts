import { expect, it } from 'vitest'
import * as v from 'valibot'
import { createFrame } from '../../server/http/frame.ts'
import { jsonLog, outsideRequests } from '../../server/log.ts'
import { noMetrics } from '../../server/operation/metrics.ts'
import { DatabaseUnavailable } from '../../server/store/databaseUnavailable.ts'

const lineSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.looseObject({ event: v.string(), requestId: v.optional(v.string()) }),
)

const framed = () => {
  const lines: v.InferOutput<typeof lineSchema>[] = []
  const log = jsonLog((line) => lines.push(v.parse(lineSchema, line)))
  return { app: createFrame({ agentPort: 1080, isSecure: false }, log, noMetrics), log, lines }
}

it('names its request in what is logged on the way, and in nothing that the request has only begun', async () => {
  const { app, log, lines } = framed()
  const late = Promise.withResolvers<null>()
  app.get('/', async (context) => {
    log('warn', 'on.the.way')
    outsideRequests(() =>
      setTimeout(() => {
        log('info', 'afterwards')
        late.resolve(null)
      }),
    )
    return context.text('done')
  })
  const id = (await app.request('/')).headers.get('x-request-id')
  await late.promise
  expect(lines.map(({ event, requestId }) => [event, requestId])).toEqual([
    ['on.the.way', id],
    ['request', id],
    ['afterwards', undefined],
  ])
})

it('answers 503 with Retry-After while the database is away, with the cause in the log only', async () => {
  const { app, lines } = framed()
  app.get('/', () => {
    throw new DatabaseUnavailable(new Error('connect ECONNREFUSED 10.0.0.7:5432'))
  })
  const response = await app.request('/')
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5'])
  expect(await response.json()).toMatchObject({
    status: { code: 503, reason: 'database.unavailable', request_id: response.headers.get('x-request-id') },
  })
  expect(lines[0]).toMatchObject({
    level: 'warn',
    event: 'database.unavailable',
    cause: 'Error: connect ECONNREFUSED 10.0.0.7:5432',
  })
})
