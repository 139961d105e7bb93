import { once } from 'node:events'
import { mkdir, writeFile } from 'node:fs/promises'
import { createServer, request as requestOverHttp } from 'node:http'
import { connect } from 'node:net'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import * as v from 'valibot'
import { contract } from '../../src/api/contract/contract.ts'
import { refusalEnvelopeSchema } from '../../src/api/contract/envelope.ts'
import { demoPassword } from '../../server/companies/demo/accounts.ts'
import { refusedWith } from '../../server/http/answers.ts'
import { bodyLimit } from '../../server/http/requestBody.ts'
import { removeFolder, startTestServer, testConfig, type TestServer } from '../../tools/product/server/runningServer.ts'
import { encryptedPassword, signInAs, visit } from '../../tools/product/server/visitor.ts'
import { makeDemoFolder } from './support/demoFolder.ts'

let folder: string
let server: TestServer

beforeAll(async () => {
  folder = await makeDemoFolder()
  const staticFolder = join(folder, 'dist')
  await mkdir(join(staticFolder, 'assets'), { recursive: true })
  await writeFile(join(staticFolder, 'index.html'), '<!doctype html><title>tokhai</title>')
  await writeFile(join(staticFolder, 'assets', 'main-1a2b.js'), 'export {}')
  await writeFile(join(staticFolder, 'assets', 'main-1a2b.js.gz'), gzipSync('export {}'))
  await writeFile(join(staticFolder, '.tokhai-stamp'), 'TOP SECRET')
  await mkdir(join(staticFolder, '.hidden'))
  await writeFile(join(staticFolder, '.hidden', 'notes.txt'), 'TOP SECRET')
  await writeFile(join(folder, 'secret.txt'), 'TOP SECRET')
  server = await startTestServer(testConfig(folder, { staticFolder, furtherOrigins: ['http://localhost:5173'] }))
})
afterAll(async () => {
  await server.close()
  await removeFolder(folder)
})

const json = { 'Content-Type': 'application/json' }
const request = (path: string, init: RequestInit = {}) => fetch(`${server.origin}${path}`, init)
const logout = (headers: Record<string, string>, body?: string) =>
  request(contract.logout.path, { method: 'POST', headers, ...(body === undefined ? {} : { body }) })
const reasonOf = async (response: Response): Promise<unknown> => [
  response.status,
  v.parse(refusalEnvelopeSchema, await response.json()).status.reason,
]
/** Sends a body in chunks, without its length. */
const sendChunks = (path: string, chunks: readonly string[]): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    const outgoing = requestOverHttp(`${server.origin}${path}`, {
      method: 'POST',
      headers: { ...json, Origin: server.origin },
    })
    outgoing.on('response', (incoming) => {
      incoming.resume()
      resolve(incoming.statusCode)
    })
    outgoing.on('error', reject)
    for (const chunk of chunks) outgoing.write(chunk)
    outgoing.end()
  })

describe('changing requests', () => {
  it.each([
    ['its own origin', () => server.origin, 200],
    ['localhost by name', () => server.origin.replace('127.0.0.1', 'localhost'), 200],
    ['the admin host', () => server.origin.replace('127.0.0.1', 'admin.localhost'), 200],
    ['a configured origin', () => 'http://localhost:5173', 200],
    ['another port', () => 'http://localhost:1', 403],
    ['another site', () => 'https://evil.example', 403],
    ['a sandboxed page', () => 'null', 403],
  ])('come from %s', async (_what, origin, status) => {
    expect((await logout({ ...json, Origin: origin() })).status).toBe(status)
  })

  it('are refused without an origin', async () => {
    expect(await reasonOf(await logout(json))).toEqual([403, 'origin.foreign'])
  })

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/json; charset=utf-16',
    '',
  ])('are refused as %s', async (type) => {
    expect(await reasonOf(await logout({ Origin: server.origin, 'Content-Type': type }, '{}'))).toEqual([
      415,
      'request.notJson',
    ])
  })

  it.each([
    ['half an object', '{"user_id":'],
    ['a body that the call does not take', '{}'],
    ['invalid UTF-8', Buffer.from([0x22, 0xff, 0x22]).toString('latin1')],
  ])('are refused with %s', async (_what, body) => {
    const bytes = Buffer.from(body, 'latin1')
    const response = await request(contract.logout.path, {
      method: 'POST',
      headers: { ...json, Origin: server.origin },
      body: bytes,
    })
    expect(await reasonOf(response)).toEqual([400, 'request.malformed'])
  })

  it('are refused over 2 MiB, whether the length is announced or not', async () => {
    const large = 'x'.repeat(bodyLimit + 1)
    expect(await reasonOf(await logout({ ...json, Origin: server.origin }, large))).toEqual([413, 'request.tooLarge'])
    expect(await sendChunks(contract.logout.path, ['"', large, '"'])).toBe(413)
    expect(await sendChunks(contract.logout.path, [])).toBe(200)
  })
})

describe('addresses', () => {
  it.each([
    ['GET', '/api/unknown', 404, 'record.absent'],
    ['POST', '/api/wtx/ca/v1/auth', 404, 'record.absent'],
    ['DELETE', contract.login.path, 405, 'method.notAllowed'],
    ['GET', contract.generateXml.path, 405, 'method.notAllowed'],
    ['PUT', contract.listDeclarations.path, 405, 'method.notAllowed'],
    ['POST', '/sale/e-invoice', 405, 'method.notAllowed'],
  ])('%s %s is refused', async (method, path, status, reason) => {
    expect(await reasonOf(await request(path, { method }))).toEqual([status, reason])
  })

  it('names the methods that are allowed', async () => {
    expect((await request(contract.listDeclarations.path, { method: 'PATCH' })).headers.get('allow')).toBe(
      'GET, DELETE, POST',
    )
  })

  it('take each query parameter once, and known ones only', async () => {
    const admin = await signInAs(server.origin, 'admin@tokhai.example')
    const ask = (query: string) =>
      request(`${contract.listDeclarations.path}?${query}`, { headers: { Cookie: admin.cookie() } })
    expect(await reasonOf(await ask('page_size=10&page_size=20'))).toEqual([400, 'request.malformed'])
    expect(await reasonOf(await ask('unknown=1'))).toEqual([400, 'request.malformed'])
    expect(await reasonOf(await ask('sort_columns=password:asc'))).toEqual([400, 'request.malformed'])
    expect((await ask('sort_columns=pos_key:asc')).status).toBe(200)
  })
})

describe('the page', () => {
  it.each(['/', '/vi/login', '/en/sale/e-invoice?x=1'])('is served at %s, asked for again each time', async (path) => {
    const response = await request(path)
    expect(await response.text()).toContain('<title>tokhai</title>')
    expect(response.headers.get('cache-control')).toBe('no-cache')
    const again = await request(path, { headers: { 'If-None-Match': response.headers.get('etag') ?? '' } })
    expect(again.status).toBe(304)
  })

  it('has its hashed assets kept for a year, compressed where there is such a file', async () => {
    const response = await request('/assets/main-1a2b.js', { headers: { 'Accept-Encoding': 'gzip' } })
    expect(await response.text()).toBe('export {}')
    expect(response.headers.get('content-encoding')).toBe('gzip')
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
    const plain = await request('/assets/main-1a2b.js', { headers: { 'Accept-Encoding': 'gzip;q=0, identity' } })
    expect(plain.headers.get('content-encoding')).toBeNull()
  })

  it.each([
    '/.tokhai-stamp',
    '/.hidden/notes.txt',
    '/.hidden/',
    '/vi/.git',
    '/assets/gone.js',
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '//secret.txt',
  ])('has no %s', async (path) => {
    const text = await new Promise<string>((resolve, reject) => {
      const socket = connect(Number(new URL(server.origin).port), '127.0.0.1')
      let answer = ''
      socket.on('data', (chunk) => {
        answer += chunk.toString()
      })
      socket.on('end', () => resolve(answer))
      socket.on('error', reject)
      socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`)
    })
    expect(text).toMatch(/^HTTP\/1\.1 4\d\d /)
    expect(text).not.toContain('TOP SECRET')
  })

  it('runs under a policy that lets nothing in from elsewhere, and only the agent answer', async () => {
    const policy = (await request('/')).headers.get('content-security-policy') ?? ''
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("script-src 'self';")
    expect(policy).toContain("connect-src 'self' http://localhost:1080 http://127.0.0.1:1080;")
    expect(policy).toContain("require-trusted-types-for 'script'")
    expect(policy).not.toContain('unsafe')
  })

  it('and every other answer forbid framing and guessing of types', async () => {
    for (const path of ['/', contract.passwordKey.path, '/api/unknown', '/assets/gone.js']) {
      const { headers } = await request(path)
      expect([headers.get('x-frame-options'), headers.get('x-content-type-options')]).toEqual(['DENY', 'nosniff'])
    }
  })
})

it('keeps browsers to https where people reach it so, and only there', async () => {
  const own = await makeDemoFolder()
  onTestFinished(() => removeFolder(own))
  const secure = await startTestServer(testConfig(own, { publicOrigin: 'https://tokhai.example' }))
  const header = async (origin: string) =>
    (await fetch(`${origin}${contract.passwordKey.path}`)).headers.get('strict-transport-security')
  expect(await header(secure.origin)).toBe('max-age=31536000')
  expect(await header(server.origin)).toBeNull()
  await secure.close()
})

it('hands /api to another backend where one is configured, cookies and refusals included', async () => {
  const front = await startTestServer(testConfig(join(folder, 'front'), { apiOrigin: server.origin }))
  try {
    const visitor = await signInAs(front.origin, 'user@tokhai.example')
    expect((await visitor.get(contract.session)).scope).toBe('USER')
    expect((await visitor.get(contract.taxOfficeInfo)).tax_Office_info.length).toBe(760)
    expect((await visitor.ask(contract.saveDraft, { body: {} })).reason).toBe('permission.missing')
    expect((await visit(front.origin).ask(contract.session)).status).toBe(401)
  } finally {
    await front.close()
  }
})

it('shows another backend its own origin for its own pages only', async () => {
  const front = await startTestServer(testConfig(join(folder, 'front'), { apiOrigin: server.origin }))
  try {
    const logOut = (origin: string) =>
      fetch(`${front.origin}${contract.logout.path}`, { method: 'POST', headers: { ...json, Origin: origin } })
    expect((await logOut(front.origin)).status).toBe(200)
    expect(await reasonOf(await logOut('https://evil.example'))).toEqual([403, 'origin.foreign'])
  } finally {
    await front.close()
  }
})

it.each([
  [null, '127.0.0.1'],
  ['203.0.113.9', '203.0.113.9, 127.0.0.1'],
])('names to another backend who asks, after those named before: %s', async (named, forwarded) => {
  const backend = createServer(({ headers }, answer) => answer.end(headers['x-forwarded-for']))
  await once(backend.listen(0, '127.0.0.1'), 'listening')
  const address = backend.address()
  const port = typeof address === 'object' ? address?.port : null
  const front = await startTestServer(testConfig(join(folder, 'front'), { apiOrigin: `http://127.0.0.1:${port}` }))
  try {
    const response = await fetch(`${front.origin}${contract.session.path}`, {
      headers: named === null ? {} : { 'X-Forwarded-For': named },
    })
    expect(await response.text()).toBe(forwarded)
  } finally {
    await front.close()
    backend.closeAllConnections()
    backend.close()
  }
})

it('says so when that backend does not answer', async () => {
  const gone = await startTestServer(testConfig(join(folder, 'gone'), { apiOrigin: server.origin }))
  await gone.close()
  const front = await startTestServer(testConfig(join(folder, 'front'), { apiOrigin: gone.origin }))
  const response = await fetch(`${front.origin}${contract.session.path}`)
  expect(await reasonOf(response)).toEqual([502, 'backend.unreachable'])
  await front.close()
})

it('names at most 20 problems in an answer, each by at most 100 characters of its field', async () => {
  const fields = Array.from({ length: 300 }, (_, index) => ({
    field: `${index}${'x'.repeat(500)}`,
    message: 'strict_object',
  }))
  const answer: unknown = await refusedWith({ code: 422, message: 'Fields', reason: 'fields.invalid', fields }).json()
  const { status } = v.parse(refusalEnvelopeSchema, answer)
  expect(status.fields).toHaveLength(20)
  expect(Math.max(...status.fields.map(({ field }) => field.length))).toBe(100)
})

it('writes one line per request, without what was asked', async () => {
  const visitor = visit(server.origin)
  const password = await encryptedPassword(visitor, demoPassword)
  const before = server.lines.length
  await visitor.ask(contract.login, { body: { user_id: 'user@tokhai.example', password }, query: {} })
  await visitor.ask(contract.listDeclarations, { query: { search_value: 'whatever' } })
  const line = v.pipe(
    v.string(),
    v.parseJson(),
    v.object({ event: v.string(), method: v.string(), route: v.string(), status: v.number() }),
  )
  expect(server.lines.slice(before).map((text) => v.parse(line, text))).toEqual([
    { event: 'request', method: 'POST', route: 'auth.login', status: 200 },
    { event: 'request', method: 'GET', route: 'declarations.list', status: 200 },
  ])
  expect(server.lines.join('')).not.toMatch(/whatever|user@tokhai/)
})
