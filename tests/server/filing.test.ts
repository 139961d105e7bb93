import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ServerConfig } from '../../server/config.ts'
import { MAX_XML_BYTES } from '../../signing/xmldsig/guard.ts'
import type { SigningKey } from '../../signing/keystores/keystore.ts'
import { contract } from '../../src/api/contract/contract.ts'
import { startDatabases } from './support/databases.ts'
import { demoKey, registerBody, sign, signedDeclaration } from '../../tools/product/server/filing.ts'
import {
  makeFolder,
  removeFolder,
  startTestServer,
  testConfig,
  type TestServer,
} from '../../tools/product/server/runningServer.ts'
import { signInAs, type Visitor } from '../../tools/product/server/visitor.ts'

const databases = await startDatabases()

describe.each(databases.map((database) => [database.kind, database] as const))(
  'a company files over %s',
  (_kind, database) => {
    let folder: string
    let config: ServerConfig
    let server: TestServer
    let admin: Visitor
    let key: SigningKey
    /** A second new registration, signed before the authority has accepted the first. */
    let rival: Awaited<ReturnType<typeof signedDeclaration>>
    /** Milliseconds that the server's clock is ahead. */
    let ahead = 0

    const start = async (): Promise<void> => {
      server = await startTestServer(config, { clock: () => new Date(Date.now() + ahead) })
      admin = await signInAs(server.origin, 'admin@tokhai.example')
    }

    beforeAll(async () => {
      folder = await makeFolder()
      const location = await database.create()
      const databaseUrl = location.kind === 'postgres' ? location.url : null
      config = testConfig(folder, { databaseUrl, processingTime: { receiptSeconds: 60, decisionSeconds: 3600 } })
      await start()
      key = await demoKey(folder)
    })
    afterAll(async () => {
      await server.close()
      await removeFolder(folder)
    })

    const detail = (id: string) => admin.get(contract.declarationDetail, { params: { id } })
    /** Lets a minute pass at each query: the authority counts from when the message has reached it. */
    const reaches = async (id: string, status: string): Promise<void> => {
      const poll = async () => {
        ahead += 60_000
        return (await detail(id)).noti_cd_tax
      }
      await expect.poll(poll, { interval: 100 }).toBe(status)
    }
    const restart = async (): Promise<void> => {
      await server.close()
      await start()
    }
    const hour = 3_600_000

    it('the first registration is received and accepted, across restarts of the server', async () => {
      const { generated, signedXml, registration } = await signedDeclaration(admin, key)
      rival = await signedDeclaration(admin, key, { pos_key: 'RIVAL' })
      const id = generated.declartion_id
      await admin.get(contract.registerDeclaration, { body: registration })
      await restart()
      await reaches(id, 'received')
      expect((await detail(id)).tr_cd_tax).toMatch(/^[0-9A-F]{17}$/)
      ahead += hour
      await restart()
      await reaches(id, 'accepted')
      const { events, signed_xml_url, noti_nm_tax } = await detail(id)
      expect(events.map(({ status }) => status)).toEqual(['draft', 'sent', 'received', 'accepted'])
      expect(noti_nm_tax).toBe('Thông báo về việc chấp nhận đăng ký sử dụng hóa đơn điện tử')
      const file = await fetch(`${server.origin}${signed_xml_url}`, { headers: { Cookie: admin.cookie() } })
      expect(await file.text()).toBe(signedXml)
    })

    it('a signed document with blanks behind it is sent and received; one over 1 MiB is not registered', async () => {
      const { generated, signedXml, registration } = await signedDeclaration(admin, key, { decl_type: '2' })
      const padded = (blanks: number) => `${signedXml}${' '.repeat(blanks)}`
      const larger = await admin.ask(contract.registerDeclaration, {
        body: { ...registration, xml_signed: padded(MAX_XML_BYTES + 1 - Buffer.byteLength(signedXml)) },
      })
      expect(larger).toMatchObject({ status: 422, reason: 'signature.malformed' })
      await admin.get(contract.registerDeclaration, {
        body: { ...registration, xml_signed: padded(20_000) },
      })
      await reaches(generated.declartion_id, 'received')
      expect(server.lines.filter((line) => line.includes('authority.turnedDown'))).toEqual([])
    })

    it('a second registration is rejected, corrected into a change under a new key, and accepted, its history kept', async () => {
      const first = rival
      const id = first.generated.declartion_id
      await admin.get(contract.registerDeclaration, { body: first.registration })
      await reaches(id, 'rejected')
      const turnedDown = await detail(id)
      expect(turnedDown.noti_nm_tax).toMatch(/^9992: Đã tồn tại/)
      expect(turnedDown.tr_cd_tax).toMatch(/^[0-9A-F]{17}$/)
      const again = { ...first.body, declaration_id: id, version: first.generated.version }
      expect(await admin.ask(contract.generateXml, { body: again })).toMatchObject({
        status: 422,
        reason: 'fields.unacceptable',
        fields: [{ field: 'decl_type', message: 'registration_is_accepted_already' }],
      })
      const second = await admin.get(contract.generateXml, { body: { ...again, decl_type: '2' } })
      expect(second.req_key).not.toBe(first.generated.req_key)
      const { body } = first
      await admin.get(contract.registerDeclaration, {
        body: registerBody(body, second.req_key, await sign(key, second)),
      })
      // The transaction code of the filing before is not shown for this one, which has none until its receipt.
      const onItsWay = await detail(id)
      expect([onItsWay.noti_cd_tax, onItsWay.tr_cd_tax]).toEqual(['sent', ''])
      const { declarations } = await admin.get(contract.listDeclarations, { query: { page_size: '100' } })
      expect(declarations.find((row) => row.declaration_id === id)?.tr_cd_tax).toBe('')
      const found = async (code: string) =>
        (await admin.get(contract.listDeclarations, { query: { search_value: code } })).pagination.total_elements
      expect(await found(turnedDown.tr_cd_tax)).toBe(0)
      // The network was slow: the first request again, long after.
      expect(await admin.get(contract.registerDeclaration, { body: first.registration })).toMatchObject({
        noti_cd_tax: 'sent',
      })
      await reaches(id, 'received')
      const { tr_cd_tax: code } = await detail(id)
      expect(code).toMatch(/^[0-9A-F]{17}$/)
      expect(code).not.toBe(turnedDown.tr_cd_tax)
      ahead += hour
      // The session is as old as the clock says.
      admin = await signInAs(server.origin, 'admin@tokhai.example')
      await reaches(id, 'accepted')
      expect((await detail(id)).events.map(({ status }) => status)).toEqual([
        'draft',
        'sent',
        'rejected',
        'sent',
        'received',
        'accepted',
      ])
      const former = await admin.get(contract.findRegistration, { params: { req_key: first.generated.req_key } })
      expect(former).toMatchObject({ state: 'registered', declaration_id: id })
    })
  },
)
