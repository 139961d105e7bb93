import { createServer, type RequestListener, type ServerResponse } from 'node:http'
import { connect } from 'node:net'
import { once } from 'node:events'
import { afterEach, expect, it, onTestFinished, vi } from 'vitest'
import { proxiesOf } from '../../server/clientAddress.ts'
import { countedBeside } from '../../server/http/connectionLimits.ts'
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

it('closes connections of a network beyond those that it may have, and takes others once one is closed', async () => {
  const counted: string[] = []
  const isCounted = (address: string) => counted.push(address) > 0
  const listener = await listen(here, anywhere, () => undefined, isCounted, { most: 2, writing: 1000 })
  open.push(listener)
  const connected = async () => {
    const socket = connect(listener.port, '127.0.0.1')
    socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n')
    const end = once(socket, 'close').then(() => 'closed')
    return {
      socket,
      outcome: await Promise.race([once(socket, 'data').then(() => 'answered'), end.catch(() => 'closed')]),
    }
  }
  const first = await connected()
  const second = await connected()
  const third = await connected()
  expect([first, second, third].map(({ outcome }) => outcome)).toEqual(['answered', 'answered', 'closed'])
  const [server] = listener.servers
  if (server === undefined) throw new Error('nothing listens')
  first.socket.destroy()
  await vi.waitUntil(() => new Promise((resolve) => server.getConnections((_error, count) => resolve(count === 1))))
  expect((await connected()).outcome).toBe('answered')
  second.socket.destroy()
})

it('counts no connections of proxies that are trusted, nor of the machine itself', () => {
  const proxies = proxiesOf(['10.0.0.0/8'])
  if (proxies === null) throw new Error('no proxies')
  const counts = ['127.0.0.1', '::1', '::ffff:127.0.0.1', '10.1.2.3', '192.0.2.1', '2001:db8::1'].map(
    countedBeside(proxies),
  )
  expect(counts).toEqual([false, false, false, false, true, true])
})

it('ends an answer that nobody takes, and no other one that takes as long', async () => {
  const ended = Promise.withResolvers<boolean>()
  const waiting = Promise.withResolvers<ServerResponse>()
  const timedOut = Promise.withResolvers<void>()
  const listener = await listen(
    (request, response) => {
      if (request.url === '/large') {
        response.on('close', () => ended.resolve(response.writableFinished))
        response.write(Buffer.alloc(64 * 1024 * 1024))
      } else {
        response.on('timeout', () => timedOut.resolve())
        waiting.resolve(response)
      }
    },
    anywhere,
    () => undefined,
    () => false,
    { most: 1, writing: 50 },
  )
  open.push(listener)
  const unread = connect(listener.port, '127.0.0.1').pause()
  unread.on('error', () => undefined)
  unread.write('GET /large HTTP/1.1\r\nHost: x\r\n\r\n')
  const slow = fetch(`http://127.0.0.1:${listener.port}/slow`)
  expect(await ended.promise).toBe(false)
  const answer = await waiting.promise
  await timedOut.promise
  answer.end('at last')
  expect(await (await slow).text()).toBe('at last')
  unread.destroy()
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
