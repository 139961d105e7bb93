import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as v from 'valibot'
import { contract, type CallName } from '../../src/api/contract/contract.ts'
import { hasPermission, scopeSchema } from '../../src/domain/session.ts'
import { demoAccounts } from '../../server/companies/demo/accounts.ts'
import { otherCompany } from '../../server/companies/demo/company.ts'
import { openStore } from '../../server/open-store.ts'
import { demoKey, newBody, registerBody, signedDeclaration } from '../../tools/product/server/filing.ts'
import {
  makeFolder,
  removeFolder,
  startTestServer,
  testConfig,
  type TestServer,
} from '../../tools/product/server/runningServer.ts'
import { certificate } from '../../tools/product/server/rows.ts'
import { encryptedPassword, signInAs, visit, type Asked, type Visitor } from '../../tools/product/server/visitor.ts'

type Who = 'anyone' | 'whoever is signed in' | 'people of a company' | 'administrators of a company'

/** Who may make which call (seed 002 §6), written down apart from the contract. */
const admitted: Record<CallName, Who> = {
  passwordKey: 'anyone',
  login: 'anyone',
  logout: 'anyone',
  session: 'whoever is signed in',
  nationalInfo: 'whoever is signed in',
  cityInfo: 'whoever is signed in',
  taxOfficeInfo: 'whoever is signed in',
  codeList: 'whoever is signed in',
  company: 'people of a company',
  profile: 'whoever is signed in',
  processingTime: 'people of a company',
  digitalSignatures: 'people of a company',
  checkSkip: 'people of a company',
  listDeclarations: 'people of a company',
  countDeclarations: 'people of a company',
  declarationDetail: 'people of a company',
  generateXml: 'administrators of a company',
  saveDraft: 'administrators of a company',
  registerDeclaration: 'administrators of a company',
  findRegistration: 'people of a company',
  deleteDeclarations: 'administrators of a company',
  downloadSignedXml: 'people of a company',
  keepPreview: 'people of a company',
  showPreview: 'people of a company',
}

const scopesOf: Record<Who, readonly string[]> = {
  anyone: ['nobody', 'ADMIN', 'SYS_ADMIN', 'ADMIN PIT', 'USER PIT', 'ADMIN SITE', 'USER'],
  'whoever is signed in': ['ADMIN', 'SYS_ADMIN', 'ADMIN PIT', 'USER PIT', 'ADMIN SITE', 'USER'],
  'people of a company': ['ADMIN', 'SYS_ADMIN', 'USER'],
  'administrators of a company': ['ADMIN', 'SYS_ADMIN'],
}

const smallPdf = { base64: Buffer.from('%PDF-1.3\n%%EOF\n').toString('base64'), filename: 'print.pdf' }

let folder: string
let server: TestServer
let otherAdmin: Visitor
let asked: Record<CallName, (visitor?: Visitor) => Promise<Asked>>
const visitors = new Map<string, Visitor>()

beforeAll(async () => {
  folder = await makeFolder()
  server = await startTestServer(testConfig(folder))
  visitors.set('nobody', visit(server.origin))
  for (const { userId, scope } of demoAccounts) visitors.set(scope, await signInAs(server.origin, userId))
  otherAdmin = await signInAs(server.origin, 'admin@huongque.example')
  const admin = await signInAs(server.origin, 'admin@tokhai.example')
  const filed = await signedDeclaration(admin, await demoKey(folder))
  await admin.get(contract.registerDeclaration, { body: filed.registration })
  const id = filed.generated.declartion_id
  const req_key = filed.generated.req_key
  const { signed_xml_url } = await admin.get(contract.declarationDetail, { params: { id } })
  const [expires = '', hash = ''] = (signed_xml_url ?? '').split('/').slice(-2)
  const body = await newBody(admin)
  const nothing = () => Promise.resolve({})
  asked = {
    passwordKey: nothing,
    login: async () => ({
      body: { user_id: 'user@tokhai.example', password: await encryptedPassword(visit(server.origin), 'Tokhai@2026') },
    }),
    logout: nothing,
    session: nothing,
    nationalInfo: nothing,
    cityInfo: () => Promise.resolve({ query: { cd: '101' } }),
    taxOfficeInfo: () => Promise.resolve({ query: { city_code: '101' } }),
    codeList: () => Promise.resolve({ params: { group: 'xml-version' } }),
    company: nothing,
    profile: nothing,
    processingTime: nothing,
    digitalSignatures: nothing,
    checkSkip: nothing,
    countDeclarations: nothing,
    listDeclarations: () => Promise.resolve({ query: { sort_columns: 'pos_key:desc', search_value: 'to khai' } }),
    declarationDetail: () => Promise.resolve({ params: { id } }),
    generateXml: () => Promise.resolve({ body }),
    saveDraft: () => Promise.resolve({ body }),
    registerDeclaration: () => Promise.resolve({ body: registerBody(body, req_key, filed.signedXml) }),
    findRegistration: () => Promise.resolve({ params: { req_key } }),
    deleteDeclarations: async () => {
      const { declaration_id } = await admin.get(contract.saveDraft, { body })
      return { body: { declaration_id: [declaration_id] } }
    },
    downloadSignedXml: () => Promise.resolve({ params: { id, expires, hash } }),
    keepPreview: () => Promise.resolve({ body: smallPdf }),
    showPreview: async (visitor) => {
      const kept = await visitor?.ask(contract.keepPreview, { body: smallPdf })
      return { query: { ts: /"ts":(\d+)/.exec(kept?.text ?? '')?.[1] ?? '1' } }
    },
  }
})

afterAll(async () => {
  await server.close()
  await removeFolder(folder)
})

const names = Object.keys(admitted).filter((name): name is CallName => name in admitted)

describe.each(names)('%s', (name) => {
  const call = contract[name]

  it.each([...scopesOf.anyone])('knows whether %s may call [000-6-01 002-6-02 002-6-07]', async (scope) => {
    // Signing in and out changes who somebody is: strangers try those.
    const visitor = call.access === 'public' ? visit(server.origin) : visitors.get(scope)
    const reply = await visitor?.ask(call, await asked[name](visitor))
    const isAdmitted = scopesOf[admitted[name]].includes(scope)
    const refusal = scope === 'nobody' ? 'session.required' : 'permission.missing'
    expect([reply?.status, reply?.reason]).toEqual(isAdmitted ? [200, null] : [scope === 'nobody' ? 401 : 403, refusal])
  })

  it('says so in the contract', () => {
    const { access } = call
    const by = typeof access === 'string' ? access : access.scopes
    const said = by === 'public' ? scopesOf.anyone : by === 'session' ? scopesOf['whoever is signed in'] : by
    const permission = typeof access === 'object' && 'permission' in access ? access.permission : null
    const mayCall = said.filter(
      (scope) => permission === null || hasPermission(v.parse(scopeSchema, scope), permission),
    )
    expect(mayCall.toSorted()).toEqual(scopesOf[admitted[name]].toSorted())
  })

  it('answers in the shape of the contract', async () => {
    const visitor = call.access === 'public' ? visit(server.origin) : visitors.get('ADMIN')
    const reply = await visitor?.ask(call, await asked[name](visitor))
    const json = v.pipe(v.string(), v.parseJson(), v.object({ data: call.answer }))
    const isAsSaid =
      call.document === undefined ? v.is(json, reply?.text) : reply?.headers.get('content-type') === call.document
    expect(isAsSaid).toBe(true)
  })
})

it('downloads a document instead of an envelope', async () => {
  const reply = await visitors.get('USER')?.ask(contract.downloadSignedXml, await asked.downloadSignedXml())
  expect(reply?.headers.get('content-type')).toBe('application/xml; charset=utf-8')
  expect(reply?.text).toContain('<Signature ')
})

/** Calls that name a record, and what somebody of another company hears about it. */
const aboutRecords: readonly (readonly [CallName, string])[] = [
  ['declarationDetail', 'record.absent'],
  ['registerDeclaration', 'record.absent'],
  ['findRegistration', 'record.absent'],
  ['deleteDeclarations', 'record.absent'],
  ['downloadSignedXml', 'record.absent'],
  // The form was filled for another seller, and with another seller's certificate.
  ['generateXml', 'fields.invalid'],
  ['saveDraft', 'fields.invalid'],
]

describe('the records of another company', () => {
  it.each(aboutRecords)('%s does not touch them: %s', async (name, reason) => {
    expect((await otherAdmin.ask(contract[name], await asked[name]())).reason).toBe(reason)
  })

  it('are in no list', async () => {
    expect((await otherAdmin.get(contract.listDeclarations)).pagination.total_elements).toBe(0)
    expect((await otherAdmin.get(contract.countDeclarations)).counts).toEqual([])
    expect((await otherAdmin.get(contract.digitalSignatures)).pagination.total_elements).toBe(0)
    expect((await otherAdmin.get(contract.checkSkip)).types).toEqual([])
    expect((await otherAdmin.get(contract.company)).tax_id).not.toBe(
      (await visitors.get('ADMIN')?.get(contract.company))?.tax_id,
    )
  })

  it('stay as they are when their ids are used with sound content', async () => {
    const { store } = await openStore({ kind: 'sqlite', path: join(folder, 'tokhai.sqlite') })
    await store.certificates.insertNew(otherCompany.id, certificate, null)
    await store.close()
    const { params } = await asked.declarationDetail()
    const body = await newBody(otherAdmin, { declaration_id: params?.id ?? '' })
    const admin = visitors.get('ADMIN')
    // The link to the signed XML says until when it counts.
    const detail = async () => ({
      ...(await admin?.get(contract.declarationDetail, { params: { id: params?.id ?? '' } })),
      signed_xml_url: null,
    })
    const kept = await detail()
    expect((await otherAdmin.ask(contract.saveDraft, { body: { ...body, version: 'x' } })).reason).toBe('record.absent')
    // An id counts within its company: used there, it names another declaration.
    for (const call of [contract.saveDraft, contract.generateXml])
      expect((await otherAdmin.ask(call, { body })).reason).toBeNull()
    expect(await detail()).toEqual(kept)
    expect((await otherAdmin.ask(contract.saveDraft, { body: { ...body, declaration_id: '' } })).reason).toBeNull()
  })
})
