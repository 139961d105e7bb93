import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { otherCompany } from '../../server/companies/demo/company.ts'
import { openStore } from '../../server/openStore.ts'
import { contract } from '../../src/api/contract/contract.ts'
import { newBody } from '../../tools/product/server/filing.ts'
import { certificate } from '../../tools/product/server/rows.ts'
import { startContractServer, type ContractServer } from './support/contractServer.ts'
import { filedDeclaration, linkOf } from './support/declarations.ts'

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
