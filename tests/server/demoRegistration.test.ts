import { afterAll, beforeAll, expect, it } from 'vitest'
import { authorityRegister } from '../../server/authority/simulator/register.ts'
import { demoCompany } from '../../server/companies/demo/company.ts'
import { openStore } from '../../server/openStore.ts'
import type { CollectionKey } from '../../src/api/contract/declarationCollection.ts'
import { declarationFilings } from '../../src/api/contract/declarationFiling.ts'
import { declarationLists } from '../../src/api/contract/declarations.ts'
import { formOfCollection } from '../../src/api/contract/declarationForms.ts'
import { newBody } from '../../tools/product/server/filing.ts'
import {
  makeFolder,
  removeFolder,
  startTestServer,
  testConfig,
  type TestServer,
} from '../../tools/product/server/runningServer.ts'
import { signInAs, type Visitor } from '../../tools/product/server/visitor.ts'

let folder: string
let server: TestServer
let admin: Visitor
beforeAll(async () => {
  folder = await makeFolder()
  server = await startTestServer(testConfig(folder, { isDemoRegistered: true }))
  admin = await signInAs(server.origin, 'admin@tokhai.example')
})
afterAll(async () => {
  await server.close()
  await removeFolder(folder)
})

const collections: readonly CollectionKey[] = ['eInvoice', 'eDocument']

it.each(collections)('the demo company registered %s first, and has declared changes since', async (collection) => {
  const query = { page_size: '100', sort_columns: 'register_date:asc' } as const
  const { declarations } = await admin.get(declarationLists[collection].list, { query })
  const registrations = declarations.filter(({ decl_type }) => decl_type === '1')
  expect(registrations.map(({ noti_cd_tax }) => noti_cd_tax)).toEqual(['accepted'])
  expect(registrations[0]).toBe(declarations.find(({ noti_cd_tax }) => noti_cd_tax === 'accepted'))
  expect(declarations.some(({ noti_cd_tax }) => noti_cd_tax === 'draft')).toBe(true)
})

it.each(collections)(
  'a second registration of %s is stopped before it is sent, and a change is not',
  async (collection) => {
    const { generateXml } = declarationFilings[collection]
    const generate = async (decl_type: string) =>
      (await admin.ask(generateXml, { body: await newBody(admin, { decl_type }, collection) })).reason
    expect([await generate('1'), await generate('2')]).toEqual(['fields.unacceptable', null])
  },
)

it('the simulated authority knows the registrations that it has accepted, from before anything is sent', async () => {
  const { store, db } = await openStore({ kind: 'sqlite', path: `${folder}/tokhai.sqlite` })
  const register = authorityRegister(db)
  for (const collection of collections) {
    const filed = { taxCode: demoCompany.tax_id, formNumber: formOfCollection[collection].number }
    expect(await register.acceptedFor(filed)).not.toBeNull()
    expect(await register.acceptedFor({ ...filed, taxCode: '0199999999' })).toBeNull()
  }
  await store.close()
})
