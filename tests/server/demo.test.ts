import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contract } from '../../src/api/contract/contract.ts'
import { createTestAuthority } from '../signing/support/authority.ts'
import {
  makeFolder,
  removeFolder,
  startTestServer,
  testConfig,
  type TestServer,
} from '../../tools/product/server/runningServer.ts'
import { signInAs, type Visitor } from '../../tools/product/server/visitor.ts'

const hour = 3_600_000
let folder: string
let server: TestServer
let admin: Visitor
/** Milliseconds that the server's clock is ahead. */
let ahead = 0

const start = async (): Promise<void> => {
  server = await startTestServer(testConfig(folder), { clock: () => new Date(Date.now() + ahead) })
  admin = await signInAs(server.origin, 'admin@tokhai.example')
}
beforeAll(async () => {
  folder = await makeFolder()
  await start()
})
afterAll(async () => {
  await server.close()
  await removeFolder(folder)
})

const idsIn = async (...statuses: string[]): Promise<readonly string[]> => {
  const { declarations } = await admin.get(contract.listDeclarations, { query: { page_size: '100' } })
  return declarations.filter((one) => statuses.includes(one.noti_cd_tax)).map((one) => one.declaration_id)
}
const detail = (id: string) => admin.get(contract.declarationDetail, { params: { id } })
const statuses = async (id: string) => (await detail(id)).events.map(({ status }) => status)

describe('certificates that are given beside the demo token', () => {
  it('are registered, active, by the company whose tax code they carry, once', async () => {
    const authority = await createTestAuthority()
    const { certificate } = await authority.issue('0399999981')
    const demoCertificates = [certificate]
    for (const run of [1, 2]) {
      await server.close()
      server = await startTestServer(testConfig(folder, { demoCertificates }))
      admin = await signInAs(server.origin, 'admin@tokhai.example')
      const other = await signInAs(server.origin, 'admin@huongque.example')
      const serialsOf = async (visitor: Visitor) =>
        (await visitor.get(contract.digitalSignatures, { query: { status: '1' } })).digital_signatures.map(
          ({ serial_no }) => serial_no,
        )
      expect(await serialsOf(other), `start ${run}`).toEqual([certificate.serialNumber])
      expect(await serialsOf(admin)).not.toContain(certificate.serialNumber)
    }
  })
})

describe('demo declarations on their way to the authority', () => {
  it('were filed within a day, with signed XML to download, and are answered in the course of one', async () => {
    const onTheirWay = await idsIn('sent', 'received')
    expect(onTheirWay).toHaveLength(2)
    for (const id of onTheirWay) {
      const { requested_at, signed_xml_url } = await detail(id)
      expect(Date.now() - new Date(requested_at).getTime()).toBeLessThan(24 * hour)
      expect(signed_xml_url).not.toBeNull()
    }
    ahead = 31 * hour
    await server.close()
    await start()
    await expect.poll(() => idsIn('sent', 'received')).toEqual([])
    for (const id of onTheirWay) expect(await statuses(id)).toEqual(['draft', 'sent', 'received', 'accepted'])
  })
})
