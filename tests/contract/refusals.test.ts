import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { RefusalOf } from '../../src/api/contract/call.ts'
import { contract, type CallName } from '../../src/api/contract/contract.ts'
import { previewLimit } from '../../src/api/contract/pdfViewer.ts'
import type { DeclarationBody } from '../../src/domain/declaration/wire.ts'
import { refusalOf } from '../../server/areas/declarations/verification.ts'
import { defaultSignInLimits } from '../../server/companies/sign-in-limits.ts'
import type { SigningKey } from '../../signing/keystores/keystore.ts'
import { demoKey, newBody, registerBody, sign, signedDeclaration } from '../../tools/product/server/filing.ts'
import {
  makeFolder,
  removeFolder,
  startTestServer,
  testConfig,
  type TestServer,
} from '../../tools/product/server/runningServer.ts'
import { encryptedPassword, signInAs, visit, type Reply, type Visitor } from '../../tools/product/server/visitor.ts'
import { createTestAuthority, readPem, type TestAuthority } from '../signing/support/authority.ts'
import { buildHostileCorpus } from '../signing/support/hostile/corpus.ts'
import { prepareGround } from '../signing/support/hostile/ground.ts'

/** A request for each refusal that each call declares: a declared refusal without one does not compile. */
type Provocations = {
  readonly [N in CallName]: { readonly [R in RefusalOf<(typeof contract)[N]>]: () => Promise<Reply> }
}

let folder: string
let server: TestServer
let admin: Visitor
let key: SigningKey
let authority: TestAuthority
let body: DeclarationBody
let ahead = 0

beforeAll(async () => {
  folder = await makeFolder()
  authority = await createTestAuthority()
  await (await startTestServer(testConfig(folder))).close()
  const demoRoot = readPem(await readFile(join(folder, 'demo-ca', 'demo-ca.crt.pem'), 'utf8'))
  server = await startTestServer(testConfig(folder, { trustedRoots: [demoRoot, authority.root] }), {
    clock: () => new Date(Date.now() + ahead),
    signInLimits: { ...defaultSignInLimits, perAccountAndAddress: 1 },
  })
  admin = await signInAs(server.origin, 'admin@tokhai.example')
  key = await demoKey(folder)
  body = await newBody(admin)
})
afterAll(async () => {
  await server.close()
  await removeFolder(folder)
})

const signIn = async (userId: string, password: string, jwe?: string): Promise<Reply> => {
  const visitor = visit(server.origin)
  const sealed = jwe ?? (await encryptedPassword(visitor, password))
  return visitor.ask(contract.login, { body: { user_id: userId, password: sealed } })
}

const draftOf = (changes: Partial<DeclarationBody> = {}) =>
  admin.get(contract.saveDraft, { body: { ...body, ...changes } })

const filed = async () => {
  const signed = await signedDeclaration(admin, key, { decl_type: '2' })
  await admin.get(contract.registerDeclaration, { body: signed.registration })
  return signed
}

/** Refusals that saving and generating have in common. */
const formRefusals = (call: typeof contract.saveDraft | typeof contract.generateXml) => {
  const ask = (changes: Partial<DeclarationBody> & { version?: string }) =>
    admin.ask(call, { body: { ...body, ...changes } })
  return {
    'record.absent': () => ask({ declaration_id: 'unknown', version: 'x' }),
    'fields.invalid': () => ask({ sllr_tax_code: '0399999981' }),
    'declaration.notEditable': async () =>
      ask({ declaration_id: (await filed()).generated.declartion_id, version: 'x' }),
    'declaration.changed': async () =>
      ask({ declaration_id: (await draftOf()).declaration_id, version: 'x', pos_key: 'Z' }),
    'certificate.notRegistered': () =>
      ask({ digital_signatures: body.digital_signatures.map((row) => ({ ...row, sig_id: 'unknown' })) }),
  }
}

const register = (request: ReturnType<typeof registerBody>) =>
  admin.ask(contract.registerDeclaration, { body: request })

/** Registers the hostile documents of a refusal, one after another, until one is refused with it. */
const hostile = (reason: string) => async (): Promise<Reply> => {
  const generated = await admin.get(contract.generateXml, { body })
  const ground = await prepareGround({
    generatedXml: generated.xml_data,
    signId: generated.sign_id,
    taxCode: body.sllr_tax_code,
    authority,
  })
  for (const { code, xml } of await buildHostileCorpus(ground)) {
    if (refusalOf[code] !== reason || typeof xml !== 'string') continue
    const reply = await register(registerBody(body, generated.req_key, xml))
    if (reply.reason === reason) return reply
  }
  throw new Error(`no hostile document is refused with ${reason}`)
}

const unknown = { params: { id: 'unknown' } }
const pdf = (base64: string) => admin.ask(contract.keepPreview, { body: { base64, filename: 'a.pdf' } })

const linkOf = async () => {
  const id = (await filed()).generated.declartion_id
  const { signed_xml_url } = await admin.get(contract.declarationDetail, { params: { id } })
  const [expires = '', hash = ''] = (signed_xml_url ?? '').split('/').slice(-2)
  return { id, expires, hash }
}

const provocations: Provocations = {
  passwordKey: {},
  login: {
    'request.malformed': () => signIn('admin@tokhai.example', ''),
    '901': () => signIn('pending@tokhai.example', 'Tokhai@2026'),
    'user.notFound': () => signIn('nobody@tokhai.example', 'x'),
    'password.incorrect': () => signIn('user@tokhai.example', 'x'),
    'password.keyExpired': () => signIn('admin@tokhai.example', '', 'a.b.c.d.e'),
    async 'login.tooMany'() {
      await signIn('guessed@tokhai.example', 'x')
      return signIn('guessed@tokhai.example', 'y')
    },
  },
  logout: {},
  session: {},
  nationalInfo: {},
  cityInfo: {},
  taxOfficeInfo: {},
  codeList: {},
  company: {},
  profile: {},
  processingTime: {},
  digitalSignatures: {},
  checkSkip: {},
  listDeclarations: {},
  countDeclarations: {},
  declarationDetail: { 'record.absent': () => admin.ask(contract.declarationDetail, unknown) },
  saveDraft: formRefusals(contract.saveDraft),
  generateXml: {
    ...formRefusals(contract.generateXml),
    'fields.exceedXml': () => admin.ask(contract.generateXml, { body: { ...body, rppr_nm: 'Ă'.repeat(51) } }),
    'fields.unacceptable': () =>
      admin.ask(contract.generateXml, { body: { ...body, attribute7: '1', attribute3: '1', inv_type6: '1' } }),
  },
  registerDeclaration: {
    'record.absent': () => register(registerBody(body, 'unknown', '<TKhai/>')),
    'signature.malformed': hostile('signature.malformed'),
    'signature.invalid': hostile('signature.invalid'),
    'signature.contentDiffers': hostile('signature.contentDiffers'),
    'signature.certificateUntrusted': hostile('signature.certificateUntrusted'),
    'signature.certificateUnfit': hostile('signature.certificateUnfit'),
    'signature.certificateExpired': hostile('signature.certificateExpired'),
    'signature.certificateNotYetValid': hostile('signature.certificateNotYetValid'),
    'signature.taxCodeUnclear': hostile('signature.taxCodeUnclear'),
    'signature.taxCodeDiffers': hostile('signature.taxCodeDiffers'),
    'signature.timeDiffers': hostile('signature.timeDiffers'),
    async 'certificate.notRegistered'() {
      const generated = await admin.get(contract.generateXml, { body })
      const stranger = await authority.issue(body.sllr_tax_code)
      return register(registerBody(body, generated.req_key, await sign(stranger.key, generated)))
    },
    async 'registration.conflict'() {
      const { generated } = await filed()
      return register(registerBody(body, generated.req_key, await sign(key, generated)))
    },
    async 'declaration.notEditable'() {
      const one = await signedDeclaration(admin, key)
      const changed = {
        ...one.body,
        declaration_id: one.generated.declartion_id,
        version: one.generated.version,
        pos_key: 'N',
      }
      const two = await admin.get(contract.generateXml, { body: changed })
      await register(registerBody(body, two.req_key, await sign(key, two)))
      return register(one.registration)
    },
    async 'declaration.changed'() {
      const { generated, registration, body: of } = await signedDeclaration(admin, key)
      const { declartion_id: declaration_id, version } = generated
      await admin.get(contract.saveDraft, { body: { ...of, declaration_id, version, pos_key: 'N' } })
      return register(registration)
    },
  },
  findRegistration: {
    'record.absent': () => admin.ask(contract.findRegistration, { params: { req_key: 'unknown' } }),
  },
  deleteDeclarations: {
    'record.absent': () => admin.ask(contract.deleteDeclarations, { body: { declaration_id: ['unknown'] } }),
    'declaration.notDraft': async () =>
      admin.ask(contract.deleteDeclarations, { body: { declaration_id: [(await filed()).generated.declartion_id] } }),
  },
  downloadSignedXml: {
    'record.absent': async () =>
      admin.ask(contract.downloadSignedXml, { params: { ...(await linkOf()), hash: '0'.repeat(64) } }),
    async 'link.expired'() {
      const params = await linkOf()
      ahead = 900_000
      const reply = await admin.ask(contract.downloadSignedXml, { params })
      ahead = 0
      return reply
    },
  },
  keepPreview: {
    'pdf.notReadable': () => pdf(Buffer.from('no PDF').toString('base64')),
    'pdf.tooLarge': () => pdf(Buffer.alloc(previewLimit + 1).toString('base64')),
  },
  showPreview: { 'record.absent': () => admin.ask(contract.showPreview, { query: { ts: '1' } }) },
}

const cases = Object.entries(provocations).flatMap(([name, of]) =>
  Object.entries(of).map(([reason, provoke]) => [name, reason, provoke] as const),
)

describe('every refusal that a call declares is answered', () => {
  it.each(cases)('%s: %s', async (_name, reason, provoke) => {
    expect((await provoke()).reason).toBe(reason)
  })

  it('and no other stands in the contract', () => {
    const declared = Object.entries(contract).flatMap(([name, call]) =>
      call.refusals.map((reason) => `${name} ${reason}`),
    )
    expect(cases.map(([name, reason]) => `${name} ${reason}`).toSorted()).toEqual(declared.toSorted())
  })
})
