import { connect } from 'node:net'
import { networkInterfaces } from 'node:os'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createTestAuthority } from '../signing/support/authority.ts'
import { declarationText, soundFacts } from '../signing/support/declarationText.ts'
import { hostileRequests } from './support/hostileRequests.ts'
import { encoded, ORIGIN, runAgent, send } from './support/runningAgent.ts'

const signer = await (await createTestAuthority()).issue(soundFacts.taxCode)
const body = encoded({ crt_by: '', xml: [{ req_key: 'key-1', xml: declarationText(), id_signing: soundFacts.id }] })

describe('hostile requests', () => {
  it('are 200 at least, each of its own kind', () => {
    const requests = hostileRequests(1080)
    expect(requests.length).toBeGreaterThanOrEqual(200)
    expect(new Set(requests.map(({ name }) => name)).size).toBe(requests.length)
  })

  it('are all refused with their status, and none reaches token or user or learns which origins are allowed', async () => {
    const agent = await runAgent(signer)
    const surprises: string[] = []
    for (const request of hostileRequests(agent.port)) {
      const answer = await send(agent.port, {
        body,
        ...request,
        headers: { 'Content-Type': 'text/plain', ...request.headers },
      })
      const isReadable = answer.headers['access-control-allow-origin'] !== undefined
      const mayBeReadable = answer.status === 404 || answer.status === 405
      if (answer.status !== request.status) surprises.push(`${request.name}: ${answer.status}`)
      if (isReadable !== mayBeReadable || answer.text.includes('localhost:8080'))
        surprises.push(`${request.name} may be read`)
    }
    expect(surprises).toEqual([])
    expect([agent.token.seen, agent.person.asked]).toEqual([{ reads: 0, pins: [], signatures: 0, open: 0 }, []])
  })

  it.each([
    ['no Host', '', 400],
    ['an empty Host', 'Host:\r\n', 403],
    ['two Hosts', 'Host: localhost:PORT\r\nHost: evil.example\r\n', 403],
    ['two equal Hosts', 'Host: localhost:PORT\r\nHost: localhost:PORT\r\n', 403],
    ['a folded Host', 'Host: localhost:PORT\r\n evil.example\r\n', 400],
  ])('with %s are refused', async (_what, host, status) => {
    const agent = await runAgent(signer)
    const head = `POST /getTokenInfo HTTP/1.1\r\n${host.replaceAll('PORT', String(agent.port))}Origin: ${ORIGIN}\r\nContent-Length: 0\r\n\r\n`
    const { promise, resolve, reject } = Promise.withResolvers<string>()
    const socket = connect(agent.port, '127.0.0.1', () => socket.write(head))
    onTestFinished(() => void socket.destroy())
    socket.on('data', (chunk: Buffer) => resolve(chunk.toString()))
    socket.on('error', reject)
    expect(await promise).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
    expect(agent.token.seen.reads).toBe(0)
  })
})

describe('an allowed page', () => {
  it.each(['localhost', '127.0.0.1', '[::1]'])(
    'may call this machine %s, and its origin alone is echoed',
    async (name) => {
      const agent = await runAgent(signer)
      const answer = await send(agent.port, { headers: { Host: `${name}:${agent.port}`, Origin: ORIGIN } })
      expect(answer.status).toBe(200)
      expect(answer.headers).toMatchObject({
        'access-control-allow-origin': ORIGIN,
        vary: 'Origin',
        'cache-control': 'no-store',
      })
      expect(answer.headers['access-control-allow-credentials']).toBeUndefined()
    },
  )

  it('gets its preflights answered', async () => {
    const agent = await runAgent(signer)
    const answer = await send(agent.port, {
      method: 'OPTIONS',
      headers: { Host: `localhost:${agent.port}`, Origin: ORIGIN, 'Access-Control-Request-Method': 'POST' },
    })
    expect(answer.status).toBe(204)
    expect(answer.headers).toMatchObject({
      'access-control-allow-origin': ORIGIN,
      'access-control-allow-methods': 'POST',
      'access-control-allow-headers': 'content-type',
      vary: 'Origin',
    })
    expect(answer.headers['access-control-allow-private-network']).toBeUndefined()
    expect(agent.token.seen.reads).toBe(0)
  })

  it.each(['private', 'local'])('is let through from the web by its %s network preflight', async (network) => {
    const agent = await runAgent(signer)
    const headers = {
      Host: `localhost:${agent.port}`,
      Origin: ORIGIN,
      [`Access-Control-Request-${network}-Network`]: 'true',
    }
    const answer = await send(agent.port, { method: 'OPTIONS', headers })
    expect([answer.status, answer.headers[`access-control-allow-${network}-network`]]).toEqual([204, 'true'])
  })
})

describe('the agent', () => {
  it('listens on this machine’s own addresses only', async () => {
    const agent = await runAgent(signer)
    const outside = Object.values(networkInterfaces()).flatMap((addresses = []) =>
      addresses.filter(({ internal, family }) => !internal && family === 'IPv4').map(({ address }) => address),
    )
    for (const host of [...outside, '127.0.0.2']) {
      await expect(
        send(agent.port, { host, headers: { Host: `localhost:${agent.port}`, Origin: ORIGIN } }),
      ).rejects.toThrow(/ECONNREFUSED/)
    }
  })

  it('writes one line for each request, without PIN, document or anything from it', async () => {
    const agent = await runAgent(signer)
    await agent.ask('/getTokenInfo')
    await agent.ask('/issueXmlList', body)
    agent.token.openFailure = { code: 'pin_wrong', attemptsLeft: 2 }
    await agent.ask('/issueXmlList', body)
    agent.token.readFailure = { code: 'library_failed', detail: 'CKR_GENERAL_ERROR' }
    await agent.ask('/issueXmlList', body)
    await agent.ask(
      '/issueXmlList',
      encoded({ crt_by: '', xml: [{ req_key: 'canary-key', xml: '<canary Id="x"/>', id_signing: 'x' }] }),
    )
    await agent.ask('/issueXmlList', '{"canary')
    await send(agent.port, {
      path: `/getTokenInfo?pin=canary-in-query`,
      headers: { Host: `localhost:${agent.port}`, Origin: `https://evil.example/${'x'.repeat(1000)}` },
    })
    agent.person.answer = async () => {
      throw new SyntaxError('canary in a message')
    }
    agent.token.readFailure = null
    await agent.ask('/issueXmlList', body)
    const lines = agent.log.map((line): unknown => JSON.parse(line))
    expect(lines).toMatchObject([
      { method: 'POST', path: '/getTokenInfo', origin: ORIGIN, status: 200, outcome: 'ok' },
      { path: '/issueXmlList', status: 200, outcome: 'ok' },
      { outcome: 'pin.wrong' },
      { outcome: 'token.failed', detail: 'CKR_GENERAL_ERROR' },
      { outcome: 'document.refused' },
      { status: 400, outcome: 'request.malformed' },
      { status: 403, outcome: 'request.forbiddenOrigin', path: '/getTokenInfo' },
      { status: 500, outcome: 'agent.failed' },
    ])
    const log = agent.log.join('\n')
    expect(log).not.toMatch(/canary|TKhai|TNNT|ĐẶNG|0101234567|Signature/)
    expect(Math.max(...agent.log.map((line) => line.length))).toBeLessThan(700)
  })
})
