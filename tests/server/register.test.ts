import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import type { SigningKey } from '../../signing/keystores/keystore.ts'
import { contract } from '../../src/api/contract/contract.ts'
import { product } from '../../server/areas.ts'
import { bodyLimit } from '../../server/http/requestBody.ts'
import { openStore } from '../../server/openStore.ts'
import { refusalOf } from '../../server/documents/signatureRefusals.ts'
import { createTestAuthority, readPem, type TestAuthority } from '../signing/support/authority.ts'
import { buildHostileCorpus } from '../signing/support/hostile/corpus.ts'
import { prepareGround } from '../signing/support/hostile/ground.ts'
import { demoKey, newBody, registerBody, sign, signedDeclaration } from '../../tools/product/server/filing.ts'
import { makeDemoFolder } from './support/demoFolder.ts'
import { countRows, fingerprint } from './support/fingerprint.ts'
import { removeFolder, startTestServer, testConfig, type TestServer } from '../../tools/product/server/runningServer.ts'
import { signInAs, type Visitor } from '../../tools/product/server/visitor.ts'
import { hostileSize } from '../support/hostileSize.ts'

const crowds = hostileSize(2, 100)
let folder: string
let server: TestServer
let admin: Visitor
let key: SigningKey
let authority: TestAuthority

const register = contract.registerDeclaration
const statusOf = async (id: string): Promise<string> =>
  (await admin.get(contract.declarationDetail, { params: { id } })).noti_cd_tax

beforeAll(async () => {
  folder = await makeDemoFolder()
  authority = await createTestAuthority()
  // The start that made the folder made the demo authority; this one trusts it beside another one.
  const demoRoot = readPem(await readFile(join(folder, 'demo-ca', 'demo-ca.crt.pem'), 'utf8'))
  server = await startTestServer(testConfig(folder, { trustedRoots: [demoRoot, authority.root] }))
  admin = await signInAs(server.origin, 'admin@tokhai.example')
  key = await demoKey(folder)
})
afterAll(async () => {
  await server.close()
  await removeFolder(folder)
})

describe('registering', () => {
  it('writes registration, status, event, audit and outbox once, and answers a repetition the same [000-7-05]', async () => {
    const { generated, registration } = await signedDeclaration(admin, key)
    const first = await admin.ask(register, { body: registration })
    expect(first.reason).toBeNull()
    const kept = fingerprint(folder)
    const again = await admin.ask(register, { body: { ...registration, sign_by: 'somebody else' } })
    expect(again.text).toBe(first.text)
    expect(fingerprint(folder)).toEqual(kept)
    const detail = await admin.get(contract.declarationDetail, { params: { id: generated.declartion_id } })
    expect(detail).toMatchObject({ noti_cd_tax: 'sent', sign_by: 'CÔNG TY TNHH THƯƠNG MẠI VÀ DỊCH VỤ SAO MAI XANH' })
    expect(detail.events.map(({ status }) => status)).toEqual(['draft', 'sent'])
    expect(detail.requested_at).toBe(detail.events[1]?.at)
    expect(detail.signed_at).toMatch(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}$/)
    expect(registration.xml_signed).toContain(`<SigningTime>${detail.signed_at}</SigningTime>`)
  })

  it('answers a repetition the same when the certificate has been stopped meanwhile', async () => {
    const { registration } = await signedDeclaration(admin, key)
    const next = await signedDeclaration(admin, key)
    const first = await admin.ask(register, { body: registration })
    const { store, db } = await openStore({ kind: 'sqlite', path: join(folder, 'tokhai.sqlite') })
    const setStatus = (status: string) =>
      db
        .updateTable('certificates')
        .set({ status })
        .where('company_id', '=', 'demo-company')
        .where('reg_id', '=', 'DEMO-001')
        .execute()
    await setStatus('3')
    expect((await admin.ask(register, { body: next.registration })).reason).toBe('certificate.notRegistered')
    expect((await admin.ask(register, { body: registration })).text).toBe(first.text)
    await setStatus('1')
    await store.close()
  })

  it.each([
    ['2', null],
    ['0', 'certificate.notRegistered'],
  ])('of a declaration and its signature by a certificate of status %s answers %s', async (status, reason) => {
    const { store, db } = await openStore({ kind: 'sqlite', path: join(folder, 'tokhai.sqlite') })
    const setStatus = (to: string) =>
      db
        .updateTable('certificates')
        .set({ status: to })
        .where('company_id', '=', 'demo-company')
        .where('reg_id', '=', 'DEMO-001')
        .execute()
    onTestFinished(async () => {
      await setStatus('1')
      await store.close()
    })
    const body = await newBody(admin)
    await setStatus(status)
    const listed = await admin.get(contract.digitalSignatures, { query: { status } })
    expect(listed.digital_signatures.map((record) => record.reg_id)).toContain('DEMO-001')
    expect((await admin.get(contract.checkSkip)).types?.includes('1')).toBe(reason === null)
    expect((await admin.ask(contract.saveDraft, { body })).reason).toBeNull()
    const generated = await admin.get(contract.generateXml, { body })
    const registration = registerBody(body, generated.req_key, await sign(key, generated))
    expect((await admin.ask(register, { body: registration })).reason).toBe(reason)
    expect(await statusOf(generated.declartion_id)).toBe(reason === null ? 'sent' : 'draft')
  })

  it('refuses another document under the same key, and changes nothing', async () => {
    const { body, generated, registration } = await signedDeclaration(admin, key)
    await admin.get(register, { body: registration })
    const kept = fingerprint(folder)
    const other = registerBody(body, generated.req_key, await sign(key, generated))
    expect(await admin.ask(register, { body: other })).toMatchObject({ status: 409, reason: 'registration.conflict' })
    expect(fingerprint(folder)).toEqual(kept)
  })

  it(
    `makes one row and one message of 50 at once, and answers all alike, ${crowds} times`,
    { timeout: 240_000 + crowds * 3000 },
    async () => {
      const counts = () =>
        (['signed_documents', 'outbox', 'declaration_events'] as const).map((table) => countRows(folder, table))
      for (let crowd = 0; crowd < crowds; crowd += 1) {
        const { registration } = await signedDeclaration(admin, key)
        const before = counts()
        const replies = await Promise.all(Array.from({ length: 50 }, () => admin.ask(register, { body: registration })))
        expect(new Set(replies.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
        expect(replies[0]?.status).toBe(200)
        expect(counts()).toEqual(before.map((count) => count + 1))
      }
    },
  )

  it('reads nothing of the request but the signature', async () => {
    const { generated, registration } = await signedDeclaration(admin, key, { pos_key: 'POS-TRUE' })
    await admin.get(register, { body: { ...registration, sign_by: 'X', tax_code: '0000000000', sllr_comp_name: 'Y' } })
    const detail = await admin.get(contract.declarationDetail, { params: { id: generated.declartion_id } })
    expect(detail).toMatchObject({ pos_key: 'POS-TRUE', sllr_tax_code: '0199999984', sllr_comp_nm: detail.sign_by })
  })

  it('knows a key that nobody has registered from one that somebody has', async () => {
    const { generated, registration } = await signedDeclaration(admin, key)
    const find = () => admin.get(contract.findRegistration, { params: { req_key: generated.req_key } })
    expect(await find()).toEqual({
      req_key: generated.req_key,
      state: 'generated',
      declaration_id: generated.declartion_id,
      noti_cd_tax: 'draft',
    })
    await admin.get(register, { body: registration })
    expect(await find()).toMatchObject({ state: 'registered', noti_cd_tax: 'sent' })
    expect((await admin.ask(contract.findRegistration, { params: { req_key: 'unknown' } })).reason).toBe(
      'record.absent',
    )
  })

  it('refuses XML of content that was changed since, which is generated anew and sent, and of a declaration that is already on its way', async () => {
    const { body, generated, registration } = await signedDeclaration(admin, key)
    const id = generated.declartion_id
    const changed = { ...body, declaration_id: id, pos_key: 'CHANGED', version: generated.version }
    const second = await admin.get(contract.generateXml, { body: changed })
    expect(second.req_key).not.toBe(generated.req_key)
    expect(await admin.ask(register, { body: registration })).toMatchObject({
      status: 409,
      reason: 'declaration.changed',
    })
    expect(await statusOf(id)).toBe('draft')
    await admin.get(register, { body: registerBody(body, second.req_key, await sign(key, second)) })
    expect((await admin.ask(register, { body: registration })).reason).toBe('declaration.notEditable')
    expect(await statusOf(id)).toBe('sent')
  })

  it('refuses a declaration that was deleted meanwhile', async () => {
    const { generated, registration } = await signedDeclaration(admin, key)
    await admin.get(contract.deleteDeclarations, { body: { declaration_id: [generated.declartion_id] } })
    expect(await admin.ask(register, { body: registration })).toMatchObject({ status: 404, reason: 'record.absent' })
  })
})

describe('signatures that do not count', () => {
  it('names every finding by a code of the contract', () => {
    const declared: readonly string[] = register.refusals
    const codes = Object.values(refusalOf)
    expect(codes.filter((code) => !declared.includes(code))).toEqual([])
    expect(codes.filter((code) => !(code in product.refusals))).toEqual([])
  })

  it('refuses a sound signature of a certificate that the company has not registered', async () => {
    const { body, generated } = await signedDeclaration(admin, key)
    const stranger = await authority.issue(body.sllr_tax_code)
    const kept = fingerprint(folder)
    const reply = await admin.ask(register, {
      body: registerBody(body, generated.req_key, await sign(stranger.key, generated)),
    })
    expect(reply).toMatchObject({ status: 422, reason: 'certificate.notRegistered' })
    expect(fingerprint(folder)).toEqual(kept)
  })

  it('refuses the whole hostile corpus, each with its code, and changes no row', async () => {
    const body = await newBody(admin)
    const generated = await admin.get(contract.generateXml, { body })
    const ground = await prepareGround({
      generatedXml: generated.xml_data,
      signId: generated.sign_id,
      taxCode: body.sllr_tax_code,
      authority,
    })
    const corpus = await buildHostileCorpus(ground)
    expect(corpus.length).toBeGreaterThanOrEqual(120)
    const kept = fingerprint(folder)
    const wrong: string[] = []
    for (const { name, code, xml } of corpus) {
      const text = typeof xml === 'string' ? xml : Buffer.from(xml).toString('utf8')
      const reply = await admin.ask(register, { body: registerBody(body, generated.req_key, text) })
      // Bytes that are no UTF-8 do not survive JSON; what arrives in their place is another hostile document.
      const isCarried = typeof xml === 'string' || Buffer.from(text, 'utf8').equals(xml)
      // No call takes U+0000 or half a character, whatever field it stands in.
      const isText = text.isWellFormed() && !text.includes('\0')
      const refusal = isText ? refusalOf[code] : 'request.malformed'
      const expected = text.length > bodyLimit - 1000 ? 'request.tooLarge' : refusal
      const isRight = isCarried || !isText ? reply.reason === expected : reply.status === 422
      if (!isRight || /\.ts\b|node:|libxml/.test(reply.text))
        wrong.push(`${name}: ${reply.status} ${reply.reason} for ${expected}`)
    }
    expect(wrong).toEqual([])
    expect(fingerprint(folder)).toEqual(kept)
  })
})
