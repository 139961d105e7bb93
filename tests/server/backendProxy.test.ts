import { once } from 'node:events'
import { createServer, request as requestOverHttp, type RequestListener } from 'node:http'
import { connect } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { proxiedBodyLimit } from '../../server/http/backendProxy.ts'
import { removeFolder, startTestServer, testConfig, type TestServer } from '../../tools/product/server/runningServer.ts'
import { makeDemoFolder } from './support/demoFolder.ts'

/** Bytes that the backend has been sent with the last request. */
let received = 0
const backend = createServer(((request, answer) => {
  received = 0
  request.on('data', (piece: Buffer) => (received += piece.byteLength))
  request.on('end', () => answer.end(JSON.stringify({ received, headers: request.headers })))
  request.on('error', () => answer.destroy())
}) satisfies RequestListener)
let folder: string
let front: TestServer

beforeAll(async () => {
  folder = await makeDemoFolder()
  await once(backend.listen(0, '127.0.0.1'), 'listening')
  const address = backend.address()
  const port = typeof address === 'object' ? address?.port : null
  front = await startTestServer(testConfig(join(folder, 'front'), { apiOrigin: `http://127.0.0.1:${port}` }))
})
afterAll(async () => {
  await front.close()
  backend.closeAllConnections()
  backend.close()
  await removeFolder(folder)
})

const path = '/api/wtx/ca/v1/anything'
const piece = Buffer.alloc(1024 * 1024)

/** Sends so many pieces of a mebibyte without naming their length, as long as they are taken. */
const send = (pieces: number): Promise<number | undefined> =>
  new Promise((resolve) => {
    const outgoing = requestOverHttp(`${front.origin}${path}`, { method: 'POST', headers: { Origin: front.origin } })
    outgoing.on('response', (answer) => resolve(answer.resume().statusCode))
    outgoing.on('error', () => resolve(undefined))
    const next = (left: number): void => {
      if (left === 0) outgoing.end()
      else if (!outgoing.destroyed) outgoing.write(piece, () => next(left - 1))
    }
    next(pieces)
  })

it('hands a large body on, and none beyond what any call takes', async () => {
  expect(await send(3)).toBe(200)
  expect(received).toBe(3 * piece.byteLength)
  expect([413, undefined]).toContain(await send(proxiedBodyLimit / piece.byteLength + 8))
  expect(received).toBeLessThanOrEqual(proxiedBodyLimit)
})

it('refuses by its length what is too large, before any of it is sent', async () => {
  received = -1
  const socket = connect(Number(new URL(front.origin).port), new URL(front.origin).hostname)
  socket.write(`POST ${path} HTTP/1.1\r\nHost: localhost\r\nOrigin: ${front.origin}\r\n`)
  socket.write(`Content-Length: ${proxiedBodyLimit + 1}\r\n\r\n`)
  expect(String(await once(socket, 'data'))).toMatch(/^HTTP\/1\.1 413 /)
  expect(received).toBe(-1)
  socket.destroy()
})

it('keeps to itself what is about the connection: expectations, upgrades, and what the connection names', async () => {
  const socket = connect(Number(new URL(front.origin).port), new URL(front.origin).hostname)
  socket.write(
    [
      `POST ${path} HTTP/1.1`,
      'Host: localhost',
      `Origin: ${front.origin}`,
      'Expect: 100-continue',
      'Connection: close, Upgrade, HTTP2-Settings, X-Hop',
      'Upgrade: h2c',
      'HTTP2-Settings: AAMAAABkAAQCAAAAAAIAAAAA',
      'X-Hop: 1',
      'X-End: 2',
      'Content-Length: 2',
      '',
      '{}',
    ].join('\r\n'),
  )
  const pieces: string[] = []
  socket.on('data', (data) => pieces.push(String(data)))
  await once(socket, 'close')
  const answer = pieces.join('')
  expect(answer).toMatch(/^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 200 /)
  expect(answer).toContain('"received":2')
  expect(answer).toContain('"x-end":"2"')
  expect(answer).not.toMatch(/"(?:expect|upgrade|http2-settings|x-hop)":/)
})
