import { Agent, request } from 'node:http'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contract, type CallName } from '../../src/api/contract/contract.ts'
import {
  makeFolder,
  removeFolder,
  startTestServer,
  testConfig,
  type TestServer,
} from '../server/support/running-server.ts'
import { signInAs } from '../server/support/visitor.ts'

/** Malformed requests for each call. */
const count = 500

interface Sent {
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: Uint8Array
}

let folder: string
let server: TestServer
let cookie: string
const agent = new Agent({ keepAlive: true, maxSockets: 4 })

beforeAll(async () => {
  folder = await makeFolder()
  server = await startTestServer(testConfig(folder))
  cookie = (await signInAs(server.origin, 'admin@tokhai.example')).cookie()
})
afterAll(async () => {
  agent.destroy()
  await server.close()
  await removeFolder(folder)
})

const send = ({ method, path, headers, body }: Sent): Promise<{ status: number; text: string }> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(server.origin)
    const outgoing = request({
      agent,
      hostname,
      port,
      method,
      path,
      headers: { ...headers, 'Content-Length': String(body.length) },
    })
    outgoing.on('response', (incoming) => {
      const chunks: Buffer[] = []
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
      incoming.on('end', () => resolve({ status: incoming.statusCode ?? 0, text: Buffer.concat(chunks).toString() }))
      incoming.on('error', reject)
    })
    outgoing.on('error', reject)
    outgoing.end(body)
  })

const nothing = new Uint8Array()
const bytes = (text: string): Uint8Array => new TextEncoder().encode(text)
const plainSegment = fc
  .string({ minLength: 1, maxLength: 40 })
  .map((text) => encodeURIComponent(text.toWellFormed()))
  .filter((text) => !/^\.{0,2}$/.test(text))
const oddSegment = fc.oneof(
  plainSegment.map((text) => `%00${text}`),
  fc.constantFrom(
    '%zz',
    '%',
    '%c0%af',
    '..%2f..%2fetc',
    'a'.repeat(65),
    '%F0%9F%92%A3',
    "'%20or%201=1--",
    '%3Cscript%3E',
  ),
)

/** A body that is JSON of no call, bytes that are no JSON, or JSON that does not end. */
const oddBody: fc.Arbitrary<Uint8Array> = fc.oneof(
  fc.jsonValue().map((value) => bytes(JSON.stringify({ unknown: value }))),
  fc.jsonValue().map((value) => bytes(JSON.stringify([value]))),
  fc.uint8Array({ minLength: 1, maxLength: 200 }).map((random) => Uint8Array.of(0xff, ...random)),
  fc.nat({ max: 3000 }).map((depth) => bytes('['.repeat(depth + 1))),
  fc.nat({ max: 3000 }).map((depth) => bytes(`${'{"a":'.repeat(depth + 1)}1${'}'.repeat(depth + 1)}`)),
  fc
    .constantFrom(
      'null',
      'true',
      '1e999',
      '"',
      '{"__proto__":{"x":1}}',
      '{"constructor":1}',
      '\u{FEFF}{}',
      '{"declaration_id":[]}',
    )
    .map(bytes),
)

const malformed = (name: CallName): fc.Arbitrary<Sent> => {
  const call = contract[name]
  const isChange = call.method !== 'GET'
  const sound = { Origin: server.origin, Cookie: cookie, ...(isChange ? { 'Content-Type': 'application/json' } : {}) }
  const path = call.path.replace(/:\w+/g, '1')
  const base: Sent = { method: call.method, path, headers: sound, body: nothing }
  const kinds: fc.Arbitrary<Sent>[] = [
    fc.tuple(plainSegment, plainSegment).map(([key, value]) => ({ ...base, path: `${path}?x${key}=${value}` })),
    fc
      .constantFrom('?page_size=1&page_size=2', '?%zz', '?=', '?page_number=-1&x', '?sort_columns=%00')
      .map((query) => ({ ...base, path: `${path}${query}` })),
    fc.constantFrom('PUT', 'PATCH', 'PROPFIND', 'TRACE').map((method) => ({ ...base, method })),
  ]
  if (call.path.includes(':'))
    kinds.push(oddSegment.map((segment) => ({ ...base, path: call.path.replace(/:\w+/g, segment) })))
  if (isChange) {
    kinds.push(
      oddBody.map((body) => ({ ...base, body })),
      oddBody.map((body) => ({ ...base, body })),
      fc
        .tuple(oddBody, fc.constantFrom('', 'text/plain', 'application/xml', 'application/json;charset=utf-7'))
        .map(([body, type]) => ({
          ...base,
          body,
          headers: { ...sound, 'Content-Type': type },
        })),
      fc
        .constantFrom('', 'null', 'http://evil.example', `${server.origin}.evil.example`)
        .map((Origin) => ({ ...base, headers: { ...sound, Origin } })),
    )
  }
  if (call.access !== 'public')
    kinds.push(
      fc
        .stringMatching(/^[\x21-\x3a\x3c-\x7e]{0,300}$/)
        .map((token) => ({ ...base, headers: { ...sound, Cookie: `tokhai=${token}` } })),
    )
  return fc.oneof(...kinds)
}

const isCallName = (name: string): name is CallName => name in contract

describe.each(Object.keys(contract).filter(isCallName))('%s', (name) => {
  it(`answers ${count} malformed requests with 4xx and nothing about itself`, { timeout: 120_000 }, async () => {
    const bugsBefore = server.lines.filter((line) => line.includes('request.failed')).length
    await fc.assert(
      fc.asyncProperty(malformed(name), async (sent) => {
        const { status, text } = await send(sent)
        expect(status).toBeGreaterThanOrEqual(400)
        expect(status).toBeLessThan(500)
        expect(text).not.toMatch(/\.ts\b|node:|node_modules|\bat \w+ \(|sqlite|valibot/i)
        expect(text).toMatch(/^\{"status":\{"code":4\d\d,/)
      }),
      { numRuns: count },
    )
    expect(server.lines.filter((line) => line.includes('request.failed')).length).toBe(bugsBefore)
  })
})
