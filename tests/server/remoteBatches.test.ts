import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contract } from '../../src/api/contract/contract.ts'
import { declarationFilings } from '../../src/api/contract/declarationFiling.ts'
import { newBody, registerBody } from '../../tools/product/server/filing.ts'
import { startContractServer, type ContractServer } from '../contract/support/contractServer.ts'
import { answering, losing } from '../contract/support/remoteProvider.ts'
import { answerRequest, askedTogether, generate, registeredUser } from '../contract/support/remoteSigning.ts'

let server: ContractServer
beforeAll(async () => {
  server = await startContractServer()
})
afterAll(() => server.close())

type AskedBody = Awaited<ReturnType<typeof askedTogether>>['body']

const ask = (body: AskedBody) => server.admin.get(contract.remoteSigningRequest, { body })
const check = (request_id: string) => server.admin.get(contract.remoteSigningCheck, { body: { request_id } })
const reasonOfCheck = async (request_id: string) =>
  (await server.admin.ask(contract.remoteSigningCheck, { body: { request_id } })).reason
const confirm = (controlCode: string) => expect(answerRequest(server, controlCode, 'confirm')).toBe(true)
const callsOf = (method: string) => server.provider.calls.filter((path) => path.endsWith(method)).length

/** Actions in the activity log about signatures of a certificate, oldest first. */
const actions = async (serial: string) => {
  const { entries } = await server.admin.get(contract.listAudit, { query: { page_number: '0', page_size: '25' } })
  return entries
    .filter(({ action, detail }) => action.startsWith('remoteSigning') && detail.includes(serial))
    .map(({ action }) => action.replace('remoteSigning.', ''))
    .toReversed()
}

/** As a colleague does who deletes the draft of an XML meanwhile. */
const remove = (id = '') => server.admin.get(contract.deleteDeclarations, { body: { declaration_id: [id] } })

/** The provider's first signature is one of another key. */
const spoilingFirst = (path: string) =>
  path.endsWith('signHash')
    ? (text: string) =>
        text.replace(/"signatures":\["[^"]+"/, `"signatures":["${Buffer.alloc(256, 7).toString('base64')}"`)
    : null

describe('several declarations that one confirmation signs', () => {
  it('are each registered like one that was confirmed alone [000-4-15]', async () => {
    const { request_id, control_code, req_keys, unknown_keys, keys, serial } = await askedTogether(server, 3)
    expect([req_keys, unknown_keys]).toEqual([keys, []])
    const authorized = callsOf('credentials/authorize')
    const shown = server.provider.books.pending().find(({ description }) => description.startsWith(control_code))
    expect(shown?.description).toMatch(/^\d{4} · 3 tờ khai .* hóa đơn điện tử của /)
    expect(await check(request_id)).toMatchObject({ state: 'pending', signed_xml: null, others: [] })
    confirm(control_code)
    const signed = callsOf('signHash')
    const { state, signed_xml, others } = await check(request_id)
    expect([state, callsOf('signHash'), callsOf('credentials/authorize')]).toEqual(['signed', signed + 1, authorized])
    expect(others.map(({ req_key }) => req_key)).toEqual(keys.slice(1))
    for (const [place, xml] of [signed_xml, ...others.map((other) => other.signed_xml)].entries()) {
      const body = registerBody(await newBody(server.admin), keys[place] ?? '', xml ?? '')
      expect(await server.admin.get(contract.registerDeclaration, { body })).toMatchObject({ noti_cd_tax: 'sent' })
    }
    expect(await actions(serial)).toEqual(['started', 'started', 'started', 'signed', 'signed', 'signed'])
    expect(await check(request_id)).toMatchObject({ state, signed_xml, others })
  })

  it.each([
    ['about e-documents', ['eDocument', 'eDocument'], 'sử dụng chứng từ điện tử của '],
    ['about both', ['eInvoice', 'eDocument'], 'sử dụng hóa đơn, chứng từ điện tử của '],
  ] as const)('%s say so on the phone of the holder', async (_, collections, words) => {
    const { serial } = await registeredUser(server)
    const keys: string[] = []
    for (const collection of collections) {
      const body = await newBody(server.admin, {}, collection)
      keys.push((await server.admin.get(declarationFilings[collection].generateXml, { body })).req_key)
    }
    const [req_key = '', ...other_req_keys] = keys
    const { control_code } = await ask({ req_key, other_req_keys, serial_no: serial })
    const shown = server.provider.books.pending().find(({ description }) => description.startsWith(control_code))
    expect(shown?.description).toContain(words)
  })

  it('are as many as the provider allows by one confirmation; the rest is asked for by another', async () => {
    const { request_id, control_code, req_keys, keys, serial } = await askedTogether(server, 3, 2)
    expect(req_keys).toEqual(keys.slice(0, 2))
    confirm(control_code)
    expect((await check(request_id)).others.map(({ req_key }) => req_key)).toEqual(keys.slice(1, 2))
    const rest = await ask({ req_key: keys[2] ?? '', other_req_keys: [], serial_no: serial })
    expect(rest.req_keys).toEqual(keys.slice(2))
    expect(rest.control_code).toMatch(/^\d{4}$/)
  })

  it('are asked for one each where the provider allows one', async () => {
    const { req_keys, keys } = await askedTogether(server, 2, 1)
    expect(req_keys).toEqual(keys.slice(0, 1))
  })

  it('are asked for once, however often the page asks, also where the provider takes not all of them', async () => {
    const first = await askedTogether(server, 3, 2)
    const authorized = callsOf('credentials/authorize')
    const { body, request_id, control_code, expires_at, req_keys, unknown_keys } = first
    const answered = { request_id, control_code, expires_at, req_keys, unknown_keys }
    expect(await ask(body)).toEqual(answered)
    confirm(control_code)
    await check(request_id)
    expect(await ask(body)).toEqual(answered)
    expect(callsOf('credentials/authorize')).toBe(authorized)
  })

  it('end what was open for one of them, with all that it would have signed', async () => {
    const together = await askedTogether(server, 2)
    const [, second = ''] = together.keys
    const alone = await ask({ req_key: second, other_req_keys: [], serial_no: together.serial })
    expect(alone.request_id).not.toBe(together.request_id)
    expect(await check(together.request_id)).toMatchObject({ state: 'cancelled', signed_xml: null, others: [] })
    const again = await ask(together.body)
    expect(again.req_keys).toEqual(together.keys)
    expect((await check(alone.request_id)).state).toBe('cancelled')
    confirm(again.control_code)
    expect((await check(again.request_id)).state).toBe('signed')
  })

  it('are all refused, cancelled or expired together', async () => {
    const refused = await askedTogether(server, 2)
    answerRequest(server, refused.control_code, 'refuse')
    expect((await check(refused.request_id)).state).toBe('refused')
    expect(await actions(refused.serial)).toEqual(['started', 'started', 'refused', 'refused'])
    const cancelled = await askedTogether(server, 2)
    await server.admin.get(contract.remoteSigningCancel, { body: { request_id: cancelled.request_id } })
    expect(await actions(cancelled.serial)).toEqual(['started', 'started', 'cancelled', 'cancelled'])
  })
})

describe('one of several', () => {
  it('whose signature cannot be used leaves the others signed, and is asked for anew', async () => {
    const { request_id, control_code, keys, serial } = await askedTogether(server, 2)
    confirm(control_code)
    const answer = await server.provider.meddling(spoilingFirst, () => check(request_id))
    expect(answer).toMatchObject({ state: 'signed', signed_xml: null, others: [{ req_key: keys[1] }] })
    expect(answer.others[0]?.signed_xml).toContain('<SignatureValue>')
    expect(await actions(serial)).toEqual(['started', 'started', 'failed', 'signed'])
    const again = await ask({ req_key: keys[0] ?? '', other_req_keys: [], serial_no: serial })
    confirm(again.control_code)
    expect((await check(again.request_id)).state).toBe('signed')
  })

  it('that is signed already is answered again where it is sent alone', async () => {
    const { request_id, control_code, keys, serial } = await askedTogether(server, 2)
    confirm(control_code)
    const { others } = await check(request_id)
    const authorized = callsOf('credentials/authorize')
    const alone = await ask({ req_key: keys[1] ?? '', other_req_keys: [], serial_no: serial })
    expect(callsOf('credentials/authorize')).toBe(authorized)
    expect(await check(alone.request_id)).toMatchObject({
      state: 'signed',
      signed_xml: others[0]?.signed_xml,
      others: [],
    })
  })

  it('whose declaration is deleted is named and not asked for', async () => {
    const { keys, body } = await askedTogether(server, 2)
    const { req_key, declartion_id: id } = await generate(server)
    await remove(id)
    const asked = await ask({ ...body, req_key, other_req_keys: keys })
    expect([asked.req_keys, asked.unknown_keys]).toEqual([keys, [req_key]])
  })

  it('whose declaration is deleted while the holder is asked leaves the others signed', async () => {
    const { request_id, control_code, keys, declarations } = await askedTogether(server, 2)
    await remove(declarations[1])
    confirm(control_code)
    const answer = await check(request_id)
    expect(answer).toMatchObject({ state: 'signed', others: [{ req_key: keys[1], signed_xml: null }] })
    expect(answer.signed_xml).toContain('<SignatureValue>')
  })
})

describe('where none of several is signed', () => {
  it.each([
    ['by signatures that are none', answering('signHash', { signatures: ['', ''] })],
    ['by fewer signatures', answering('signHash', { signatures: [Buffer.alloc(256, 7).toString('base64')] })],
  ])('%s, the request has failed', async (_what, meddling) => {
    const { request_id, control_code, serial } = await askedTogether(server, 2)
    confirm(control_code)
    await server.provider.meddling(meddling, async () =>
      expect(await reasonOfCheck(request_id)).toBe('remoteSigning.signatureUnusable'),
    )
    expect(await actions(serial)).toEqual(['started', 'started', 'failed', 'failed'])
  })

  it('as the answer was lost, all are asked for once more', async () => {
    const { request_id, control_code, body } = await askedTogether(server, 2)
    confirm(control_code)
    await server.provider.meddling(losing('signHash'), async () =>
      expect(await reasonOfCheck(request_id)).toBe('remoteSigning.unreachable'),
    )
    expect(await reasonOfCheck(request_id)).toBe('remoteSigning.signatureUnusable')
    const again = await ask(body)
    confirm(again.control_code)
    expect((await check(again.request_id)).state).toBe('signed')
  })
})
