import { eInvoice } from '../../src/domain/declaration/forms/eInvoice.ts'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { createAgentClient, type AgentSettings } from '../../src/api/agent/client.ts'
import { buildDeclarationXml } from '../../src/domain/declaration/layouts/build.ts'
import { sampleDeclaration } from '../../walks/flows/sampleDeclaration.ts'
import { declarationSignature } from '../../src/domain/declaration/layouts/signature.ts'

const seller = sampleDeclaration.sllr_tax_code
const xml = buildDeclarationXml(eInvoice, sampleDeclaration, 'ID1')
const signature =
  '<Signature xmlns="http://www.w3.org/2000/09/xmldsig#"><SignatureValue>bWF0</SignatureValue></Signature>'
const signedXml = xml.replace('<NNT/>', `<NNT>${signature}</NNT>`)

const token = {
  issue_by: 'CN=VNPT-CA, O=VNPT',
  issuer: 'VNPT-CA',
  dn_mst: seller,
  serial_number: '54AB',
  not_before: '2025-01-01T00:00:00',
  not_after: '2027-01-01T00:00:00',
}
const signed = { ...token, issue_to: 'CÔNG TY TNHH Gốm Bát Tràng', result: [{ req_key: 'key-1', xml: signedXml }] }

interface Sent {
  readonly url: string
  readonly init: RequestInit
}

type Answer = unknown

/** An answer with the version that this product's agent gives. */
const ofThisProduct = (answer: unknown) =>
  new Response(typeof answer === 'string' ? answer : JSON.stringify(answer), {
    headers: { 'Tokhai-Agent-Version': '0.1.0' },
  })

/** A client whose agent gives these answers, one a request; an Error is thrown, a string is sent as it is. */
const clientWith = (answers: readonly Answer[], settings: Partial<AgentSettings> = {}) => {
  const sent: Sent[] = []
  const rest = [...answers]
  const fetch: typeof globalThis.fetch = async (input, init = {}) => {
    sent.push({ url: input instanceof Request ? input.url : input.toString(), init })
    const answer = rest.shift()
    if (answer instanceof Error) throw answer
    if (answer instanceof Response) return answer
    return new Response(typeof answer === 'string' ? answer : JSON.stringify(answer))
  }
  const client = createAgentClient({
    fetch,
    permissions: undefined,
    pageHostname: 'invoice.example.vn',
    origin: 'http://localhost:1080',
    now: () => '2026-11-21T09:00:00',
    createdBy: 'ketoan',
    ...settings,
  })
  return { client, sent }
}

const { signal } = new AbortController()
const read = { sellerTaxCode: seller, signal }
const sign = {
  documents: [{ reqKey: 'key-1', xml, signId: 'ID1', layout: declarationSignature }],
  sellerTaxCode: seller,
  signal,
}
const permissionOf = (state: string) => ({ query: async () => ({ state }) })
const unreachable = new TypeError('Failed to fetch')
const failed = (code: string, more: object = {}) => ({ ok: false, failure: { code, ...more } })

afterEach(() => {
  vi.restoreAllMocks()
})

describe('reading the token', () => {
  test('asks /getTokenInfo of the loopback address space, without credentials and without preflight, for 5 s [000-7-11 000-9-10]', async () => {
    const patience = vi.spyOn(AbortSignal, 'timeout')
    const { client, sent } = clientWith([token])
    expect(await client.readToken(read)).toEqual({
      ok: true,
      value: {
        issuer: 'VNPT-CA',
        taxCode: seller,
        serialNumber: '54AB',
        notBefore: token.not_before,
        notAfter: token.not_after,
      },
    })
    expect(sent[0]?.url).toBe('http://localhost:1080/getTokenInfo')
    expect(sent[0]?.init).toMatchObject({
      method: 'POST',
      targetAddressSpace: 'loopback',
      credentials: 'omit',
      headers: { 'Content-Type': 'text/plain' },
      body: '',
    })
    expect(patience.mock.calls).toEqual([[5000]])
  })

  test('waits for the user while the browser has its question open', async () => {
    const patience = vi.spyOn(AbortSignal, 'timeout')
    await clientWith([token], { permissions: permissionOf('prompt') }).client.readToken(read)
    expect(patience.mock.calls).toEqual([[180_000]])
  })

  test.each([
    [
      'another tax code',
      { ...token, dn_mst: '0312345678' },
      failed('certificate.otherTaxCode', { tokenTaxCode: '0312345678', sellerTaxCode: seller }),
    ],
    [
      'no tax code',
      { ...token, dn_mst: '' },
      failed('certificate.otherTaxCode', { tokenTaxCode: '', sellerTaxCode: seller }),
    ],
    [
      'an end that is past',
      { ...token, not_after: '2026-11-21T08:59:59' },
      failed('certificate.expired', { notAfter: '2026-11-21T08:59:59' }),
    ],
    [
      'a start to come',
      { ...token, not_before: '2026-11-21T09:00:01' },
      failed('certificate.notYetValid', { notBefore: '2026-11-21T09:00:01' }),
    ],
  ])('refuses a certificate with %s before anything is signed', async (_, answer, outcome) => {
    expect(await clientWith([answer]).client.readToken(read)).toEqual(outcome)
  })

  test('takes the answer of an older agent that reports no validity and writes MST: before the tax code', async () => {
    const { client } = clientWith([{ issue_by: 'CN=OLD-CA', dn_mst: `MST:${seller}`, not_before: '01/01/2025' }])
    expect(await client.readToken(read)).toEqual({
      ok: true,
      value: { issuer: 'CN=OLD-CA', taxCode: seller, serialNumber: '', notBefore: '', notAfter: '' },
    })
  })

  test.each(['001185012345', 'MST:001185012345', 'CCCD:001185012345'])(
    'takes an older agent’s answer with dn_mst %s for the certificate of a household',
    async (dn_mst) => {
      const { client } = clientWith([{ issue_by: 'CN=OLD-CA', dn_mst }])
      expect(await client.readToken({ ...read, sellerTaxCode: '001185012345' })).toMatchObject({ ok: true })
    },
  )

  test('goes on without the certificate of a token that shows it only after its PIN', async () => {
    const { client } = clientWith([
      { result: [], error: { code: 'token.pinNeeded' } },
      { ...signed, dn_mst: '0312345678' },
    ])
    expect(await client.readToken(read)).toEqual({ ok: true, value: null })
    expect(await client.signDocuments(sign)).toEqual(
      failed('certificate.otherTaxCode', { tokenTaxCode: '0312345678', sellerTaxCode: seller }),
    )
  })

  test('passes on what the agent says of the token', async () => {
    const { client } = clientWith([{ result: [], error: { code: 'token.absent' } }])
    expect(await client.readToken(read)).toEqual(failed('token.absent'))
  })

  test.each([['a field of another type', { ...token, serial_number: 54 }]])(
    'does not take %s for an answer',
    async (_, answer) => {
      expect(await clientWith([answer]).client.readToken(read)).toEqual(
        failed('agent.refused', { reason: 'answer.unreadable' }),
      )
    },
  )
})

describe('several tokens', () => {
  const other = { ...token, dn_mst: '0312345678', serial_number: '0001' }
  const requested = (sent: readonly Sent[]) => sent.map(({ init }) => init.body)

  test('are looked through for the seller’s certificate by this product’s agent, which is given the tax code', async () => {
    const { client, sent } = clientWith([ofThisProduct(other), ofThisProduct(token)])
    expect(await client.readToken(read)).toMatchObject({ ok: true, value: { serialNumber: '54AB' } })
    expect(requested(sent)).toEqual(['', JSON.stringify({ tax_code: seller })])
  })

  test('that hold none of it are another tax code, as before', async () => {
    const { client } = clientWith([ofThisProduct(other), ofThisProduct(other)])
    expect(await client.readToken(read)).toMatchObject(failed('certificate.otherTaxCode'))
  })

  test('are no business of another agent: it gets the seed’s request and no other', async () => {
    const { client, sent } = clientWith([other])
    expect(await client.readToken(read)).toMatchObject(failed('certificate.otherTaxCode'))
    expect(requested(sent)).toEqual([''])
  })

  test('are looked through for no one where the tax code is not known', async () => {
    const { client, sent } = clientWith([ofThisProduct(other)])
    expect(await client.inspectToken({ sellerTaxCode: null, signal })).toMatchObject({ ok: true })
    expect(requested(sent)).toEqual([''])
  })
})

describe('another program on the agent’s port', () => {
  test.each([
    ['a page', '<html></html>'],
    ['a list', [token]],
    ['an object of its own', { message: 'Not Found' }],
    ['an error of its own', { error: 'invalid request' }],
    ['nothing', ''],
  ])('that answers with %s is named as such [000-8-03]', async (_, answer) => {
    expect(await clientWith([answer]).client.readToken(read)).toEqual(
      failed('agent.refused', { reason: 'answer.otherProgram' }),
    )
  })

  test('is none where the agent gives its version: then the versions do not fit', async () => {
    expect(await clientWith([ofThisProduct('<html></html>')]).client.readToken(read)).toEqual(
      failed('agent.refused', { reason: 'answer.unreadable' }),
    )
  })
})

describe('an agent that starts again', () => {
  const waitingFor = (answers: readonly Answer[]) => {
    const pauses: number[] = []
    const made = clientWith(answers, { pause: async (milliseconds) => void pauses.push(milliseconds) })
    return { ...made, pauses }
  }

  test('is waited for, and the reading goes on', async () => {
    const { client, pauses } = waitingFor([unreachable, unreachable, unreachable, unreachable, token])
    expect(await client.readToken(read)).toMatchObject({ ok: true, value: { serialNumber: '54AB' } })
    expect(pauses).toEqual([300, 700])
  })

  test('is not waited for beyond three tries more', async () => {
    const { client, pauses } = waitingFor(Array.from({ length: 8 }, () => unreachable))
    expect(await client.readToken(read)).toEqual(failed('agent.notRunning'))
    expect(pauses).toEqual([300, 700, 1500])
  })

  test('is not asked to sign a second time by itself: the user would be asked twice', async () => {
    const { client, sent, pauses } = waitingFor([token, unreachable, signed])
    await client.readToken(read)
    expect(await client.signDocuments(sign)).toEqual(failed('agent.gone'))
    expect([sent.length, pauses]).toEqual([2, []])
  })

  test('is not waited for by someone who has gone', async () => {
    const controller = new AbortController()
    const { client, pauses } = waitingFor([unreachable, unreachable])
    controller.abort()
    expect(await client.readToken({ ...read, signal: controller.signal })).toEqual(failed('agent.notRunning'))
    expect(pauses).toEqual([])
  })
})

describe('an agent that cannot be reached [000-8-03]', () => {
  test('from a browser that lets no secure page reach this computer is not called missing', async () => {
    const { client } = clientWith([unreachable, unreachable], { isKeptFromLoopback: true })
    expect(await client.readToken(read)).toEqual(failed('agent.browserUnable'))
  })

  test.each([
    ['denied', 'agent.blocked'],
    ['prompt', 'agent.permissionPending'],
    ['granted', 'agent.notRunning'],
    ['something new', 'agent.notRunning'],
  ])('with the permission "%s" is %s', async (state, code) => {
    const { client } = clientWith([unreachable, unreachable], { permissions: permissionOf(state) })
    expect(await client.readToken(read)).toEqual(failed(code))
  })

  test('is not running, as far as a localhost page can know', async () => {
    const { client } = clientWith([unreachable, unreachable], {
      permissions: permissionOf('prompt'),
      pageHostname: 'localhost',
    })
    expect(await client.readToken(read)).toEqual(failed('agent.notRunning'))
  })

  test('refuses this page, when there is an answer that the page may not read', async () => {
    const { client, sent } = clientWith([unreachable, ''])
    expect(await client.readToken(read)).toEqual(failed('agent.refused', { reason: 'request.forbiddenOrigin' }))
    expect(sent[1]).toMatchObject({
      url: 'http://localhost:1080/',
      init: { mode: 'no-cors', targetAddressSpace: 'loopback' },
    })
  })

  test('has gone, when it dies between reading and signing', async () => {
    const { client, sent } = clientWith([token, unreachable])
    await client.readToken(read)
    expect(await client.signDocuments(sign)).toEqual(failed('agent.gone'))
    expect(sent).toHaveLength(2)
  })

  test('is too slow when the time is over', async () => {
    const { client } = clientWith([new DOMException('', 'TimeoutError')])
    expect(await client.signDocuments(sign)).toEqual(failed('agent.tooSlow'))
  })

  test('waits for a permission when the time is over with the browser’s question open', async () => {
    const { client } = clientWith([new DOMException('', 'TimeoutError')], { permissions: permissionOf('prompt') })
    expect(await client.readToken(read)).toEqual(failed('agent.permissionPending'))
  })

  test('does not hide a bug', async () => {
    await expect(clientWith([new RangeError('bug')]).client.readToken(read)).rejects.toThrow('bug')
  })
})

describe('signing a document', () => {
  test('sends the encoded string of the seed for 180 s, and gives the signed XML with its signer [000-7-10 002-7.19-05]', async () => {
    const patience = vi.spyOn(AbortSignal, 'timeout')
    const { client, sent } = clientWith([signed])
    expect(await client.signDocuments(sign)).toEqual({
      ok: true,
      value: {
        signed: [{ reqKey: 'key-1', xml: signedXml }],
        signedBy: 'CÔNG TY TNHH Gốm Bát Tràng',
        signerTaxCode: seller,
      },
    })
    expect(sent[0]?.url).toBe('http://localhost:1080/issueXmlList')
    const body = sent[0]?.init.body
    const json: unknown = JSON.parse(Buffer.from(typeof body === 'string' ? body : '', 'base64').toString('utf8'))
    expect(json).toEqual({ crt_by: 'ketoan', xml: [{ req_key: 'key-1', xml, id_signing: 'ID1' }] })
    expect(patience.mock.calls).toEqual([[180_000]])
  })

  test.each([
    ['no result', { ...signed, result: [] }, failed('answer.notSigned')],
    ['nothing at all', {}, failed('answer.notSigned')],
    ['an empty document', { ...signed, result: [{ req_key: 'key-1', xml: '' }] }, failed('answer.notSigned')],
    ['the document unsigned', { ...signed, result: [{ req_key: 'key-1', xml }] }, failed('answer.notSigned')],
    ['another document', { ...signed, result: [{ req_key: 'key-2', xml: signedXml }] }, failed('answer.altered')],
    ['two documents', { ...signed, result: [...signed.result, ...signed.result] }, failed('answer.altered')],
    [
      'an altered document',
      { ...signed, result: [{ req_key: 'key-1', xml: signedXml.replace('Bát', 'Bat') }] },
      failed('answer.altered'),
    ],
    [
      'another signer',
      { ...signed, dn_mst: '0312345678' },
      failed('certificate.otherTaxCode', { tokenTaxCode: '0312345678', sellerTaxCode: seller }),
    ],
  ])('does not accept an answer with %s', async (_, answer, outcome) => {
    expect(await clientWith([answer]).client.signDocuments(sign)).toEqual(outcome)
  })

  test.each([
    [{ code: 'token.absent' }, { code: 'token.absent' }],
    [{ code: 'token.removed' }, { code: 'token.removed' }],
    [{ code: 'token.noCertificate' }, { code: 'token.noCertificate' }],
    [{ code: 'token.failed', reason: 'device' }, { code: 'token.failed' }],
    [
      { code: 'pin.wrong', attempts_left: 2 },
      { code: 'pin.wrong', attemptsLeft: 2 },
    ],
    [
      { code: 'pin.wrong', attempts_left: null },
      { code: 'pin.wrong', attemptsLeft: null },
    ],
    [{ code: 'pin.wrong' }, { code: 'pin.wrong', attemptsLeft: null }],
    [{ code: 'pin.locked' }, { code: 'pin.locked' }],
    [{ code: 'signing.cancelled' }, { code: 'signing.cancelled' }],
    [{ code: 'certificate.expired' }, { code: 'certificate.expired', notAfter: token.not_after }],
    [{ code: 'certificate.notYetValid' }, { code: 'certificate.notYetValid', notBefore: token.not_before }],
    [{ code: 'agent.busy' }, { code: 'agent.busy' }],
    [{ code: 'agent.noPrompt' }, { code: 'agent.noPrompt' }],
    [{ code: 'agent.pinRefused' }, { code: 'agent.pinRefused' }],
    [{ code: 'token.pinNeeded' }, { code: 'agent.refused', reason: 'token.pinNeeded' }],
    [
      { code: 'certificate.expired', not_after: '2026-06-30T23:59:59' },
      { code: 'certificate.expired', notAfter: '2026-06-30T23:59:59' },
    ],
    [
      { code: 'certificate.notYetValid', not_before: '2026-12-01T00:00:00' },
      { code: 'certificate.notYetValid', notBefore: '2026-12-01T00:00:00' },
    ],
    [
      { code: 'certificate.expired', not_after: 'yesterday' },
      { code: 'certificate.expired', notAfter: token.not_after },
    ],
    [
      { code: 'document.refused', reason: 'structure' },
      { code: 'agent.refused', reason: 'structure' },
    ],
    [{ code: 'document.tooMany' }, { code: 'agent.refused', reason: 'document.tooMany' }],
    [{ code: 'request.tooLarge' }, { code: 'agent.refused', reason: 'request.tooLarge' }],
    [{ code: 'something.new' }, { code: 'agent.refused', reason: 'something.new' }],
  ])('understands the agent’s %o', async (error, failure) => {
    const { client } = clientWith([token, { result: [], error }])
    await client.readToken(read)
    expect(await client.signDocuments(sign)).toEqual({ ok: false, failure })
  })
})
