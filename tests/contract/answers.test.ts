import { eInvoice } from '../../src/domain/declaration/forms/eInvoice.ts'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { createApiClient } from '../../src/api/client.ts'
import { contract } from '../../src/api/contract/contract.ts'
import { contractHeader } from '../../src/api/contract/envelope.ts'
import { createPeer } from '../../src/api/peer.ts'
import { toContent } from '../../src/domain/declaration/content.ts'
import { sampleDeclaration } from '../../walks/flows/sampleDeclaration.ts'

const listed = { declarations: [], pagination: { page_number: 0, page_size: 10, total_elements: 0, total_pages: 0 } }
const body = toContent(eInvoice, sampleDeclaration)

/** A client whose server answers these, one after another, with the requests that it got. */
const answeredBy = (...answers: readonly Response[]) => {
  const rest = [...answers]
  const sent: { url: string; body: unknown }[] = []
  let renewals = 0
  const api = createApiClient({
    fetch: async (input, init) => {
      const url = input instanceof Request ? input.url : input.toString()
      sent.push({ url, body: typeof init?.body === 'string' ? JSON.parse(init.body) : undefined })
      return rest.shift() ?? new Response('', { status: 599 })
    },
    awaitSession: () => {
      renewals += 1
      return Promise.resolve(true)
    },
    peer: createPeer(),
  })
  return { api, sent, renewals: () => renewals }
}

const wrapped = (code: unknown, data: unknown, http = 200, more: object = {}, headers: Record<string, string> = {}) =>
  Response.json({ status: { code, ...more }, data }, { status: http, headers })

describe('an answer is a success by its status.code 200 and by nothing else', () => {
  test.each([
    ['HTTP 200', 200],
    ['HTTP 201', 201],
    ['HTTP 500', 500],
  ])('200 in the envelope of %s', async (_, http) => {
    const { api } = answeredBy(wrapped(200, listed, http))
    expect(await api.send(contract.listDeclarations, { query: {} })).toEqual({ ok: true, value: listed })
  })

  test('200 saves a draft, 201 does not [000-7-04]', async () => {
    const saved = { declaration_id: 'd-1', version: 'v' }
    const { api } = answeredBy(wrapped(200, saved), wrapped(201, saved, 200, { message: 'Chưa lưu' }))
    expect(await api.send(contract.saveDraft, { body })).toEqual({ ok: true, value: saved })
    expect(await api.send(contract.saveDraft, { body })).toMatchObject({
      ok: false,
      failure: { code: 'server.refused', message: 'Chưa lưu' },
    })
  })

  test.each([
    ['HTTP 200 with code 400', wrapped(400, null, 200, { message: 'Sai mẫu' }), 400, 'Sai mẫu'],
    ['HTTP 200 with code 500', wrapped(500, null, 200, { message: 'Hỏng' }), 500, 'Hỏng'],
    ['HTTP 500 with code 500', wrapped(500, null, 500, { message: 'Hỏng' }), 500, 'Hỏng'],
    ['a code as text', wrapped('422', null, 200, { message: 'Thiếu' }), 422, 'Thiếu'],
    ['a message that is null', wrapped(409, null, 200, { message: null }), 409, ''],
  ])('%s is a refusal with its message [000-7-04]', async (_, response, status, message) => {
    const { api } = answeredBy(response)
    expect(await api.send(contract.saveDraft, { body })).toMatchObject({
      ok: false,
      failure: { code: 'server.refused', status, message },
    })
  })

  test('a change that is answered without a status is not taken for done', async () => {
    const { api } = answeredBy(Response.json({ data: {} }))
    expect(await api.send(contract.saveDraft, { body })).toEqual({ ok: false, failure: { code: 'server.unreadable' } })
  })

  test('what is read may come without a status', async () => {
    const { api } = answeredBy(Response.json({ data: listed }))
    expect(await api.send(contract.listDeclarations, { query: {} })).toEqual({ ok: true, value: listed })
  })
})

test('code 401 in HTTP 200 waits for the next session as HTTP 401 does [002-8-09]', async () => {
  const { api, sent, renewals } = answeredBy(wrapped(401, null), wrapped(200, listed))
  expect(await api.send(contract.listDeclarations, { query: {} })).toEqual({ ok: true, value: listed })
  expect([sent.length, renewals()]).toEqual([2, 1])
})

test('this server’s own word that it failed is no refusal, nor is an answer without an envelope', async () => {
  const { api } = answeredBy(
    wrapped(502, null, 502, { message: 'x', reason: 'backend.unreachable' }),
    new Response('<html>', { status: 504 }),
  )
  expect(await api.send(contract.saveDraft, { body })).toEqual({
    ok: false,
    failure: { code: 'server.failed', status: 502, reason: 'backend.unreachable' },
  })
  expect(await api.send(contract.saveDraft, { body })).toEqual({
    ok: false,
    failure: { code: 'server.failed', status: 504 },
  })
})

test('what the seeds do not name is sent only to a server that announces the contract', async () => {
  const announced = { [contractHeader]: '1' }
  const { api, sent } = answeredBy(
    wrapped(200, { declaration_id: 'd-1' }),
    wrapped(200, { declaration_id: 'd-1' }, 200, {}, announced),
    new Response('<html>', { status: 502 }),
    wrapped(200, { declaration_id: 'd-1' }, 200, {}, announced),
  )
  for (let call = 0; call < 4; call += 1) await api.send(contract.saveDraft, { body: { ...body, version: 'v-1' } })
  const versions = sent.map((request) => v.parse(v.object({ version: v.optional(v.string()) }), request.body).version)
  expect(versions).toEqual([undefined, undefined, 'v-1', 'v-1'])
})

describe('what a server answers by the seeds alone is read', () => {
  test('a list without counts, with ids of either name, and null for empty', async () => {
    const { api } = answeredBy(
      wrapped(200, {
        declarations: [
          { id: 17, decl_form_no: '01/ĐKTĐ-HĐĐT', noti_cd_tax: 5, pos_key: null },
          { declaration_id: 'b', decl_type: '1' },
        ],
        pagination: { page_number: 0, page_size: 2 },
      }),
    )
    const answer = await api.send(contract.listDeclarations, { query: {} })
    expect(answer).toMatchObject({
      ok: true,
      value: {
        declarations: [
          { declaration_id: '17', noti_cd_tax: '5', pos_key: '', reference: '' },
          { declaration_id: 'b', noti_cd_tax: '' },
        ],
        pagination: { total_elements: 3, total_pages: 2 },
      },
    })
  })

  test('a declaration with nothing but what the seeds name', async () => {
    const { version: _, ...named } = { ...body, version: '' }
    const { api } = answeredBy(wrapped(200, { ...named, pos_key: null, attribute1: 1, digital_signatures: null }))
    const answer = await api.send(contract.declarationDetail, { params: { id: 'd-1' } })
    expect(answer).toMatchObject({
      ok: true,
      value: { pos_key: '', attribute1: '1', digital_signatures: [], events: [], signed_xml_url: null, reference: '' },
    })
  })

  test('a generated XML without a request key, a saved draft and a registration without data', async () => {
    const { api } = answeredBy(
      wrapped(200, { declartion_id: 5, xml_data: '<TKhai/>', sign_id: 'S' }),
      wrapped(200, null),
      Response.json({ status: { code: 200 } }),
    )
    expect(await api.send(contract.generateXml, { body })).toMatchObject({ value: { declartion_id: '5', req_key: '' } })
    expect(await api.send(contract.saveDraft, { body })).toMatchObject({ ok: true })
    const signed = { xml_signed: '<a/>', req_key: '5', sign_by: 'A', tax_code: '0199999984', sllr_comp_name: 'A' }
    expect(await api.send(contract.registerDeclaration, { body: signed })).toMatchObject({ ok: true })
  })
})
