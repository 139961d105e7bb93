import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))
const data = mkdtempSync(join(tmpdir(), 'tokhai-start-'))
const running = new Set<Started>()

interface Started {
  /** Everything printed so far. */
  readonly output: () => string
  /** Settles when the pattern is printed; fails when the program ends before. */
  readonly prints: (pattern: RegExp) => Promise<RegExpExecArray>
  readonly ends: (signal?: NodeJS.Signals) => Promise<number | null>
}

function start(env: Record<string, string>): Started {
  const child = spawn('node', ['tools/start/start.mjs'], { cwd: root, env: { ...process.env, TOKHAI_DATA: data, ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  const waiting = new Set<() => void>()
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      for (const look of waiting) look()
    })
  }
  const ended = once(child, 'close').then(([code]) => (typeof code === 'number' ? code : null))
  const prints = (pattern: RegExp) =>
    new Promise<RegExpExecArray>((resolve, reject) => {
      const look = () => {
        const found = pattern.exec(output)
        if (found !== null) resolve(found)
      }
      waiting.add(look)
      look()
      ended.then(() => reject(new Error(`ended without ${String(pattern)}: ${output}`)), reject)
    })
  const ends = (signal?: NodeJS.Signals) => {
    if (signal !== undefined) child.kill(signal)
    return ended
  }
  const started = { output: () => output, prints, ends }
  running.add(started)
  return started
}

/** A listener that keeps a port of its own. */
async function occupyPort(): Promise<{ port: string; free: () => Promise<unknown> }> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return { port: String(address.port), free: () => once(server.close(), 'close') }
}

const ready = /tokhai is ready: (http:\/\/localhost:\d+)/
const stackTrace = /\n\s+at /

afterEach(async () => {
  await Promise.all([...running].map((one) => one.ends('SIGTERM')))
  running.clear()
})
afterAll(() => rmSync(data, { recursive: true, force: true }))

describe('npm start', { timeout: 180_000 }, () => {
  it('serves page and API on one port, tells accounts and PIN, and stops within 10 s', async () => {
    const product = start({ PORT: '0', AGENT_PORT: '0' })
    const [, origin = ''] = await product.prints(ready)
    await product.prints(/Ctrl\+C stops it/)
    expect(product.output()).toMatch(/admin@tokhai\.example +ADMIN /)
    expect(product.output()).toMatch(/user@tokhai\.example +USER /)
    expect(product.output()).toMatch(/PIN 12345678/)
    const page = await fetch(`${origin}/vi/login`)
    expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
    const session = await fetch(`${origin}/api/wtx/ca/v1/auth/session`)
    expect(session.status).toBe(401)

    const before = performance.now()
    expect(await product.ends('SIGTERM')).toBe(0)
    expect(performance.now() - before).toBeLessThan(10_000)
    await expect(fetch(origin)).rejects.toThrow('fetch failed')
  })

  it('is ready in under 3 s the second time', async () => {
    const first = start({ PORT: '0', AGENT_PORT: '0' })
    await first.prints(ready)
    await first.ends('SIGTERM')
    const before = performance.now()
    await start({ PORT: '0', AGENT_PORT: '0' }).prints(ready)
    expect(performance.now() - before).toBeLessThan(3_000)
  })

  it('says that the agent port is taken and goes on', async () => {
    const taken = await occupyPort()
    const product = start({ PORT: '0', AGENT_PORT: taken.port })
    await product.prints(ready)
    expect(product.output()).toContain(`The signing agent is not running (port ${taken.port} is taken).`)
    expect(product.output()).not.toMatch(stackTrace)
    await taken.free()
  })

  it('ends with a sentence where its own port is taken', async () => {
    const taken = await occupyPort()
    const product = start({ PORT: taken.port, AGENT_PORT: '0' })
    expect(await product.ends()).toBe(1)
    expect(product.output()).toContain(`Port ${taken.port} is taken`)
    expect(product.output()).not.toMatch(stackTrace)
    await taken.free()
  })

  it('ends with a sentence where the database cannot be reached', async () => {
    const product = start({ PORT: '0', AGENT_PORT: '0', DATABASE_URL: 'postgres://nobody:nothing@127.0.0.1:1/none' })
    expect(await product.ends()).toBe(1)
    expect(product.output()).toContain('the database of DATABASE_URL')
    expect(product.output()).toContain('answered ECONNREFUSED')
    expect(product.output()).not.toMatch(stackTrace)
    expect(product.output()).not.toContain('nothing')
  })

  it('ends with a sentence where a port is none', async () => {
    const product = start({ PORT: 'eighty' })
    expect(await product.ends()).toBe(1)
    expect(product.output().trim()).toBe('PORT=eighty is no port: give a number from 0 to 65535.')
  })
})
