import { afterAll, beforeAll, expect, it } from 'vitest'
import type { SigningKey } from '../../signing/keystores/keystore.ts'
import { contract } from '../../src/api/contract/contract.ts'
import { demoKey, signedDeclaration } from './support/filing.ts'
import { makeFolder, removeFolder, startTestServer, testConfig, type TestServer } from './support/running-server.ts'
import { signInAs, type Visitor } from './support/visitor.ts'

let folder: string
let server: TestServer
let admin: Visitor
let key: SigningKey

beforeAll(async () => {
  folder = await makeFolder()
  server = await startTestServer(testConfig(folder, { processingTime: { receiptSeconds: 0, decisionSeconds: 0 } }))
  admin = await signInAs(server.origin, 'admin@tokhai.example')
  key = await demoKey(folder)
})

afterAll(async () => {
  await server.close()
  await removeFolder(folder)
})

it('takes the first registration of the company from form to acceptance', async () => {
  const { generated, signedXml, registration } = await signedDeclaration(admin, key)
  expect(await admin.get(contract.registerDeclaration, { body: registration })).toEqual({
    declaration_id: generated.declartion_id,
    req_key: generated.req_key,
    noti_cd_tax: 'sent',
  })
  const detail = () => admin.get(contract.declarationDetail, { params: { id: generated.declartion_id } })
  await expect.poll(async () => (await detail()).noti_cd_tax, { timeout: 10_000 }).toBe('accepted')
  const { events, signed_xml_url, noti_nm_tax } = await detail()
  expect(events.map(({ status }) => status)).toEqual(['draft', 'sent', 'received', 'accepted'])
  expect(noti_nm_tax).toContain('chấp nhận')
  const file = await fetch(`${server.origin}${signed_xml_url}`, { headers: { Cookie: admin.cookie() } })
  expect(await file.text()).toBe(signedXml)
})
