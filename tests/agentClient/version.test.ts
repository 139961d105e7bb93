import { afterEach, describe, expect, it } from 'vitest'
import { type AgentArchive, archiveFor } from '../../src/api/agent/archive.ts'
import { createAgentClient } from '../../src/api/agent/client.ts'
import { heardAgentVersion, isTooOld } from '../../src/api/agent/version.ts'

afterEach(() => heardAgentVersion.hear(null))

describe('the version of an agent', () => {
  it.each([
    ['0.9.9', true],
    ['1.1.9', true],
    ['1.2.2', true],
    ['1.2.3', false],
    ['1.10.0', false],
    ['2.0.0', false],
    [null, false],
    ['', false],
    ['one', false],
  ])('%s, where 1.2.3 is needed, is too old: %s', (heard, isOld) => {
    expect(isTooOld(heard, '1.2.3')).toBe(isOld)
  })

  it('is heard with each of its answers', async () => {
    const headers: Record<string, string>[] = [{ 'Tokhai-Agent-Version': '0.3.1' }, {}]
    const client = createAgentClient({
      fetch: async () => new Response('{"dn_mst":"0101234567"}', { headers: headers.shift() ?? {} }),
      permissions: undefined,
      pageHostname: 'invoice.example.vn',
      origin: 'http://localhost:1080',
      now: () => '2026-11-21T09:00:00',
      createdBy: 'ketoan',
    })
    const heard: (string | null)[] = []
    const leave = heardAgentVersion.subscribe(() => heard.push(heardAgentVersion.now()))
    const { signal } = new AbortController()
    await client.readToken({ sellerTaxCode: '0101234567', signal })
    await client.readToken({ sellerTaxCode: '0101234567', signal })
    leave()
    heardAgentVersion.hear('9.9.9')
    expect(heard).toEqual(['0.3.1', null])
  })
})

describe('the archive for a computer', () => {
  const archive = (kind: AgentArchive['kind']): AgentArchive => ({
    href: '',
    name: kind,
    kind,
    version: '0.1.0',
    bytes: 1,
    sha256: '',
  })
  const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0'
  const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605.1'

  it('is the installer or the scripts on Windows, the tarball elsewhere', () => {
    expect(archiveFor([archive('installer'), archive('unix')], windows)?.kind).toBe('installer')
    expect(archiveFor([archive('windows'), archive('unix')], windows)?.kind).toBe('windows')
    expect(archiveFor([archive('installer'), archive('unix')], mac)?.kind).toBe('unix')
    expect(archiveFor([archive('unix')], windows)).toBeNull()
  })
})
