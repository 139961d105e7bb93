import { createHash } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createCscProvider } from '../../server/remoteSigning/csc/provider.ts'
import type { RemoteSigning } from '../../server/remoteSigning/port.ts'
import { answering, startProvider, type TestProvider } from '../contract/support/remoteProvider.ts'
import { createTestAuthority, type TestSigner } from '../signing/support/authority.ts'

let provider: TestProvider
let signer: TestSigner
let userName: string
let credentialId: string
let now: number
let lines: string[]
let remote: RemoteSigning

beforeAll(async () => {
  provider = await startProvider({ now: () => now })
  signer = await (await createTestAuthority()).issue('0199999984')
})
afterAll(() => provider.close())
beforeEach(() => {
  now = 1_000_000
  lines = []
  userName = provider.addUser(signer)
  credentialId = `of-${userName}`
  remote = open()
})

const open = (patience?: number): RemoteSigning =>
  createCscProvider({
    config: provider.config,
    log: (_level, event, fields) => lines.push(JSON.stringify({ event, ...fields })),
    now: () => now,
    ...(patience === undefined ? {} : { patience }),
  })

const digest = createHash('sha256').update('data').digest()
const asked = (digests = [digest]) => ({ credentialId, digests, description: '1234 · Tờ khai' })

/** What is refused while a method answers this; null where it is not. */
const refused = async (
  method: string,
  answer: unknown,
  status = 200,
  work: () => ReturnType<RemoteSigning['keysOf']>,
) =>
  provider.meddling(answering(method, answer, status), async () => {
    const keys = await work()
    return keys.ok ? null : keys.failure.reason
  })

const handleOf = async (digests = [digest]): Promise<string> => {
  const taken = await remote.authorize(asked(digests))
  return taken.ok && taken.value.state === 'pending' ? taken.value.handle : ''
}

describe('the keys of a user', () => {
  it('are read with their certificates', async () => {
    expect(await remote.keysOf(userName)).toMatchObject({
      ok: true,
      value: [{ credentialId, isUsable: true, certificate: { serialNumber: signer.certificate.serialNumber } }],
    })
  })

  it('of nobody are refused, and so is a list of none', async () => {
    expect(await remote.keysOf('nobody')).toMatchObject({ failure: { reason: 'remoteSigning.userUnknown' } })
    const empty = await refused('credentials/list', { credentialIDs: [] }, 200, () => remote.keysOf(userName))
    expect(empty).toBe('remoteSigning.userUnknown')
  })

  const key = { status: 'enabled', algo: ['1.2.840.113549.1.1.11'] }
  const cert = () => ({ certificates: [Buffer.from(signer.certificate.raw).toString('base64')] })
  const auth = { mode: 'explicit', objects: [] }
  it.each([
    ['is disabled', () => ({ key: { ...key, status: 'disabled' }, cert: cert(), auth })],
    ['has a revoked certificate', () => ({ key, cert: { ...cert(), status: 'revoked' }, auth })],
    ['makes no RSA signatures', () => ({ key: { ...key, algo: ['1.2.840.10045.4.3.2'] }, cert: cert(), auth })],
    ['is authorized in a browser', () => ({ key, cert: cert(), auth: { mode: 'oauth2code' } })],
    [
      'asks for a PIN to be typed',
      () => ({ key, cert: cert(), auth: { mode: 'explicit', objects: [{ type: 'Password', id: 'PIN' }] } }),
    ],
  ])('are not usable where one %s', async (_what, answer) => {
    await provider.meddling(answering('credentials/info', answer()), async () => {
      expect(await remote.keysOf(userName)).toMatchObject({ ok: true, value: [{ isUsable: false }] })
    })
  })

  it.each([
    ['says it', { multisign: 7 }, 7],
    ['does not say it', {}, 1],
  ])(
    'sign as many documents by one confirmation as the provider allows, where it %s',
    async (_what, said, expected) => {
      await provider.meddling(answering('credentials/info', { key, cert: cert(), auth, ...said }), async () => {
        expect(await remote.keysOf(userName)).toMatchObject({ ok: true, value: [{ mostAtOnce: expected }] })
      })
    },
  )

  it('are left out where the provider answers no certificate that can be read', async () => {
    const broken = { key, cert: { certificates: ['AAAA'] }, auth }
    await provider.meddling(answering('credentials/info', broken), async () => {
      expect(await remote.keysOf(userName)).toEqual({ ok: true, value: [] })
    })
  })
})

describe('a provider that cannot be used', () => {
  const methods = ['credentials/list', 'credentials/info', 'credentials/authorize', 'credentials/authorizeCheck']
  it.each([
    ['has no signHash', 'info', { authType: ['oauth2client'], oauth2: 'http://127.0.0.1:1', methods }],
    ['takes no client credentials', 'info', { authType: ['basic'], oauth2: 'http://127.0.0.1:1', methods: [] }],
    ['answers something else', 'info', { hello: 'world' }],
    ['gives no token', 'oauth2/token', { token: 'x' }],
    ['is broken', 'credentials/list', '', 500],
    ['has too many requests', 'credentials/list', '', 429],
    ['takes no token at all', 'credentials/list', { error: 'invalid_token' }, 401],
  ])('is unreachable where it %s', async (_what, method, answer, status = 200) => {
    expect(await refused(method, answer, status, () => remote.keysOf(userName))).toBe('remoteSigning.unreachable')
    expect(lines.join('')).toContain('remoteSigning.unreachable')
    expect(provider.secrets.filter((secret) => lines.join('').includes(secret))).toEqual([])
  })

  it.each([
    ['redirects elsewhere', () => new Response('', { status: 307, headers: { Location: 'http://127.0.0.1:1/' } })],
    ['answers half of JSON', () => new Response('{"credentialIDs":[')],
    ['answers more than anybody reads', () => new Response('x'.repeat(2 * 1024 * 1024))],
  ])('is unreachable where it %s', async (_what, answer) => {
    const meddle = (path: string) => (path.endsWith('credentials/list') ? answer() : null)
    await provider.meddling(meddle, async () => {
      expect(await remote.keysOf(userName)).toMatchObject({ failure: { reason: 'remoteSigning.unreachable' } })
    })
  })

  it('is unreachable where it does not answer in time', async () => {
    const impatient = open(1)
    const hanging = Promise.withResolvers<Response>()
    await provider.meddling(
      () => hanging.promise,
      async () => {
        expect(await impatient.keysOf(userName)).toMatchObject({ failure: { reason: 'remoteSigning.unreachable' } })
      },
    )
    hanging.resolve(Response.json({}))
    expect(lines.join('')).toContain('timeout')
  })

  it('is unreachable where nobody listens', async () => {
    const config = { ...provider.config, url: 'http://127.0.0.1:1/csc/v2' }
    const nowhere = createCscProvider({ config, log: () => undefined, now: () => now })
    expect(await nowhere.keysOf(userName)).toMatchObject({ failure: { reason: 'remoteSigning.unreachable' } })
  })
})

describe('the token of the service', () => {
  const tokens = () => provider.calls.filter((path) => path === '/oauth2/token').length

  it('is kept until shortly before its end', async () => {
    const before = tokens()
    await remote.keysOf(userName)
    await remote.keysOf(userName)
    now += 3_569_000
    await remote.keysOf(userName)
    expect(tokens()).toBe(before + 1)
    now += 2000
    await remote.keysOf(userName)
    expect(tokens()).toBe(before + 2)
  })

  it('is asked for once where several calls need it', async () => {
    const before = tokens()
    await Promise.all([remote.keysOf(userName), remote.keysOf(userName), remote.keysOf('nobody')])
    expect(tokens()).toBe(before + 1)
  })

  it('is asked for anew where the provider does not take it any more', async () => {
    await remote.keysOf(userName)
    let isFirst = true
    const forgetful = (path: string) => {
      if (!path.endsWith('credentials/list') || !isFirst) return null
      isFirst = false
      return Response.json({ error: 'invalid_token' }, { status: 401 })
    }
    await provider.meddling(forgetful, async () => expect((await remote.keysOf(userName)).ok).toBe(true))
  })
})

/** What makes the provider sign, once the holder has confirmed. */
const activationOf = async (handle: string): Promise<string> => {
  provider.books.confirm(handle)
  const confirmed = await remote.confirmation(handle)
  return confirmed.ok && confirmed.value.state === 'confirmed' ? confirmed.value.activation : ''
}

const signatureOf = async (data: string): Promise<Uint8Array | null> => {
  const signed = await signer.key.sign(Buffer.from(data))
  return signed.ok ? signed.value : null
}

const unusable = { failure: { reason: 'remoteSigning.signatureUnusable' } }

describe('an authorization', () => {
  it('waits for the holder, shows what is signed, and is confirmed', async () => {
    const handle = await handleOf()
    expect(await remote.confirmation(handle)).toEqual({ ok: true, value: { state: 'pending', handle } })
    expect(provider.books.pending().find((one) => one.handle === handle)?.description).toBe('1234 · Tờ khai')
    const activation = await activationOf(handle)
    const signed = await remote.sign({ credentialId, digests: [digest], activation })
    expect(signed).toEqual({ ok: true, value: [Buffer.from((await signatureOf('data')) ?? [])] })
    // One authorization is used once.
    expect(await remote.sign({ credentialId, digests: [digest], activation })).toMatchObject(unusable)
  })

  it('is of several documents where the provider allows it, and signs each, by numSignatures and all hashes', async () => {
    const other = createHash('sha256').update('other').digest()
    const sent: unknown[] = []
    const note = (path: string, body: string) => {
      if (path.endsWith('credentials/authorize')) sent.push(JSON.parse(body))
      return null
    }
    const handle = await provider.meddling(note, () => handleOf([digest, other]))
    expect(sent).toMatchObject([{ numSignatures: 2, hashes: [digest.toString('base64'), other.toString('base64')] }])
    const activation = await activationOf(handle)
    expect(await remote.sign({ credentialId, digests: [digest, other], activation })).toEqual({
      ok: true,
      value: [Buffer.from((await signatureOf('data')) ?? []), Buffer.from((await signatureOf('other')) ?? [])],
    })
  })

  it.each([
    ['one that is none beside one that is', ['AAAA', 'not base64!'], { value: [Buffer.from('AAAA', 'base64'), null] }],
    ['fewer than were asked for', ['AAAA'], unusable],
    ['more than were asked for', ['AAAA', 'AAAA', 'AAAA'], unusable],
  ])('that the provider answers with %s', async (_what, signatures, expected) => {
    const digests = [digest, digest]
    const activation = await activationOf(await handleOf(digests))
    await provider.meddling(answering('signHash', { signatures }), async () => {
      expect(await remote.sign({ credentialId, digests, activation })).toMatchObject(expected)
    })
  })

  it('signs nothing but what it was asked for', async () => {
    const handle = await handleOf()
    const activation = await activationOf(handle)
    const other = createHash('sha256').update('other').digest()
    expect(await remote.sign({ credentialId, digests: [other], activation })).toMatchObject(unusable)
  })

  it('is refused by the holder, or is gone', async () => {
    const handle = await handleOf()
    provider.books.refuse(handle)
    expect(await remote.confirmation(handle)).toEqual({ ok: true, value: { state: 'refused' } })
    const late = await handleOf()
    now += 121_000
    expect(await remote.confirmation(late)).toEqual({ ok: true, value: { state: 'gone' } })
    expect(await remote.confirmation('nobody')).toEqual({ ok: true, value: { state: 'gone' } })
  })

  it.each([
    ['invalid_authentication_data', 'refused'],
    ['access_denied', 'refused'],
    ['invalid_request', 'gone'],
    ['<b>unknown</b>', 'gone'],
  ])('that ends with %s is %s', async (error, state) => {
    const handle = await handleOf()
    await provider.meddling(answering('authorizeCheck', { error }, 400), async () => {
      expect(await remote.confirmation(handle)).toEqual({ ok: true, value: { state } })
    })
  })

  it('is confirmed at once where the provider needs no confirmation', async () => {
    await provider.meddling(answering('credentials/authorize', { SAD: 'at once' }), async () => {
      expect(await remote.authorize(asked())).toEqual({
        ok: true,
        value: { state: 'confirmed', activation: 'at once' },
      })
    })
  })

  it('that the provider does not take is refused as an absent certificate', async () => {
    const locked = { error: 'invalid_request', error_description: 'Credential locked' }
    await provider.meddling(answering('credentials/authorize', locked, 400), async () => {
      expect(await remote.authorize(asked())).toMatchObject({ failure: { reason: 'remoteSigning.certificateAbsent' } })
    })
    expect(lines.join('')).not.toContain('locked')
  })
})
