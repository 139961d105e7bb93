import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { type StatusFacts, statusPage } from '../../agent/status/statusPage.ts'
import { agentVersion } from '../../src/api/agent/protocol.ts'
import { createTestAuthority } from '../signing/support/authority.ts'
import { ORIGIN, runAgent, send } from './support/runningAgent.ts'

const signer = await (await createTestAuthority()).issue('0101234567')

const facts: StatusFacts = { locale: 'en', origins: [ORIGIN], token: { kind: 'found' }, libraries: [] }

it('the version of the agent is that of the product', () => {
  const manifest: unknown = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'))
  expect(manifest).toMatchObject({ version: agentVersion })
})

describe('the agent’s address', () => {
  it('shows its status to a person who opens it, and nobody else may read or frame it', async () => {
    const agent = await runAgent(signer)
    const answer = await send(agent.port, { path: '/', method: 'GET', headers: { Host: `localhost:${agent.port}` } })
    expect([answer.status, answer.text]).toEqual([200, '<p>status</p>'])
    expect(answer.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'x-frame-options': 'DENY',
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'no-store',
      'tokhai-agent-version': agentVersion,
    })
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'")
    expect(answer.headers['access-control-allow-origin']).toBeUndefined()
    expect(agent.token.seen.reads).toBe(0)
  })

  it.each([
    ['a page that asks for it', { Origin: ORIGIN }, 404],
    ['another page', { Origin: 'https://evil.example' }, 403],
    ['a frame', { 'Sec-Fetch-Dest': 'iframe' }, 403],
    ['an image', { 'Sec-Fetch-Dest': 'image' }, 403],
    ['a rebound name', { Host: 'evil.example' }, 403],
  ])('does not show it to %s', async (_who, headers, status) => {
    const agent = await runAgent(signer)
    const answer = await send(agent.port, {
      path: '/',
      method: 'GET',
      headers: { Host: `localhost:${agent.port}`, ...headers },
    })
    expect(answer.status).toBe(status)
    expect(answer.text).not.toContain('status')
  })

  it('answers an allowed page with its version, failures included, and no other page', async () => {
    const agent = await runAgent(signer)
    const ask = (path: string, origin: string) =>
      send(agent.port, { path, headers: { Host: `localhost:${agent.port}`, Origin: origin }, body: '' })
    const versions = [
      await ask('/getTokenInfo', ORIGIN),
      await ask('/unknown', ORIGIN),
      await ask('/getTokenInfo', 'https://evil.example'),
    ]
    expect(versions.map(({ headers }) => headers['tokhai-agent-version'])).toEqual([
      agentVersion,
      agentVersion,
      undefined,
    ])
    expect(versions[0]?.headers['access-control-expose-headers']).toBe('Tokhai-Agent-Version')
  })
})

describe('the status page', () => {
  it('says version, pages and the libraries without their folders', () => {
    const page = statusPage({ ...facts, libraries: ['C:\\Windows\\System32\\vendor.dll', 'C:\\other.dll'] })
    expect(page).toContain(`<dd>${agentVersion}</dd>`)
    expect(page).toContain(`<dd>${ORIGIN}</dd>`)
    expect(page).toContain('behind the library vendor.dll, other.dll')
    expect(page).not.toMatch(/System32|C:/)
  })

  it('says what to do where no library was found', () => {
    expect(statusPage(facts)).toContain('No USB token&#39;s library was found')
    expect(statusPage({ ...facts, locale: 'vi' })).toContain('<html lang="vi">')
  })

  it('names neither a key file nor a configured library’s folder', () => {
    expect(statusPage({ ...facts, token: { kind: 'pkcs12', path: '/home/lan/secret.p12' } })).not.toMatch(/home|secret/)
    const library = statusPage({ ...facts, token: { kind: 'pkcs11', modulePath: '/home/lan/<b>vendor.so' } })
    expect(library).toContain('&#60;b&#62;vendor.so')
    expect(library).not.toContain('/home')
  })
})
