import { beforeAll, describe, expect, it } from 'vitest'
import { changeFaults, readFaults } from '../../development/faults/calls.ts'
import type { ScenarioName } from '../../development/faults/catalogue.ts'
import type { SigningKey } from '../../signing/keystores/keystore.ts'
import { boundXmlVersion } from '../../server/companies/boundXmlVersion.ts'
import { demoCompany } from '../../server/companies/demo/company.ts'
import { openStore } from '../../server/openStore.ts'
import { contract } from '../../src/api/contract/contract.ts'
import { startDatabases } from './support/databases.ts'
import { serverForTests } from './support/serverForTests.ts'
import { demoKey, registerBody, sign, signedDeclaration } from '../../tools/product/server/filing.ts'
import { signInAs, type Visitor } from '../../tools/product/server/visitor.ts'

const databases = await startDatabases()
const hour = 3_600_000

describe.each(databases.map((database) => [database.kind, database] as const))(
  'the confirmation of a sent declaration of version 2.1.0 over %s (decision 0368)',
  (_kind, database) => {
    let admin: Visitor
    let key: SigningKey
    /** Milliseconds that the server's clock is ahead. */
    let ahead = 0
    const now = () => new Date(Date.now() + ahead)

    const server = serverForTests(
      {
        processingTime: { receiptSeconds: 0, decisionSeconds: 0 },
        hasFaults: true,
        agentPort: 9,
      },
      { database, clock: now },
    )
    beforeAll(async () => {
      admin = await signInAs(server.origin, 'admin@tokhai.example')
      key = await demoKey(server.folder)
      const { store } = await openStore(server.location)
      await boundXmlVersion(store, now, demoCompany.tax_id, '2.1.0')
      await store.close()
    })

    const switchOn = (name: ScenarioName, lasts: 'once' | 'untilOff') =>
      admin.get(changeFaults, { body: { reset: true, set: [{ name, lasts }] } })
    /** A scenario that is on for once is off again when it has happened. */
    const hasHappened = () => expect.poll(async () => (await admin.get(readFaults)).on).toEqual([])
    const detail = (id: string) => admin.get(contract.declarationDetail, { params: { id } })
    const rowOf = async (id: string) => {
      const { declarations } = await admin.get(contract.listDeclarations, { query: { page_size: '100' } })
      return declarations.find((row) => row.declaration_id === id)
    }
    const statusOf = async (id: string) => (await detail(id)).noti_cd_tax
    const file = async () => {
      const filed = await signedDeclaration(admin, key, { decl_type: '2', xml_vs: '2.1.0' }, 'eInvoice', now())
      await admin.get(contract.registerDeclaration, { body: filed.registration })
      return filed
    }
    const isAwaited = async (id: string) => {
      const { confirm_until, requested_at, noti_cd_tax } = await detail(id)
      expect(noti_cd_tax).toBe('sent')
      expect(Date.parse(confirm_until) - Date.parse(requested_at)).toBe(24 * hour)
      expect((await rowOf(id))?.confirm_until).toBe(confirm_until)
    }
    const pass = async (hours: number) => {
      ahead += hours * hour
      // The session is as old as the clock says.
      admin = await signInAs(server.origin, 'admin@tokhai.example')
    }

    it('ends with the receipt of what is confirmed', async () => {
      const { generated } = await file()
      const id = generated.declartion_id
      await expect.poll(() => statusOf(id)).toBe('accepted')
      expect((await detail(id)).confirm_until).toBe('')
      expect((await rowOf(id))?.confirm_until).toBe('')
    })

    it('lapses by the answer of the authority; the declaration is then corrected and sent again', async () => {
      await switchOn('authority.unconfirmed', 'once')
      const { body, generated } = await file()
      const id = generated.declartion_id
      await hasHappened()
      await isAwaited(id)
      await pass(25)
      await expect.poll(() => statusOf(id)).toBe('lapsed')
      const lapsed = await detail(id)
      expect(lapsed.confirm_until).toBe('')
      expect(lapsed.noti_nm_tax).toMatch(/^9103: /)
      expect(lapsed.events.map(({ status }) => status)).toEqual(['draft', 'sent', 'lapsed'])
      const { declarations } = await admin.get(contract.listDeclarations, { query: { status: 'lapsed' } })
      expect(declarations.map((row) => row.declaration_id)).toEqual([id])
      const { counts } = await admin.get(contract.countDeclarations)
      expect(counts).toContainEqual({ status: 'lapsed', count: 1 })

      const again = { ...body, declaration_id: id, version: generated.version, loca_nm: 'Hải Phòng' }
      const second = await admin.get(contract.generateXml, { body: again })
      const registration = registerBody(body, second.req_key, await sign(key, second, now()))
      await admin.get(contract.registerDeclaration, { body: registration })
      await expect.poll(() => statusOf(id)).toBe('accepted')
    })

    it('is announced to the staff once when hardly any time is left, and as lapsed', async () => {
      await switchOn('authority.unconfirmed', 'once')
      const { generated } = await file()
      const id = generated.declartion_id
      await hasHappened()
      const kinds = async () => {
        const { notifications } = await admin.get(contract.listNotifications)
        return notifications.filter(({ record_id }) => record_id === id).map(({ kind }) => kind)
      }
      await pass(17)
      expect(await kinds()).toEqual([])
      await pass(2)
      await expect.poll(kinds).toEqual(['declaration.lapsing'])
      await pass(25)
      await expect.poll(kinds).toEqual(['declaration.lapsed', 'declaration.lapsing'])
    })

    it('is not claimed to have lapsed without an answer', async () => {
      await switchOn('authority.unreachable', 'untilOff')
      const { generated } = await file()
      const id = generated.declartion_id
      await pass(25)
      await isAwaited(id)
      expect((await detail(id)).events.map(({ status }) => status)).toEqual(['draft', 'sent'])
    })
  },
)
