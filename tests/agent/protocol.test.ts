import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { declarationWords, shownFacts } from '../../agent/known/declaration.ts'
import { shownDay, vietnamMoment } from '../../src/domain/dates.ts'
import { failedAnswerSchema, signedAnswerSchema, tokenInfoAnswerSchema } from '../../src/api/agent/protocol.ts'
import { exportPrivateKey, generateRsaKeys } from '../../signing/issueCertificate.ts'
import { verifyDocument } from '../../signing/xmldsig/verify.ts'
import { createTestAuthority, subjectOf } from '../signing/support/authority.ts'
import { declarationText, soundFacts } from '../signing/support/declarationText.ts'
import { encoded, ORIGIN, runAgent, send } from './support/runningAgent.ts'
import { declarationSignature } from '../../src/domain/declaration/layouts/signature.ts'

const authority = await createTestAuthority('TEST CA')
const signer = await authority.issue(soundFacts.taxCode, {
  subject: subjectOf('CÔNG TY TNHH ĐẶNG Ế', `MST:${soundFacts.taxCode}`),
  serialNumber: '54ABCDEF',
  notBefore: new Date('2026-01-01T00:00:00Z'),
  notAfter: new Date('2036-12-31T23:59:59Z'),
})

const xml = declarationText()
const document = { req_key: 'key-1', xml, id_signing: soundFacts.id }
const request = { crt_by: 'Ngọc', xml: [document] }
const json = JSON.stringify(request)

const facts = {
  issue_by: 'CN=TEST CA',
  issuer: 'TEST CA',
  dn_mst: '0101234567',
  serial_number: '54ABCDEF',
  not_before: '2026-01-01T07:00:00',
  not_after: '2037-01-01T06:59:59',
}

describe('/getTokenInfo', () => {
  it('reports whose token it is, in Vietnamese local time and with the bare tax code', async () => {
    const agent = await runAgent(signer)
    const { status, answer } = await agent.ask('/getTokenInfo')
    expect(status).toBe(200)
    expect(answer).toEqual(facts)
    expect(v.is(tokenInfoAnswerSchema, answer)).toBe(true)
    expect(agent.person.asked).toEqual([])
  })

  it('reads the token anew each time', async () => {
    const agent = await runAgent(signer)
    await agent.ask('/getTokenInfo')
    agent.token.signer = await authority.issue('0312345678')
    expect((await agent.ask('/getTokenInfo')).answer).toMatchObject({ dn_mst: '0312345678' })
    agent.token.readFailure = { code: 'token_absent' }
    expect((await agent.ask('/getTokenInfo')).answer).toEqual({ result: [], error: { code: 'token.absent' } })
  })

  it('says so at once where the certificate lies behind the PIN, and asks nobody for it', async () => {
    const agent = await runAgent(signer)
    agent.token.readFailure = { code: 'pin_needed' }
    expect((await agent.ask('/getTokenInfo')).answer).toEqual({ result: [], error: { code: 'token.pinNeeded' } })
    expect([agent.person.asked, agent.token.seen.pins]).toEqual([[], []])
  })

  it('looks for the certificate of the tax code that comes with the request', async () => {
    const agent = await runAgent(signer)
    expect((await agent.ask('/getTokenInfo', '{"tax_code":"0312345678"}')).answer).toEqual(facts)
    expect(agent.token.wanted).toEqual([{ taxCode: '0312345678' }])
  })

  it.each(['', 'anything', '[]', '{"tax_code":12}', '{"tax_code":"123456789012345678901"}', 'null'])(
    'looks for any where the request says none: %s',
    async (body) => {
      const agent = await runAgent(signer)
      expect((await agent.ask('/getTokenInfo', body)).answer).toEqual(facts)
      expect(agent.token.wanted).toEqual([{}])
    },
  )

  it('names the kind of a key that signs no declarations', async () => {
    const agent = await runAgent(signer)
    agent.token.readFailure = { code: 'key_not_rsa', keyType: 'EC' }
    const answer = { result: [], error: { code: 'certificate.keyNotRsa', key_type: 'EC' } }
    expect((await agent.ask('/getTokenInfo')).answer).toEqual(answer)
    expect((await agent.ask('/issueXmlList', encoded(request))).answer).toEqual(answer)
    expect(v.is(failedAnswerSchema, answer)).toBe(true)
  })

  it('reports a certificate without tax code with an empty one', async () => {
    const agent = await runAgent(await authority.issue('', { subject: subjectOf('Nguyễn Văn A') }))
    expect((await agent.ask('/getTokenInfo')).answer).toMatchObject({ dn_mst: '' })
  })
})

describe('/issueXmlList', () => {
  it.each([
    ['base64 of UTF-8 JSON', encoded(request)],
    ['base64 with the URL alphabet', Buffer.from(json).toString('base64url')],
    ['base64 with line breaks', encoded(request).replace(/.{76}/g, '$&\r\n')],
    ['percent-encoded JSON', encodeURIComponent(json)],
    ['base64 of the percent-encoded JSON', Buffer.from(encodeURIComponent(json)).toString('base64')],
    ['plain JSON', json],
    ['JSON with white space around it', `\n ${JSON.stringify(request, null, 2)} \n`],
  ])('signs what comes as %s', async (_what, body) => {
    const agent = await runAgent(signer)
    const { status, answer } = await agent.ask('/issueXmlList', body)
    expect(status).toBe(200)
    const { result, issue_to: issueTo, ...token } = v.parse(signedAnswerSchema, answer)
    expect([issueTo, token]).toEqual(['CÔNG TY TNHH ĐẶNG Ế', facts])
    expect(result.map(({ req_key }) => req_key)).toEqual(['key-1'])
    const trust = { roots: [authority.root], at: new Date() }
    const verified = verifyDocument({
      layout: declarationSignature,
      xml: result[0]?.xml ?? '',
      expectedXml: xml,
      trust,
      taxCode: soundFacts.taxCode,
      receivedAt: new Date(),
    })
    expect(verified).toMatchObject({ ok: true })
  })

  it('signs 50 documents with one consent and one PIN, in their order', async () => {
    const agent = await runAgent(signer)
    const documents = Array.from({ length: 50 }, (_, index) => ({ ...document, req_key: `key-${index}` }))
    const { answer } = await agent.ask('/issueXmlList', encoded({ crt_by: '', xml: documents }))
    expect(v.parse(signedAnswerSchema, answer).result.map(({ req_key }) => req_key)).toEqual(
      documents.map(({ req_key }) => req_key),
    )
    expect(agent.person.asked).toHaveLength(1)
    expect(agent.token.seen).toMatchObject({ signatures: 50, open: 0 })
    expect(agent.token.seen.pins).toHaveLength(1)
  })

  it('shows the page, the number of documents and who declares, from the documents themselves', async () => {
    const agent = await runAgent(signer)
    const change = xml.replace('<HThuc>1</HThuc><TNNT>', '<HThuc>2</HThuc><TNNT>')
    await agent.ask(
      '/issueXmlList',
      encoded({ crt_by: 'CÔNG TY GIẢ', xml: [document, { ...document, xml: change }, document] }),
    )
    const form = { formNumber: '01/ĐKTĐ-HĐĐT', formName: 'Tờ khai đăng ký/thay đổi thông tin sử dụng hóa đơn điện tử' }
    expect(agent.person.asked).toEqual([
      {
        origin: ORIGIN,
        documents: [
          { words: declarationWords, facts: shownFacts({ ...form, type: '1' }), count: 2 },
          { words: declarationWords, facts: shownFacts({ ...form, type: '2' }), count: 1 },
        ],
        taxpayer: { name: soundFacts.taxpayer, taxCode: soundFacts.taxCode },
        certificate: {
          holder: 'CÔNG TY TNHH ĐẶNG Ế',
          issuer: 'TEST CA',
          serialNumber: signer.certificate.serialNumber,
          validUntil: shownDay(vietnamMoment(signer.certificate.notAfter)),
        },
        pinState: 'ready',
        needsPin: true,
      },
    ])
  })

  it('looks for the certificate of the documents’ tax code, and gives the PIN to the one that was shown alone', async () => {
    const agent = await runAgent(signer)
    await agent.ask('/issueXmlList', encoded(request))
    const { taxCode } = soundFacts
    expect(agent.token.wanted).toEqual([{ taxCode }, { taxCode, certificate: signer.certificate.raw }])
  })

  it('answers no signature that does not belong to the certificate', async () => {
    const agent = await runAgent(signer)
    agent.token.signer = { ...signer, privateKeyPem: await exportPrivateKey(await generateRsaKeys()) }
    const { answer } = await agent.ask('/issueXmlList', encoded(request))
    expect(answer).toEqual({ result: [], error: { code: 'token.failed', reason: 'library_failed' } })
  })

  it('takes no PIN from the page', async () => {
    const agent = await runAgent(signer)
    agent.person.answer = async () => ({ kind: 'unavailable' })
    const { answer } = await agent.ask('/issueXmlList', encoded({ ...request, pin: '1234', PIN: '1234' }))
    expect(answer).toEqual({ result: [], error: { code: 'agent.noPrompt' } })
    expect(agent.token.seen.pins).toEqual([])
  })

  it.each([
    ['nothing', ''],
    ['text', 'hello'],
    ['broken JSON', '{"xml":'],
    ['JSON of another shape', encoded({ xml: 'x' })],
    ['no documents', encoded({ crt_by: '', xml: [] })],
    ['a document without key', encoded({ crt_by: '', xml: [{ xml, id_signing: 'x' }] })],
    ['broken percent-encoding', '%7B%E1%BA'],
    ['base64 of no UTF-8', Buffer.from([0xff, 0xfe, 0x7b]).toString('base64')],
    [
      'base64 in base64 in base64 in base64',
      Array.from({ length: 3 }).reduce<string>((text) => Buffer.from(text).toString('base64'), encoded(request)),
    ],
    ['null', 'null'],
  ])('refuses %s', async (_what, body) => {
    const agent = await runAgent(signer)
    expect(await agent.ask('/issueXmlList', body)).toMatchObject({
      status: 400,
      answer: { result: [], error: { code: 'request.malformed' } },
    })
    expect(agent.token.seen.reads).toBe(0)
  })

  it('refuses another type than text, too much, and bytes that are no text', async () => {
    const agent = await runAgent(signer)
    const post = (type: string, body: string | Uint8Array) =>
      send(agent.port, { path: '/issueXmlList', headers: { Origin: ORIGIN, 'Content-Type': type }, body })
    expect((await post('application/json', json)).status).toBe(415)
    expect((await post('text/plainer', json)).status).toBe(415)
    expect((await post('text/plain', ' '.repeat(1024 * 1024 + 1))).status).toBe(413)
    expect((await post('text/plain', Buffer.from([0x7b, 0xff, 0x7d]))).status).toBe(400)
    expect(
      (await post('text/plain', json.padEnd(1024 * 1024 - Buffer.byteLength(json) + json.length, ' '))).status,
    ).toBe(200)
    expect(agent.token.seen.signatures).toBe(1)
  })
})

describe('every failure', () => {
  it('has the shape that older pages can read: an empty result', async () => {
    const agent = await runAgent(signer)
    agent.token.readFailure = { code: 'library_failed', detail: 'vendor says no' }
    for (const path of ['/getTokenInfo', '/issueXmlList']) {
      const { status, answer } = await agent.ask(path, encoded(request))
      expect([status, v.is(failedAnswerSchema, answer)]).toEqual([200, true])
    }
  })
})
