import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { expect, it, onTestFinished } from 'vitest'
import { refused } from '../../server/http/answers.ts'
import { createFrame } from '../../server/http/frame.ts'
import { listen } from '../../server/http/listener.ts'
import { readBytes } from '../../server/http/requestBody.ts'
import { mostDiscarded } from '../../server/http/unreadBody.ts'
import { noMetrics } from '../../server/operation/metrics.ts'

/** A server that refuses each body: unread at /unread, and at /read once it has more than four bytes. */
const refusing = async () => {
  const answered = Promise.withResolvers<void>()
  const app = createFrame({ agentPort: 1080, isSecure: false }, () => answered.resolve(), noMetrics)
  app.get('/', (context) => context.text('here'))
  app.post('/unread', () => refused({ reason: 'origin.foreign' }))
  app.post('/read', async (context) => {
    const bytes = await readBytes(context.req.raw, 4)
    return refused({ reason: bytes === null ? 'request.tooLarge' : 'request.malformed' })
  })
  const listener = getRequestListener(app.fetch)
  const { port, close } = await listen(
    (incoming, outgoing) => void listener(incoming, outgoing),
    { host: '127.0.0.1', port: 0 },
    () => undefined,
  )
  onTestFinished(close)
  return { port, answered: answered.promise }
}

const connected = (port: number): { socket: Socket; received: () => string } => {
  const socket = connect(port, '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  let text = ''
  socket.on('data', (data) => void (text += String(data)))
  return { socket, received: () => text }
}

it('sends the answer to a body that nobody read once the client has sent it, and keeps the connection', async () => {
  const { port, answered } = await refusing()
  const { socket, received } = connected(port)
  socket.write('POST /unread HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n\r\nthe first part')
  await answered
  expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe('here')
  expect(received()).toBe('')
  socket.write('x'.repeat(1000 - 'the first part'.length))
  await once(socket, 'data')
  expect(received()).toMatch(/^HTTP\/1\.1 403 /)
  socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n')
  await once(socket, 'data')
  expect(received()).toMatch(/here$/)
})

it('reads on what it refuses as too large, however its length came out', async () => {
  const { port } = await refusing()
  const { socket, received } = connected(port)
  socket.write('POST /read HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n')
  for (let chunk = 0; chunk < 50; chunk += 1) socket.write(`10000\r\n${'x'.repeat(65536)}\r\n`)
  expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe('here')
  expect(received()).toBe('')
  socket.write('0\r\n\r\n')
  await once(socket, 'data')
  expect(received()).toMatch(/^HTTP\/1\.1 413 /)
  socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n')
  await once(socket, 'data')
  expect(received()).toMatch(/here$/)
})

it('answers at once what says itself that it is longer than what is read on', async () => {
  const { port } = await refusing()
  const { socket, received } = connected(port)
  socket.write(`POST /unread HTTP/1.1\r\nHost: x\r\nContent-Length: ${mostDiscarded + 1}\r\n\r\n`)
  await once(socket, 'data')
  expect(received()).toMatch(/^HTTP\/1\.1 403 /)
})
