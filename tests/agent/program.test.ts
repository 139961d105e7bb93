import { spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as v from 'valibot'
import { afterAll, describe, expect, it, onTestFinished } from 'vitest'
import { signedAnswerSchema } from '../../src/api/agent/protocol.ts'
import { writePkcs12 } from '../../signing/keystores/pkcs12Bags.ts'
import { verifyDocument } from '../../signing/xmldsig/verify.ts'
import { createTestAuthority } from '../signing/support/authority.ts'
import { declarationText, soundFacts } from '../signing/support/declarationText.ts'
import { createSoftHsm, hasSoftHsm } from '../../tools/product/softHsm.ts'
import { compileCache } from '../../tools/start/service.ts'
import { encoded, ORIGIN, outcomeOf, PIN, send } from './support/runningAgent.ts'
import { declarationSignature } from '../../src/domain/declaration/layouts/signature.ts'

const folder = mkdtempSync(join(tmpdir(), 'tokhai-agent-'))
afterAll(() => rmSync(folder, { recursive: true }))

const authority = await createTestAuthority()
const signer = await authority.issue(soundFacts.taxCode)
const keyFile = join(folder, 'token.p12')
writeFileSync(keyFile, writePkcs12(signer.privateKeyPem, signer.certificatePem, PIN))

const xml = declarationText()
const body = encoded({ crt_by: '', xml: [{ req_key: 'key-1', xml, id_signing: soundFacts.id }] })

/** Starts the program as a person does; its output collects in `output`. */
const start = (settings: Readonly<Record<string, string>>) => {
  const { PATH = '' } = process.env
  const place = {
    NODE_COMPILE_CACHE: compileCache,
    AGENT_PORT: '0',
    AGENT_ORIGINS: ORIGIN,
    AGENT_DATA: join(folder, 'data'),
  }
  const env = { PATH, ...place, ...settings }
  const program = spawn(process.execPath, [fileURLToPath(new URL('../../agent/main.ts', import.meta.url))], { env })
  const ended = once(program, 'close').then(([code]: unknown[]) => code)
  const said = { text: '' }
  for (const stream of [program.stdout, program.stderr])
    stream.on('data', (chunk: Buffer) => (said.text += chunk.toString()))
  onTestFinished(() => void program.kill('SIGKILL'))
  const port = async (): Promise<number> => {
    await expect.poll(() => said.text).toMatch(/http:\/\/localhost:\d+/)
    return Number(/http:\/\/localhost:(\d+)/.exec(said.text)?.[1])
  }
  return { program, ended, said, port }
}

const post = async (port: number, path: string, text = ''): Promise<unknown> => {
  const headers = { Host: `localhost:${port}`, Origin: ORIGIN, 'Content-Type': 'text/plain' }
  return JSON.parse((await send(port, { path, headers, body: text })).text)
}

const headless = { PKCS12_FILE: keyFile, AGENT_CONSENT: 'always', AGENT_PIN: PIN }

/** What the server would say of the first document of an answer. */
const verdictOn = (answer: unknown) => {
  const { result, dn_mst: taxCode } = v.parse(signedAnswerSchema, answer)
  const trust = { roots: [authority.root], at: new Date() }
  return verifyDocument({
    layout: declarationSignature,
    xml: result[0]?.xml ?? '',
    expectedXml: xml,
    trust,
    taxCode,
    receivedAt: new Date(),
  })
}

describe('the agent as a program', () => {
  it('goes on when nobody reads its log any more', async () => {
    const { program, port } = start({ ...headless, AGENT_DATA: '' })
    const open = await port()
    program.stdout.destroy()
    program.stderr.destroy()
    for (let time = 0; time < 3; time += 1)
      expect(await post(open, '/getTokenInfo')).toMatchObject({ dn_mst: soundFacts.taxCode })
    expect(program.exitCode).toBeNull()
  })

  it('signs with a key file and a configured PIN, which then is nowhere to be found', async () => {
    const { port, program, said } = start(headless)
    const listening = await port()
    expect(await post(listening, '/getTokenInfo')).toMatchObject({ dn_mst: soundFacts.taxCode })
    expect(verdictOn(await post(listening, '/issueXmlList', body))).toMatchObject({ ok: true })
    const written = () =>
      readdirSync(join(folder, 'data')).map((name) => readFileSync(join(folder, 'data', name), 'utf8'))
    // The log is written beside the answer.
    await expect.poll(() => written().join('')).toContain('"path":"/issueXmlList"')
    expect([said.text, ...written()].join('')).not.toMatch(new RegExp(`${PIN}|TNNT|<TKhai`))
    expect(statSync(join(folder, 'data', 'agent.log')).mode & 0o077).toBe(0)
    expect(program.spawnargs.join(' ')).not.toContain(PIN)
  })

  it('goes on where its log cannot be written any more, and says so once', async () => {
    const data = join(folder, 'lost')
    const { port, said } = start({ ...headless, AGENT_DATA: data })
    const listening = await port()
    rmSync(data, { recursive: true })
    for (let request = 0; request < 2; request += 1)
      expect(await post(listening, '/getTokenInfo')).toMatchObject({ dn_mst: soundFacts.taxCode })
    await expect.poll(() => said.text).toContain('agent.log cannot be written (ENOENT)')
    expect(said.text.match(/cannot be written/g)).toHaveLength(1)
  })

  it('hands no dialog program the PIN', async () => {
    const dialogs = mkdtempSync(join(folder, 'dialogs-'))
    writeFileSync(join(dialogs, 'zenity'), `#!/bin/sh\nenv > '${join(dialogs, 'environment')}'\n`, { mode: 0o755 })
    const { port } = start({ ...headless, AGENT_CONSENT: 'ask', DISPLAY: ':0', PATH: `${dialogs}:/usr/bin:/bin` })
    expect(verdictOn(await post(await port(), '/issueXmlList', body))).toMatchObject({ ok: true })
    const environment = readFileSync(join(dialogs, 'environment'), 'utf8')
    expect(environment).toContain('AGENT_CONSENT=ask')
    expect(environment).not.toContain(PIN)
  })

  it('ends when asked to, and waits for no user who is asked', async () => {
    const dialogs = mkdtempSync(join(folder, 'dialogs-'))
    writeFileSync(
      join(dialogs, 'zenity'),
      `#!/bin/sh\ntouch '${join(dialogs, 'asked')}'\nsleep 60\ntouch '${join(dialogs, 'answered')}'\n`,
      {
        mode: 0o755,
      },
    )
    const { port, program, ended } = start({ PKCS12_FILE: keyFile, DISPLAY: ':0', PATH: `${dialogs}:/usr/bin:/bin` })
    const listening = await port()
    const call = outcomeOf(post(listening, '/issueXmlList', body))
    await expect.poll(() => readdirSync(dialogs)).toContain('asked')
    program.kill('SIGTERM')
    expect(await ended).toBe(0)
    expect(readdirSync(dialogs)).not.toContain('answered')
    expect(await call).toBe('lost')
  })

  it('says when its port is taken, and ends with code 3', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    onTestFinished(() => void other.close())
    await once(other, 'listening')
    const address = other.address()
    const taken = address !== null && typeof address !== 'string' ? address.port : 0
    const { ended, said } = start({ ...headless, AGENT_PORT: String(taken) })
    expect(await ended).toBe(3)
    expect(said.text).toBe(`The signing agent cannot start: port ${taken} is taken by another program.\n`)
  })

  it.each([
    ['no token', {}, 'No token is configured'],
    ['a port that is none', { ...headless, AGENT_PORT: '80x' }, 'AGENT_PORT is no whole number'],
    ['a port beyond all ports', { ...headless, AGENT_PORT: '70000' }, 'AGENT_PORT is more than 65535'],
    [
      'an origin with a path',
      { ...headless, AGENT_ORIGINS: 'https://example.vn/' },
      'AGENT_ORIGINS holds something else than origins',
    ],
    ['every origin', { ...headless, AGENT_ORIGINS: '*' }, 'AGENT_ORIGINS holds something else than origins'],
    ['the origin null', { ...headless, AGENT_ORIGINS: 'null' }, 'AGENT_ORIGINS holds something else than origins'],
    ['an unknown way to consent', { ...headless, AGENT_CONSENT: 'yes' }, 'AGENT_CONSENT is none of ask, always, never'],
    [
      'a configuration file that is missing',
      { ...headless, AGENT_CONFIG: '/nonexistent.json' },
      'AGENT_CONFIG: /nonexistent.json cannot be read',
    ],
  ])('says what is wrong with %s, and ends with code 2', async (_what, settings, message) => {
    const { ended, said } = start(settings)
    expect(await ended).toBe(2)
    expect(said.text).toContain(message)
    expect(said.text).not.toContain(PIN)
  })

  it('takes its settings from a file as well, those of the environment first', async () => {
    const path = join(folder, 'agent.json')
    writeFileSync(
      path,
      JSON.stringify({ PKCS12_FILE: keyFile, AGENT_CONSENT: 'never', AGENT_PIN: 'wrong', PKCS11_SLOT: 0 }),
    )
    const { port } = start({ AGENT_CONFIG: path, AGENT_CONSENT: 'always', AGENT_PIN: PIN })
    expect(verdictOn(await post(await port(), '/issueXmlList', body))).toMatchObject({ ok: true })
  })

  it('reports a wrong configured PIN until it is started anew', async () => {
    const { port } = start({ ...headless, AGENT_PIN: 'wrong' })
    const listening = await port()
    const tries = [await post(listening, '/issueXmlList', body), await post(listening, '/issueXmlList', body)]
    expect(tries).toEqual(tries.map(() => ({ result: [], error: { code: 'agent.pinRefused' } })))
  })

  it('without screen, terminal and configured PIN says that nobody can be asked', async () => {
    const { port } = start({ PKCS12_FILE: keyFile })
    expect(await post(await port(), '/issueXmlList', body)).toEqual({ result: [], error: { code: 'agent.noPrompt' } })
  })
})

describe.runIf(hasSoftHsm)('the agent as a program with a PKCS#11 token', () => {
  it('signs, reports a wrong configured PIN, and ends with its child', async () => {
    const hsm = createSoftHsm()
    onTestFinished(hsm.remove)
    hsm.addToken('company', '12345678', signer)
    const SOFTHSM2_CONF = process.env['SOFTHSM2_CONF'] ?? ''
    const settings = {
      SOFTHSM2_CONF,
      PKCS11_MODULE: hsm.modulePath,
      PKCS11_TOKEN_LABEL: 'company',
      AGENT_CONSENT: 'always',
    }
    const right = start({ ...settings, AGENT_PIN: '12345678' })
    expect(verdictOn(await post(await right.port(), '/issueXmlList', body))).toMatchObject({ ok: true })
    right.program.kill('SIGTERM')
    expect(await right.ended).toBe(0)
    const wrong = start({ ...settings, AGENT_PIN: '00000000' })
    expect(await post(await wrong.port(), '/issueXmlList', body)).toMatchObject({ error: { code: 'agent.pinRefused' } })
  })
})
