import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { runScript, type NpmStart } from '../support/npmStart.ts'
import { takePort } from '../../../tools/product/ports.ts'

const data = mkdtempSync(join(tmpdir(), 'tokhai-start-'))
const running = new Set<NpmStart>()

function start(env: Record<string, string>): NpmStart {
  const started = runScript('start', { TOKHAI_DATA: data, ...env })
  running.add(started)
  return started
}

const ready = /tokhai is ready: (http:\/\/localhost:\d+)/
const stackTrace = /\n\s+at /

afterEach(async () => {
  await Promise.all([...running].map((one) => one.ends('SIGTERM')))
  running.clear()
})
afterAll(() => rmSync(data, { recursive: true, force: true }))

describe('npm start', () => {
  it('serves page and API on one port, prints accounts and PIN, and stops where it is asked to', async () => {
    const product = start({ PORT: '0', AGENT_PORT: '0', DISPLAY: '', WAYLAND_DISPLAY: '' })
    const [, origin = ''] = await product.prints(ready)
    await product.prints(/Ctrl\+C stops it/)
    expect(product.output()).toContain('It can ask nobody here')
    expect(product.output()).toMatch(/admin@tokhai\.example +ADMIN /)
    expect(product.output()).toMatch(/user@tokhai\.example +USER /)
    expect(product.output()).toMatch(/PIN 12345678/)
    const page = await fetch(`${origin}/vi/login`)
    expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
    const session = await fetch(`${origin}/api/wtx/ca/v1/auth/session`)
    expect(session.status).toBe(401)
    for (const address of ['127.0.0.1', '[::1]'])
      expect((await fetch(`${origin.replace('localhost', address)}/vi/login`)).status, address).toBe(200)
    expect((await fetch(`${origin}/.tokhai-stamp`)).status).toBe(404)

    expect(await product.ends('SIGTERM')).toBe(0)
    await expect(fetch(origin)).rejects.toThrow('fetch failed')
  })

  it('says that the agent port is taken and goes on', async () => {
    const taken = await takePort()
    const product = start({ PORT: '0', AGENT_PORT: `${taken.port}` })
    await product.prints(ready)
    expect(product.output()).toContain(`The signing agent is not running (port ${taken.port} is taken).`)
    expect(product.output()).not.toMatch(stackTrace)
    await taken.free()
  })

  it('ends with a message where its own port is taken', async () => {
    const taken = await takePort()
    const product = start({ PORT: `${taken.port}`, AGENT_PORT: '0' })
    expect(await product.ends()).toBe(1)
    expect(product.output()).toContain(`Port ${taken.port} is taken`)
    expect(product.output()).not.toMatch(stackTrace)
    await taken.free()
  })

  it('listens on another address of this machine, and says so where HOST is none of its addresses', async () => {
    const product = start({ PORT: '0', AGENT_PORT: '0', HOST: '127.0.0.2' })
    const [, port = ''] = await product.prints(/tokhai is ready: http:\/\/127\.0\.0\.2:(\d+)/)
    expect((await fetch(`http://127.0.0.2:${port}/vi/login`)).status).toBe(200)
    const elsewhere = start({ PORT: '0', AGENT_PORT: '0', HOST: '192.0.2.1', TOKHAI_DEMO: '1' })
    expect(await elsewhere.ends()).toBe(1)
    expect(elsewhere.output()).toContain('Port 0 of the address of HOST cannot be opened: it answered EADDRNOTAVAIL.')
    expect(elsewhere.output()).not.toMatch(stackTrace)
  })

  it('ends with a message where the database cannot be reached', async () => {
    const product = start({ PORT: '0', AGENT_PORT: '0', DATABASE_URL: 'postgres://nobody:nothing@127.0.0.1:1/none' })
    expect(await product.ends()).toBe(1)
    expect(product.output()).toContain('the database of DATABASE_URL')
    expect(product.output()).toContain('answered ECONNREFUSED')
    expect(product.output()).not.toMatch(stackTrace)
    expect(product.output()).not.toContain('nothing')
  })

  it('ends with a message where a setting is not understood', async () => {
    const product = start({
      PORT: '0',
      AGENT_PORT: '0',
      AUTHORITY_RECEIPT_SECONDS: 'soon',
      TRUSTED_ROOTS: join(data, 'absent'),
    })
    expect(await product.ends()).toBe(1)
    expect(product.output()).toContain(
      'The server could not start: TRUSTED_ROOTS names a folder that cannot be read; AUTHORITY_RECEIPT_SECONDS must be a number from 0 to 86400.',
    )
    expect(product.output()).not.toMatch(stackTrace)
  })

  it('ends with a message where the data folder cannot be written, or holds another file than a database', async () => {
    const folder = join(data, 'odd')
    mkdirSync(join(folder, 'server.log'), { recursive: true })
    const unwritable = start({ PORT: '0', AGENT_PORT: '0', TOKHAI_DATA: folder })
    expect(await unwritable.ends()).toBe(1)
    expect(unwritable.output()).toContain(`The data folder ${folder} cannot be made or written: EISDIR`)
    rmSync(join(folder, 'server.log'), { recursive: true })
    writeFileSync(join(folder, 'tokhai.sqlite'), 'hello'.repeat(1000))
    const damaged = start({ PORT: '0', AGENT_PORT: '0', TOKHAI_DATA: folder })
    expect(await damaged.ends()).toBe(1)
    expect(damaged.output()).toContain(`the files of ${folder} answered SQLITE_26 (the database file is none).`)
    expect(unwritable.output() + damaged.output()).not.toMatch(stackTrace)
  })

  it('prints the address that people use, and a token that is not there', async () => {
    const product = start({
      PORT: '0',
      AGENT_PORT: '0',
      PUBLIC_ORIGIN: 'https://tokhai.example',
      TOKHAI_DEMO: '1',
      PKCS12_FILE: join(data, 'absent.p12'),
    })
    await product.prints(/tokhai is ready: https:\/\/tokhai\.example \(here http:\/\/localhost:\d+\)/)
    await product.prints(/Ctrl\+C stops it/)
    expect(product.output()).toContain(`${join(data, 'absent.p12')} is not there: nothing can be signed until it is.`)
    expect(product.output()).toMatch(/The signing agent listens on .*, https:\/\/tokhai\.example/)
  })

  it('has no demo accounts at a public address, and says what to do', async () => {
    const product = start({ PORT: '0', AGENT_PORT: '0', HOST: '0.0.0.0' })
    expect(await product.ends()).toBe(1)
    expect(product.output()).toContain('HOST is not a loopback address, so that there is none unless TOKHAI_DEMO is 1.')
    expect(product.output()).not.toMatch(stackTrace)
  })

  it('ends with a message where a port is none', async () => {
    const product = start({ PORT: 'eighty' })
    expect(await product.ends()).toBe(1)
    expect(product.output()).toContain('PORT=eighty is no port: give a number from 0 to 65535.')
    expect(product.output()).not.toMatch(stackTrace)
  })
})
