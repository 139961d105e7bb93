import { createServer, type RequestListener } from 'node:http'
import { connect } from 'node:net'
import { once } from 'node:events'
import { afterEach, expect, it, onTestFinished, vi } from 'vitest'
import { listen, type Listener } from '../../server/http/listener.ts'

const anywhere = { host: '127.0.0.1', port: 0 }
const open: Listener[] = []
const listening = async (handle: RequestListener, place = anywhere, onError = (_error: Error): void => {}) => {
  const listener = await listen(handle, place, onError)
  open.push(listener)
  return listener
}
afterEach(async () => {
  for (const listener of open.splice(0)) await listener.close()
})
const here: RequestListener = (_request, response) => response.end('here')

it('reports errors after it has begun to listen, and goes on', async () => {
  const logged: string[] = []
  const { port, servers } = await listening(here, anywhere, ({ message }) => logged.push(message))
  // What node:net emits where a connection cannot be taken.
  servers[0]?.emit('error', new Error('accept EMFILE'))
  expect(logged).toEqual(['accept EMFILE'])
  expect(await (await fetch(`http://127.0.0.1:${port}`)).text()).toBe('here')
})

it('survives connections that break off in the middle of a request', async () => {
  const { port, servers } = await listening((request, response) => request.on('end', () => response.end()).resume())
  const socket = connect(port, '127.0.0.1')
  socket.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\nhalf')
  if (servers[0] !== undefined) await once(servers[0], 'request')
  socket.resetAndDestroy()
  await once(socket, 'close')
  expect((await fetch(`http://127.0.0.1:${port}`)).status).toBe(200)
})

it('ends a connection with its request, once it is asked to stop', { timeout: 30_000 }, async () => {
  const asked = Promise.withResolvers<void>()
  const answered = Promise.withResolvers<void>()
  const { port, close } = await listening((_request, response) => {
    asked.resolve()
    void answered.promise.then(() => response.end('the answer'))
  })
  const answer = fetch(`http://127.0.0.1:${port}`)
  await asked.promise
  // The server's own patience never ends; that with an idle connection would outlast this test.
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const closed = close()
  answered.resolve()
  expect(await (await answer).text()).toBe('the answer')
  await closed
})

it('rejects where the port is taken', async () => {
  const { port } = await listening(here)
  await expect(listen(here, { ...anywhere, port }, () => undefined)).rejects.toThrow('EADDRINUSE')
})

it('listens on both loopbacks as localhost, or on neither where one of them is taken', async () => {
  const { port } = await listening(here, { host: 'localhost', port: 0 })
  for (const address of ['127.0.0.1', '[::1]'])
    expect(await (await fetch(`http://${address}:${port}`)).text(), address).toBe('here')

  const other = createServer(here).listen({ host: '::1', port: 0 })
  await once(other, 'listening')
  const address = other.address()
  const taken = typeof address === 'object' ? (address?.port ?? 0) : 0
  await expect(listen(here, { host: 'localhost', port: taken }, () => undefined)).rejects.toThrow('EADDRINUSE')
  await expect(fetch(`http://127.0.0.1:${taken}`)).rejects.toThrow('fetch failed')
  other.close()
})
