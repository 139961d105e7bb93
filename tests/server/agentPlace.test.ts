import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { staticFiles } from '../../server/http/staticFiles.ts'

const folder = mkdtempSync(join(tmpdir(), 'page-'))
const page = '<!doctype html><meta name="tokhai-agent" content="http://localhost:1080"><title>tokhai</title>'
writeFileSync(join(folder, 'index.html'), page)
writeFileSync(join(folder, 'index.html.br'), 'compressed')

const ask = (path: string, agentPort: number, headers: Record<string, string> = {}) =>
  staticFiles(folder, { port: agentPort, archives: [] })(new Request(`http://localhost:8080${path}`, { headers }))

afterAll(() => rmSync(folder, { recursive: true }))

describe('the page', () => {
  it('is the built one where the agent has its usual port', async () => {
    expect(await ask('/vi/login', 1080)?.text()).toBe(page)
    expect(await ask('/vi/login', 1080, { 'accept-encoding': 'br' })?.text()).toBe('compressed')
  })

  it('says that there is a fault console only where there is one', async () => {
    const whole = join(folder, 'whole')
    mkdirSync(whole)
    writeFileSync(join(whole, 'index.html'), '<!doctype html><head></head>')
    const pageOf = (hasFaults: boolean) =>
      staticFiles(whole, { port: 1080, archives: [] }, hasFaults)(new Request('http://localhost:8080/'))?.text()
    expect(await pageOf(true)).toContain('<meta name="tokhai-faults" content="on">')
    expect(await pageOf(false)).not.toContain('tokhai-faults')
  })

  it.each(['/', '/index.html', '/vi/login'])(
    'names another port of the agent at %s, never from the compressed file',
    async (path) => {
      const answer = ask(path, 18_081, { 'accept-encoding': 'br, gzip' })
      expect(await answer?.text()).toContain('content="http://localhost:18081"')
      expect(answer?.headers.get('content-encoding')).toBeNull()
      expect(answer?.headers.get('etag')).not.toBe(ask(path, 1080)?.headers.get('etag'))
    },
  )
})
