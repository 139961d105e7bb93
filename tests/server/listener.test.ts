import { createServer } from 'node:http'
import { connect } from 'node:net'
import { once } from 'node:events'
import { expect, it } from 'vitest'
import { listen, stopListening } from '../../server/http/listener.ts'

const anywhere = { host: '127.0.0.1', port: 0 }

it('tells of errors after it has begun to listen, and goes on', async () => {
  const server = createServer((_request, response) => response.end('here'))
  const told: string[] = []
  const port = await listen(server, anywhere, ({ message }) => told.push(message))
  // What node:net emits where a connection cannot be taken.
  server.emit('error', new Error('accept EMFILE'))
  expect(told).toEqual(['accept EMFILE'])
  expect(await (await fetch(`http://127.0.0.1:${port}`)).text()).toBe('here')
  await stopListening(server)
})

it('survives connections that break off in the middle of a request', async () => {
  const server = createServer((request, response) => request.on('end', () => response.end()).resume())
  const port = await listen(server, anywhere, () => undefined)
  const socket = connect(port, '127.0.0.1')
  socket.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\nhalf')
  await once(server, 'request')
  socket.resetAndDestroy()
  await once(socket, 'close')
  expect((await fetch(`http://127.0.0.1:${port}`)).status).toBe(200)
  await stopListening(server)
})

it('rejects where the port is taken', async () => {
  const first = createServer()
  const port = await listen(first, anywhere, () => undefined)
  await expect(listen(createServer(), { ...anywhere, port }, () => undefined)).rejects.toThrow('EADDRINUSE')
  await stopListening(first)
})
