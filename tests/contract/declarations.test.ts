import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { otherCompany } from '../../server/companies/demo/company.ts'
import { openStore } from '../../server/openStore.ts'
import { contract } from '../../src/api/contract/contract.ts'
import type { CollectionKey } from '../../src/api/contract/declarationCollection.ts'
import { declarationFilings } from '../../src/api/contract/declarationFiling.ts'
import { declarationLists } from '../../src/api/contract/declarations.ts'
import { newBody } from '../../tools/product/server/filing.ts'
import { certificate } from '../../tools/product/server/rows.ts'
import { startContractServer, type ContractServer } from './support/contractServer.ts'
import { declarationGrounds, filedDeclaration, linkOf } from './support/declarations.ts'

let server: ContractServer
beforeAll(async () => {
  server = await startContractServer()
})
afterAll(() => server.close())

it('the signed XML is downloaded as a document instead of an envelope', async () => {
  const reply = await server.visitorOf('USER').ask(contract.downloadSignedXml, { params: await linkOf(server) })
  expect(reply.headers.get('content-type')).toBe('application/xml; charset=utf-8')
  expect(reply.text).toContain('<Signature ')
})

describe.each([
  ['eInvoice', 'eDocument'],
  ['eInvoice', 'pit'],
  ['eDocument', 'eInvoice'],
  ['pit', 'eInvoice'],
] as const)('a declaration of the collection %s', (own, other) => {
  const asOf = async (collection: CollectionKey) => {
    const { generated, registration } = await declarationGrounds[own].filedDeclaration(server)
    const { declartion_id: id, req_key } = generated
    const { detail, findSent, send } = declarationFilings[collection]
    const replies = [
      await server.admin.ask(detail, { params: { id } }),
      await server.admin.ask(findSent, { params: { req_key } }),
      await server.admin.ask(send, { body: registration }),
    ]
    return replies.map(({ reason }) => reason)
  }

  it(`is found there, and not by the calls of ${other}`, async () => {
    expect(await asOf(own)).toEqual([null, null, null])
    expect(await asOf(other)).toEqual(['record.absent', 'record.absent', 'record.absent'])
  })

  it(`is not deleted or overwritten by the calls of ${other}`, async () => {
    const { declaration_id } = await declarationGrounds[own].saveNewDraft(server)
    const { saveDraft } = declarationFilings[other]
    const body = { ...(await declarationGrounds[other].formOf(server)), declaration_id, version: '' }
    const deleted = await server.admin.ask(declarationLists[other].delete, {
      body: { declaration_id: [declaration_id] },
    })
    expect(deleted.reason).toBe('record.absent')
    expect((await server.admin.ask(saveDraft, { body })).reason).toBe('record.absent')
  })
})

it('declarations of PIT documents have the same calls under an address of their own [000-1-03 000-7-07]', () => {
  const own = '/api/wtx/ca/v2/settings/declarations-epit'
  const callsOf = (key: CollectionKey) => Object.entries({ ...declarationFilings[key], ...declarationLists[key] })
  const paths = (key: CollectionKey) =>
    callsOf(key).flatMap(([name, call]) =>
      typeof call === 'object' && 'path' in call ? [[name, call.method, call.path] as const] : [],
    )
  // Seed 000 §7 lists the sending of this variant under a path of its own.
  const ownPath = (name: string, rest: string) => `${own}${name === 'send' ? '/register' : rest}`
  const eInvoice = paths('eInvoice')
  expect(eInvoice.length).toBeGreaterThan(5)
  expect(paths('pit').filter(([, , path]) => path.startsWith(own))).toEqual(
    eInvoice
      .filter(([, , path]) => path.startsWith('/api/wtx/ca/v1/settings/declarations'))
      .map(([name, method, path]) => [
        name,
        method,
        ownPath(name, path.replace('/api/wtx/ca/v1/settings/declarations', '')),
      ]),
  )
})

it('e-document declarations are the same in both of their collections', async () => {
  const { generated } = await declarationGrounds.pit.filedDeclaration(server)
  const params = { id: generated.declartion_id }
  const shown = async (collection: 'eDocument' | 'pit') => ({
    ...(await server.admin.get(declarationFilings[collection].detail, { params })),
    signed_xml_url: null,
  })
  expect(await shown('pit')).toEqual(await shown('eDocument'))
})

describe('the declarations of another company', () => {
  it('stay as they are when their ids are used with sound content', async () => {
    const { admin, otherAdmin, folder } = server
    const { store } = await openStore({ kind: 'sqlite', path: join(folder, 'tokhai.sqlite') })
    await store.certificates.insertNew(otherCompany.id, certificate, null)
    await store.close()
    const id = (await filedDeclaration(server)).generated.declartion_id
    const body = await newBody(otherAdmin, { declaration_id: id })
    // The link to the signed XML says until when it counts.
    const detail = async () => ({
      ...(await admin.get(contract.declarationDetail, { params: { id } })),
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
