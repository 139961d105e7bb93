import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contract } from '../../src/api/contract/contract.ts'
import { newBody, registerBody } from '../../tools/product/server/filing.ts'
import { startContractServer, type ContractServer } from '../contract/support/contractServer.ts'
import { answerRequest, askedRequest, askedTogether } from '../contract/support/remoteSigning.ts'

let server: ContractServer
beforeAll(async () => {
  server = await startContractServer()
})
afterAll(() => server.close())

const minutes = 60_000
const colleague = () => server.visitorOf('ADMIN PIT')
const check = (request_id: string) => server.admin.get(contract.remoteSigningCheck, { body: { request_id } })
const ask = (req_key: string, serial_no: string) =>
  server.admin.get(contract.remoteSigningRequest, { body: { req_key, serial_no } })
const callsOf = (method: string) => server.provider.calls.filter((path) => path.endsWith(method)).length

/** The request as a reopened page finds it; undefined where it finds none. */
const waiting = async (reqKey: string) => {
  const { requests } = await server.admin.get(contract.remoteSigningWaiting)
  return requests.find(({ req_keys }) => req_keys.includes(reqKey))
}

describe('a request that a reopened page takes up', () => {
  it('is found while its holder is asked, once it is signed, and not any more once it is registered', async () => {
    const { request_id, control_code, expires_at, req_key, serial } = await askedRequest(server)
    const found = { request_id, control_code, expires_at, serial_no: serial, req_keys: [req_key] }
    expect(await waiting(req_key)).toEqual({ ...found, state: 'pending' })
    answerRequest(server, control_code, 'confirm')
    const { signed_xml } = await check(request_id)
    expect(await waiting(req_key)).toEqual({ ...found, state: 'signed' })
    await server.admin.get(contract.registerDeclaration, {
      body: registerBody(await newBody(server.admin), req_key, signed_xml ?? ''),
    })
    expect(await waiting(req_key)).toBeUndefined()
  })

  it.each(['refuse', 'cancel'] as const)('is not found once it has ended: %s', async (end) => {
    const { request_id, control_code, req_key } = await askedRequest(server)
    if (end === 'refuse') answerRequest(server, control_code, 'refuse')
    else await server.admin.get(contract.remoteSigningCancel, { body: { request_id } })
    await check(request_id)
    expect(await waiting(req_key)).toBeUndefined()
  })

  it('names every document that one confirmation signs', async () => {
    const { keys, req_keys, control_code, request_id } = await askedTogether(server, 3)
    expect((await waiting(keys[2] ?? ''))?.req_keys).toEqual(req_keys)
    answerRequest(server, control_code, 'confirm')
    const answer = await check(request_id)
    expect([answer.req_key, ...answer.others.map(({ req_key }) => req_key)]).toEqual(req_keys)
    expect((await waiting(keys[2] ?? ''))?.state).toBe('signed')
  })
})

describe('what was confirmed while no page was open', () => {
  it('is signed by the question that comes after its time, and nobody is asked again', async () => {
    const { request_id, control_code, req_key, serial } = await askedRequest(server)
    answerRequest(server, control_code, 'confirm')
    const asked = callsOf('credentials/authorize')
    await server.ahead(30 * minutes, async () => {
      expect((await waiting(req_key))?.request_id).toBe(request_id)
      expect((await check(request_id)).state).toBe('signed')
    })
    const late = await askedRequest(server)
    answerRequest(server, late.control_code, 'confirm')
    await server.ahead(5 * minutes, async () => {
      expect((await ask(late.req_key, late.serial)).request_id).toBe(late.request_id)
      expect((await check(late.request_id)).state).toBe('signed')
    })
    expect(callsOf('credentials/authorize')).toBe(asked + 1)
    expect(serial).not.toBe(late.serial)
  })

  it('is not looked for any longer than a provider keeps it', async () => {
    const { req_key } = await askedRequest(server)
    await server.ahead(63 * minutes, async () => expect(await waiting(req_key)).toBeUndefined())
  })
})

describe('a colleague', () => {
  it('neither finds the request, nor learns of it, nor gives it up, nor has the document signed beside it', async () => {
    const { request_id, control_code, req_key, serial } = await askedRequest(server)
    const asked = callsOf('credentials/authorize')
    const listed = await colleague().get(contract.remoteSigningWaiting)
    expect(listed.requests.map((one) => one.request_id)).not.toContain(request_id)
    for (const call of [contract.remoteSigningCheck, contract.remoteSigningCancel])
      expect((await colleague().ask(call, { body: { request_id } })).reason).toBe('record.absent')
    const answer = await colleague().ask(contract.remoteSigningRequest, { body: { req_key, serial_no: serial } })
    expect([answer.status, answer.reason]).toEqual([409, 'remoteSigning.askedByAnother'])
    expect(answer.text).not.toContain(control_code)
    expect(callsOf('credentials/authorize')).toBe(asked)
    answerRequest(server, control_code, 'confirm')
    expect((await check(request_id)).state).toBe('signed')
  })

  it('asks for a signature of their own once the time of the request has passed, or it is signed', async () => {
    const passed = await askedRequest(server)
    await server.ahead(3 * minutes, async () => {
      const body = { req_key: passed.req_key, serial_no: passed.serial }
      const own = await colleague().get(contract.remoteSigningRequest, { body })
      expect(own.request_id).not.toBe(passed.request_id)
      expect((await check(passed.request_id)).state).toBe('expired')
    })
    const signed = await askedRequest(server)
    answerRequest(server, signed.control_code, 'confirm')
    await check(signed.request_id)
    const body = { req_key: signed.req_key, serial_no: signed.serial }
    expect((await colleague().get(contract.remoteSigningRequest, { body })).request_id).not.toBe(signed.request_id)
  })
})
