import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contract } from '../../src/api/contract/contract.ts'
import { newBody, registerBody } from '../../tools/product/server/filing.ts'
import { startContractServer, type ContractServer } from '../contract/support/contractServer.ts'
import { answering, away, losing } from '../contract/support/remoteProvider.ts'
import {
  answerRequest,
  askedRequest,
  generate,
  makeRemoteUser,
  registeredUser,
} from '../contract/support/remoteSigning.ts'
import { countVerifiedByXmlsec1, hasXmlsec1 } from '../signing/support/secondOpinion.ts'

let server: ContractServer
beforeAll(async () => {
  server = await startContractServer()
})
afterAll(() => server.close())

const check = (request_id: string) => server.admin.get(contract.remoteSigningCheck, { body: { request_id } })
const reasonOfCheck = async (request_id: string) =>
  (await server.admin.ask(contract.remoteSigningCheck, { body: { request_id } })).reason
const ask = (req_key: string, serial_no: string) =>
  server.admin.get(contract.remoteSigningRequest, { body: { req_key, serial_no } })
const callsOf = (method: string) => server.provider.calls.filter((path) => path.endsWith(method)).length

/** Actions about signatures of a certificate, oldest first. */
const actions = async (serial: string) => {
  const { entries } = await server.admin.get(contract.listAudit, { query: { page_number: '0', page_size: '25' } })
  return entries
    .filter(({ action, detail }) => action.startsWith('remoteSigning') && detail.includes(serial))
    .map(({ action }) => action.replace('remoteSigning.', ''))
    .toReversed()
}

describe('a declaration that its holder confirms on the phone', () => {
  it('is registered like one that a token has signed [000-4-15]', async () => {
    const { request_id, control_code, req_key } = await askedRequest(server)
    expect(control_code).toMatch(/^\d{4}$/)
    expect(await check(request_id)).toMatchObject({ state: 'pending', signed_xml: null, others: [] })
    expect(answerRequest(server, control_code, 'confirm')).toBe(true)
    const { state, signed_xml } = await check(request_id)
    expect(state).toBe('signed')
    const body = registerBody(await newBody(server.admin), req_key, signed_xml ?? '')
    expect(await server.admin.get(contract.registerDeclaration, { body })).toMatchObject({ noti_cd_tax: 'sent' })
    expect(await check(request_id)).toMatchObject({ state: 'signed', signed_xml, others: [] })
  })

  it.runIf(hasXmlsec1)('is well signed to xmlsec1 too', async () => {
    const { request_id, control_code } = await askedRequest(server)
    answerRequest(server, control_code, 'confirm')
    const { signed_xml } = await check(request_id)
    const root = server.authority.root.x509.toString()
    expect(countVerifiedByXmlsec1([signed_xml ?? ''], root)).toBe(1)
  })

  it('is asked for once, however often the page asks', async () => {
    const user = await registeredUser(server)
    const first = await askedRequest(server, user)
    const asked = callsOf('credentials/authorize')
    const again = await ask(first.req_key, user.serial)
    expect(again).toEqual({
      request_id: first.request_id,
      control_code: first.control_code,
      expires_at: first.expires_at,
      req_keys: [first.req_key],
      unknown_keys: [],
    })
    answerRequest(server, first.control_code, 'confirm')
    await check(first.request_id)
    expect((await ask(first.req_key, user.serial)).request_id).toBe(first.request_id)
    expect(callsOf('credentials/authorize')).toBe(asked)
  })

  it('is asked for once where several ask at the same time, and signed once where several ask what has become of it', async () => {
    const { serial } = await registeredUser(server)
    const { req_key } = await askedRequest(server)
    const asked = callsOf('credentials/authorize')
    const answers = await Promise.all([1, 2, 3].map(() => ask(req_key, serial)))
    expect(new Set(answers.map(({ request_id }) => request_id)).size).toBe(1)
    expect(callsOf('credentials/authorize')).toBe(asked + 1)
    const { request_id = '', control_code = '' } = answers[0] ?? {}
    answerRequest(server, control_code, 'confirm')
    const signed = callsOf('signHash')
    await Promise.all([1, 2, 3].map(() => check(request_id)))
    expect(callsOf('signHash')).toBe(signed + 1)
    expect((await check(request_id)).state).toBe('signed')
  })

  it('may be asked for anew once it has ended, or with another certificate', async () => {
    const first = await askedRequest(server)
    answerRequest(server, first.control_code, 'refuse')
    expect((await check(first.request_id)).state).toBe('refused')
    const second = await ask(first.req_key, first.serial)
    expect(second.request_id).not.toBe(first.request_id)
    const { serial } = await registeredUser(server)
    expect((await ask(first.req_key, serial)).request_id).not.toBe(second.request_id)
    expect((await check(second.request_id)).state).toBe('cancelled')
  })
})

describe('the holder of a certificate', () => {
  it('is asked ten times within ten minutes, also where more ask at the same moment', async () => {
    const { serial } = await registeredUser(server)
    const keys = await Promise.all(Array.from({ length: 13 }, async () => (await generate(server)).req_key))
    const asked = callsOf('credentials/authorize')
    const answers = await Promise.all(
      keys.map((req_key) => server.admin.ask(contract.remoteSigningRequest, { body: { req_key, serial_no: serial } })),
    )
    expect(
      answers.map(({ reason }) => reason).filter((reason) => reason === 'remoteSigning.tooManyAttempts'),
    ).toHaveLength(3)
    expect(callsOf('credentials/authorize')).toBe(asked + 10)
  })
})

describe('a request that is not signed', () => {
  it('has ended when the holder refuses it, and is in the activity log', async () => {
    const { request_id, control_code, serial } = await askedRequest(server)
    answerRequest(server, control_code, 'refuse')
    expect(await check(request_id)).toMatchObject({ state: 'refused', signed_xml: null, others: [] })
    expect(await actions(serial)).toEqual(['started', 'refused'])
  })

  it('has expired when nobody confirms it in time', async () => {
    const { request_id, serial } = await askedRequest(server)
    await server.ahead(121_000, async () => expect((await check(request_id)).state).toBe('expired'))
    expect(await check(request_id)).toMatchObject({ state: 'expired', signed_xml: null, others: [] })
    expect(await actions(serial)).toEqual(['started', 'expired'])
  })

  it('has expired when the provider does not wait for it any more', async () => {
    const { request_id } = await askedRequest(server)
    const gone = answering('authorizeCheck', { error: 'invalid_request' }, 400)
    await server.provider.meddling(gone, async () => expect((await check(request_id)).state).toBe('expired'))
  })

  it('is never signed once it is cancelled, whatever the holder does', async () => {
    const { request_id, control_code, serial } = await askedRequest(server)
    const signed = callsOf('signHash')
    await server.admin.get(contract.remoteSigningCancel, { body: { request_id } })
    answerRequest(server, control_code, 'confirm')
    expect(await check(request_id)).toMatchObject({ state: 'cancelled', signed_xml: null, others: [] })
    expect(callsOf('signHash')).toBe(signed)
    expect(await actions(serial)).toEqual(['started', 'cancelled'])
    await server.admin.get(contract.remoteSigningCancel, { body: { request_id } })
    expect(await actions(serial)).toEqual(['started', 'cancelled'])
  })
})

describe('a provider that fails', () => {
  it('keeps a request waiting while it is away, and the request goes on when it is back', async () => {
    const { request_id, control_code } = await askedRequest(server)
    answerRequest(server, control_code, 'confirm')
    for (const method of ['authorizeCheck', 'signHash'])
      await server.provider.meddling(away(method), async () =>
        expect(await reasonOfCheck(request_id)).toBe('remoteSigning.unreachable'),
      )
    expect((await check(request_id)).state).toBe('signed')
  })

  it('has its lost signature asked for once more, and then ends the request, so that a new one can be asked for', async () => {
    const { request_id, control_code, req_key, serial } = await askedRequest(server)
    answerRequest(server, control_code, 'confirm')
    await server.provider.meddling(losing('signHash'), async () =>
      expect(await reasonOfCheck(request_id)).toBe('remoteSigning.unreachable'),
    )
    expect(await reasonOfCheck(request_id)).toBe('remoteSigning.signatureUnusable')
    const second = await ask(req_key, serial)
    answerRequest(server, second.control_code, 'confirm')
    expect((await check(second.request_id)).state).toBe('signed')
  })

  it.each([
    ['of another key', { signatures: [Buffer.alloc(256, 7).toString('base64')] }],
    ['that is none', { signatures: ['not base64!'] }],
    ['that is not there', { signatures: [] }],
  ])('answers a signature %s, which nobody is given', async (_what, answer) => {
    const { request_id, control_code, serial } = await askedRequest(server)
    answerRequest(server, control_code, 'confirm')
    await server.provider.meddling(answering('signHash', answer), async () => {
      expect(await reasonOfCheck(request_id)).toBe('remoteSigning.signatureUnusable')
    })
    expect(await reasonOfCheck(request_id)).toBe('remoteSigning.signatureUnusable')
    expect(await actions(serial)).toEqual(['started', 'failed'])
  })

  it('is asked for nothing of a certificate that is not the registered one', async () => {
    const user = await registeredUser(server)
    const { req_key } = await askedRequest(server)
    const other = await server.authority.issue('0199999984', {
      serialNumber: user.serial,
      notAfter: new Date('2030-01-01T00:00:00Z'),
    })
    const asked = callsOf('credentials/authorize')
    const answer = {
      key: { status: 'enabled', algo: ['1.2.840.113549.1.1.11'] },
      cert: { certificates: [Buffer.from(other.certificate.raw).toString('base64')] },
      auth: { mode: 'explicit', objects: [] },
    }
    await server.provider.meddling(answering('credentials/info', answer), async () => {
      const { reason } = await server.admin.ask(contract.remoteSigningRequest, {
        body: { req_key, serial_no: user.serial },
      })
      expect(reason).toBe('remoteSigning.certificateAbsent')
    })
    expect(callsOf('credentials/authorize')).toBe(asked)
  })
})

it('a user with certificates of another company is answered as one whom nobody knows', async () => {
  const signer = await server.authority.issue('0399999981')
  const { userName } = await makeRemoteUser(server, signer)
  const list = async (username: string) => {
    const { status, reason, text } = await server.admin.ask(contract.remoteSigningCertificates, { body: { username } })
    return { status, reason, text: text.replace(/"request_id":"[^"]*"/, '') }
  }
  const answer = await list(` ${userName} `)
  expect(answer.reason).toBe('remoteSigning.userUnknown')
  expect(await list('nobody')).toEqual(answer)
})

it('tokens, handles, activations and the secret of the service stand in no answer and no file', async () => {
  const { request_id, control_code, serial, req_key } = await askedRequest(server)
  const answers = [JSON.stringify(await ask(req_key, serial))]
  answerRequest(server, control_code, 'confirm')
  // Confirmed and not yet signed: the activation is kept meanwhile.
  await server.provider.meddling(away('signHash'), () => check(request_id).catch(() => null))
  const files = ['tokhai.sqlite', 'tokhai.sqlite-wal'].map((name) => readFile(join(server.folder, name), 'latin1'))
  const kept = (await Promise.all(files)).join('')
  expect(kept).toContain(request_id)
  answers.push(JSON.stringify(await check(request_id)))
  const shown = [kept, ...answers, ...server.lines].join('\n')
  expect(server.provider.secrets.length).toBeGreaterThan(3)
  expect(server.provider.secrets.filter((secret) => shown.includes(secret))).toEqual([])
})
