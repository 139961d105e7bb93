import { sign } from 'node:crypto'
import { request as httpRequest } from 'node:http'
import { onTestFinished } from 'vitest'
import { startAgent } from '../../../agent/agent.ts'
import { type AgentFaults, noFaults } from '../../../agent/faults/faultPort.ts'
import type { Prompt, PromptAnswer, PromptRequest } from '../../../agent/prompt/prompt.ts'
import type {
  KeyStore,
  KeyStoreFailure,
  OpenKey,
  PinState,
  WantedCertificate,
} from '../../../signing/keystores/keystore.ts'
import type { TestSigner } from '../../signing/support/authority.ts'

export const ORIGIN = 'https://hoadon.example.vn'
export const PIN = 'canary-pin-73915'

/** A token whose behaviour a test turns while the agent runs. */
export interface FakeToken extends KeyStore {
  readFailure: KeyStoreFailure | null
  openFailure: KeyStoreFailure | null
  signFailure: KeyStoreFailure | null
  pinState: PinState
  signer: TestSigner
  /** How often the key was asked for something, and with which PINs. */
  readonly seen: { reads: number; pins: string[]; signatures: number; open: number }
  /** What each read or opening has asked for. */
  readonly wanted: WantedCertificate[]
}

const createFakeToken = (signer: TestSigner): FakeToken => {
  const openKey = (): OpenKey => ({
    certificate: token.signer.certificate.raw,
    sign: async (data) => {
      if (token.signFailure !== null) return { ok: false, failure: token.signFailure }
      token.seen.signatures += 1
      return { ok: true, value: sign('sha256', data, token.signer.privateKeyPem) }
    },
    close: async () => {
      token.seen.open -= 1
    },
  })
  const token: FakeToken = {
    readFailure: null,
    openFailure: null,
    signFailure: null,
    pinState: 'ready',
    signer,
    seen: { reads: 0, pins: [], signatures: 0, open: 0 },
    wanted: [],
    readToken: async (wanted = {}) => {
      token.seen.reads += 1
      token.wanted.push(wanted)
      if (token.readFailure !== null) return { ok: false, failure: token.readFailure }
      return { ok: true, value: { certificate: token.signer.certificate.raw, pinState: token.pinState } }
    },
    open: async (pin, wanted = {}) => {
      token.seen.pins.push(pin)
      token.wanted.push(wanted)
      if (token.openFailure !== null) return { ok: false, failure: token.openFailure }
      token.seen.open += 1
      return { ok: true, value: openKey() }
    },
    dispose: async () => {},
  }
  return token
}

/** A person who answers as the test says. */
export interface FakePerson extends Prompt {
  answer: (request: PromptRequest, signal: AbortSignal) => Promise<PromptAnswer>
  readonly asked: PromptRequest[]
}

export const createFakePerson = (): FakePerson => {
  const person: FakePerson = {
    asked: [],
    answer: async () => ({ kind: 'given', pin: PIN }),
    ask: (request, signal) => {
      person.asked.push(request)
      return person.answer(request, signal)
    },
  }
  return person
}

export interface Exchange {
  readonly status: number
  readonly headers: NodeJS.Dict<string | string[]>
  readonly text: string
}

export interface Sending {
  readonly method?: string
  readonly path?: string
  readonly headers?: Readonly<Record<string, string | readonly string[]>>
  readonly body?: string | Uint8Array
  readonly host?: string
  readonly signal?: AbortSignal
}

/** Sends what a browser would not: any method, path and header, Host and Origin among them. */
export const send = (
  port: number,
  { method = 'POST', path = '/getTokenInfo', headers = {}, body, host = '127.0.0.1', signal }: Sending,
): Promise<Exchange> =>
  new Promise((resolve, reject) => {
    const outgoing = Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [name, typeof value === 'string' ? value : [...value]]),
    )
    const call = httpRequest(
      { host, port, method, path, headers: outgoing, agent: false, ...(signal === undefined ? {} : { signal }) },
      (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            text: Buffer.concat(chunks).toString('utf8'),
          }),
        )
        response.on('error', reject)
      },
    )
    call.on('error', reject)
    call.end(body)
  })

/** Whether a call got an answer or lost its connection. */
export const outcomeOf = (call: Promise<unknown>): Promise<'answered' | 'lost'> =>
  call.then(
    () => 'answered',
    () => 'lost',
  )

/** An agent on a free port with a fake token and person, gone when the test is over. */
export const runAgent = async (signer: TestSigner, faults: AgentFaults = noFaults) => {
  const token = createFakeToken(signer)
  const person = createFakePerson()
  const log: string[] = []
  const clock = { now: new Date() }
  const started = await startAgent({
    status: () => '<p>status</p>',
    port: 0,
    origins: [ORIGIN, 'http://localhost:8080'],
    keyStore: () => token,
    prompt: person,
    log: (line) => log.push(line),
    now: () => clock.now,
    faults,
  })
  if (!started.ok) throw new Error(started.failure)
  const { port, close } = started.value
  onTestFinished(close)
  const ask = async (path: string, body = '', signal?: AbortSignal) => {
    const headers = { Origin: ORIGIN, ...(body === '' ? {} : { 'Content-Type': 'text/plain;charset=UTF-8' }) }
    const exchange = await send(port, { path, headers, body, ...(signal === undefined ? {} : { signal }) })
    const answer: unknown = JSON.parse(exchange.text)
    return { ...exchange, answer }
  }
  return { port, close, token, person, log, clock, ask }
}

export type AgentUnderTest = Awaited<ReturnType<typeof runAgent>>

/** The body of /issueXmlList as pages send it: base64 of UTF-8 JSON. */
export const encoded = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64')
