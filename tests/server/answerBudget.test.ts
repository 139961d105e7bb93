import { once } from 'node:events'
import { BlockList, connect } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { expect, it, onTestFinished } from 'vitest'
import * as v from 'valibot'
import { createAnswerBudget, mostAnsweringOne } from '../../server/http/answerBudget.ts'
import { createFrame } from '../../server/http/frame.ts'
import { listen } from '../../server/http/listener.ts'
import { mountRoutes } from '../../server/http/mountRoutes.ts'
import { publicRoute } from '../../server/http/route.ts'
import { noMetrics } from '../../server/operation/metrics.ts'
import { describeCall, noBody, none } from '../../src/api/contract/call.ts'
import { succeed } from '../../src/domain/result.ts'

it('gives room for as many bytes as may be held at once, to each company its own, and again once they are taken', () => {
  const take = createAnswerBudget(100, 60)
  const first = take('one', 50)
  expect([first === null, take('one', 20)]).toEqual([false, null])
  const second = take('two', 50)
  expect([second === null, take('three', 10)]).toEqual([false, null])
  first?.()
  first?.()
  expect([take('three', 10) === null, take('one', 50)]).toEqual([false, null])
})

it('gives an answer alone that is larger', () => {
  const take = createAnswerBudget(100, 60)
  const release = take('one', 200)
  expect([take('one', 1), take('two', 1)]).toEqual([null, null])
  release?.()
  expect(take('two', 70)).not.toBeNull()
})

const largeCall = describeCall({
  name: 'large',
  summary: '',
  method: 'GET',
  path: '/api/large',
  access: 'public',
  params: none,
  query: none,
  body: noBody,
  answer: v.string(),
  refusals: [],
  source: 'chosen',
})

/** A server that answers a text of more than half of what is held for one. */
const answering = async (): Promise<number> => {
  const app = createFrame({ agentPort: 1080, isSecure: false }, () => undefined, noMetrics)
  const text = 'x'.repeat(mostAnsweringOne / 2 + 1)
  mountRoutes(app, [publicRoute(largeCall, () => Promise.resolve(succeed(text)))], {
    refusals: {},
    personOf: () => Promise.resolve(null),
    origins: new Set(),
    isSecure: false,
    trustedProxies: new BlockList(),
  })
  const listener = getRequestListener(app.fetch)
  const { port, close } = await listen(
    (incoming, outgoing) => void listener(incoming, outgoing),
    { host: '127.0.0.1', port: 0 },
    () => undefined,
  )
  onTestFinished(close)
  return port
}

it('refuses a large answer while another one is not taken, and gives it once that is over', async () => {
  const port = await answering()
  const unread = connect(port, '127.0.0.1')
  unread.write('GET /api/large HTTP/1.1\r\nHost: x\r\n\r\n')
  await once(unread, 'readable')
  const ask = () => fetch(`http://127.0.0.1:${port}${largeCall.path}`)
  const refused = await ask()
  expect([refused.status, refused.headers.get('retry-after'), await refused.json()]).toMatchObject([
    429,
    '5',
    { status: { reason: 'request.tooMany' } },
  ])
  unread.destroy()
  await expect
    .poll(async () => {
      const answer = await ask()
      await answer.arrayBuffer()
      return answer.status
    })
    .toBe(200)
  const again = await ask()
  expect((await again.text()).length).toBeGreaterThan(mostAnsweringOne / 2)
})
