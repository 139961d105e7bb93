import { Agent, request } from 'node:http'
import fc from 'fast-check'
import type { AnyCall } from '../../../src/api/contract/call.ts'
import { sentShape } from '../../api-docs/shape.ts'

export interface Sent {
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: Uint8Array
}

/** Sends requests that no client would, over few connections. */
export const createSender = (origin: string) => {
  const agent = new Agent({ keepAlive: true, maxSockets: 4 })
  const send = ({ method, path, headers, body }: Sent): Promise<{ status: number; text: string }> =>
    new Promise((resolve, reject) => {
      const { hostname, port } = new URL(origin)
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
  return { send, close: () => agent.destroy() }
}

const nothing = new Uint8Array()
export const bytes = (text: string): Uint8Array => new TextEncoder().encode(text)
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

/** Texts that no database or XML can hold; in JSON they travel as escapes. */
const unsoundText = fc
  .tuple(fc.string({ maxLength: 5 }), fc.constantFrom('\0', '\ud83d', '\ude00'), fc.string({ maxLength: 5 }))
  .map((parts) => parts.join(''))

/** A request of this call for its own method, as the page of `origin` with a session would make it. */
export const soundHeaders = (call: AnyCall, origin: string, cookie: string): Record<string, string> => ({
  Origin: origin,
  Cookie: cookie,
  ...(call.method === 'GET' ? {} : { 'Content-Type': mediaOf(call) }),
})

const boundary = 'tokhai-part'
const mediaOf = ({ multipart }: AnyCall): string =>
  multipart === undefined ? 'application/json' : `multipart/form-data; boundary=${boundary}`

/** Bodies with files that are none: parts that do not end, have odd heads, no name, the same name twice, or are far too many. */
const oddForm: fc.Arbitrary<Uint8Array> = fc
  .tuple(
    fc.constantFrom(
      'Content-Disposition: form-data; name="file_data"; filename="a.png"',
      'Content-Disposition: form-data; name="file_data"',
      'Content-Disposition: form-data; name="\u0000"',
      'Content-Disposition: attachment',
      'Content-Disposition: form-data',
      `X-${'a'.repeat(9000)}: 1`,
      '',
    ),
    fc.string({ maxLength: 200 }),
    fc.constantFrom(1, 2, 60, 2000),
    fc.constantFrom(`--${boundary}--`, `--${boundary}`, '', '\r\n'),
  )
  .map(([head, content, times, end]) =>
    bytes(`${`--${boundary}\r\n${head}\r\n\r\n${content}\r\n`.repeat(times)}${end}`),
  )

type Requests = fc.Arbitrary<Sent>

/** Unknown queries and methods that no call has. */
const strangeQueries = (base: Sent, call: AnyCall): readonly Requests[] => {
  const queried = Object.keys(sentShape(call.query).properties ?? {})
  return [
    fc.tuple(plainSegment, plainSegment).map(([key, value]) => ({ ...base, path: `${base.path}?x${key}=${value}` })),
    fc
      .constantFrom('?page_size=1&page_size=2', '?%zz', '?=', '?page_number=-1&x', '?sort_columns=%00')
      .map((query) => ({ ...base, path: `${base.path}${query}` })),
    fc.constantFrom('PUT', 'PATCH', 'PROPFIND', 'TRACE').map((method) => ({ ...base, method })),
    ...(queried.length === 0
      ? []
      : [
          fc
            .tuple(fc.constantFrom(...queried), plainSegment)
            .map(([key, value]) => ({ ...base, path: `${base.path}?${key}=${value}%00` })),
        ]),
  ]
}

/** Bodies whose members the call knows, one of them a text that cannot be kept; forms that are none. */
const unsoundBodies = (base: Sent, call: AnyCall): readonly Requests[] => {
  if (call.multipart !== undefined) return [oddForm.map((body) => ({ ...base, body }))]
  const members = Object.keys(sentShape(call.body).properties ?? {})
  if (members.length === 0) return []
  return [
    fc.tuple(fc.constantFrom(...members), unsoundText).map(([key, text]) => ({
      ...base,
      body: bytes(JSON.stringify({ ...Object.fromEntries(members.map((member) => [member, '1'])), [key]: text })),
    })),
  ]
}

/** Changes with a body that is none, of another media type, or from another site. */
const strangeChanges = (base: Sent, origin: string): readonly Requests[] => [
  oddBody.map((body) => ({ ...base, body })),
  oddBody.map((body) => ({ ...base, body })),
  fc
    .tuple(oddBody, fc.constantFrom('', 'text/plain', 'application/xml', 'application/json;charset=utf-7'))
    .map(([body, type]) => ({ ...base, body, headers: { ...base.headers, 'Content-Type': type } })),
  fc
    .constantFrom('', 'null', 'http://evil.example', `${origin}.evil.example`)
    .map((Origin) => ({ ...base, headers: { ...base.headers, Origin } })),
]

const forgedSessions = (base: Sent): Requests =>
  fc
    .stringMatching(/^[\x21-\x3a\x3c-\x7e]{0,300}$/)
    .map((token) => ({ ...base, headers: { ...base.headers, Cookie: `tokhai=${token}` } }))

/** Any request that the call has to refuse. */
export const malformed = (call: AnyCall, origin: string, cookie: string): Requests => {
  const path = call.path.replace(/:\w+/g, '1')
  const base: Sent = { method: call.method, path, headers: soundHeaders(call, origin, cookie), body: nothing }
  const oddPaths = oddSegment.map((segment) => ({ ...base, path: call.path.replace(/:\w+/g, segment) }))
  return fc.oneof(
    ...strangeQueries(base, call),
    ...unsoundBodies(base, call),
    ...(call.path.includes(':') ? [oddPaths] : []),
    ...(call.method === 'GET' ? [] : strangeChanges(base, origin)),
    ...(call.access === 'public' ? [] : [forgedSessions(base)]),
  )
}
