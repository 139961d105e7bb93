import { beforeAll, describe, expect, it } from 'vitest'
import { changeFaults, readFaults } from '../../development/faults/calls.ts'
import type { ScenarioName } from '../../development/faults/catalogue.ts'
import type { SigningKey } from '../../signing/keystores/keystore.ts'
import { longestExplanation, noteExplanation } from '../../src/api/contract/declarationFiling.ts'
import type { CollectionKey } from '../../src/api/contract/declarationCollection.ts'
import { contract } from '../../src/api/contract/contract.ts'
import { startDatabases } from './support/databases.ts'
import { serverForTests } from './support/serverForTests.ts'
import { demoKey, signedDeclaration } from '../../tools/product/server/filing.ts'
import { signInAs, type Visitor } from '../../tools/product/server/visitor.ts'

const databases = await startDatabases()

describe.each(databases.map((database) => [database.kind, database] as const))(
  'what follows the receipt of version 2.1.1 over %s (decision 0489)',
  (_kind, database) => {
    let admin: Visitor
    let key: SigningKey
    /** The moment from which the server's clock runs, and since when, in milliseconds. */
    let clock = { from: Date.parse('2026-12-04T09:00:00+07:00'), since: Date.now() }
    const now = () => new Date(clock.from + Date.now() - clock.since)

    const server = serverForTests(
      { processingTime: { receiptSeconds: 0, decisionSeconds: 0 }, hasFaults: true, agentPort: 9 },
      { database, clock: now },
    )
    beforeAll(async () => {
      admin = await signInAs(server.origin, 'admin@tokhai.example')
      key = await demoKey(server.folder)
    })

    /** Sets the clock to a later moment in Vietnam; sessions are as old as it says. */
    const at = async (moment: string) => {
      clock = { from: Date.parse(`${moment}+07:00`), since: Date.now() }
      admin = await signInAs(server.origin, 'admin@tokhai.example')
    }
    const switchOn = (name: ScenarioName) =>
      admin.get(changeFaults, { body: { reset: true, set: [{ name, lasts: 'once' }] } })
    const areOn = async () => (await admin.get(readFaults)).on.map(({ name }) => name)
    const detail = (id: string) => admin.get(contract.declarationDetail, { params: { id } })
    const statusOf = async (id: string) => (await detail(id)).noti_cd_tax
    const becomes = (id: string, status: string) => expect.poll(() => statusOf(id)).toBe(status)
    const file = async (collection: CollectionKey = 'eInvoice') => {
      const changes = { decl_type: '2' }
      const filed = await signedDeclaration(admin, key, changes, collection, now())
      const send = collection === 'eInvoice' ? contract.registerDeclaration : contract.registerEDocumentDeclaration
      await admin.get(send, { body: filed.registration })
      return filed.generated.declartion_id
    }
    const fileWith = async (fault: ScenarioName, status: string) => {
      await switchOn(fault)
      const id = await file()
      await becomes(id, status)
      return id
    }
    const ends = async (id: string) => {
      const { confirm_until, explain_until } = await detail(id)
      const { declarations } = await admin.get(contract.listDeclarations, { query: { page_size: '100' } })
      const row = declarations.find(({ declaration_id }) => declaration_id === id)
      expect({ confirm_until, explain_until }).toEqual({
        confirm_until: row?.confirm_until,
        explain_until: row?.explain_until,
      })
      return { confirm_until, explain_until }
    }
    const statuses = async (id: string) => (await detail(id)).events.map(({ status }) => status)
    const notified = async (id: string) => {
      const { notifications } = await admin.get(contract.listNotifications)
      return notifications.filter(({ record_id }) => record_id === id).map(({ kind }) => kind)
    }
    const explain = (id: string, explanation: string, by = admin) =>
      by.ask(noteExplanation, { params: { id }, body: { explanation } })

    it('is accepted, and waits for nothing from then on', async () => {
      const id = await file()
      await becomes(id, 'accepted')
      expect(await ends(id)).toEqual({ confirm_until: '', explain_until: '' })
    })

    it('is refused where the representative’s data do not match', async () => {
      const id = await fileWith('authority.mismatch', 'refused')
      expect((await detail(id)).noti_nm_tax).toMatch(/^9111: .*; 9113: /)
    })

    it('lapses over a weekend at the end of the next working day, of whose morning the staff is notified', async () => {
      const id = await fileWith('authority.unconfirmed', 'received')
      expect(await ends(id)).toEqual({ confirm_until: '2026-12-07T16:59:59.000Z', explain_until: '' })
      await at('2026-12-07T07:00:00')
      expect(await notified(id)).toEqual([])
      await at('2026-12-07T08:00:01')
      await expect.poll(() => notified(id)).toEqual(['declaration.lapsing'])
      await at('2026-12-08T00:00:02')
      await becomes(id, 'lapsed')
      expect(await ends(id)).toEqual({ confirm_until: '', explain_until: '' })
      expect((await detail(id)).noti_nm_tax).toMatch(/^9103: /)
      expect(await statuses(id)).toEqual(['draft', 'sent', 'received', 'lapsed'])
      await expect.poll(() => notified(id)).toEqual(['declaration.lapsed', 'declaration.lapsing'])
    })

    it('keeps each explanation that is noted as a step, until it is accepted', async () => {
      const id = await fileWith('authority.explanation', 'explaining')
      expect(await ends(id)).toEqual({ confirm_until: '', explain_until: '2026-12-11T16:59:59.000Z' })
      expect(await notified(id)).toEqual(['declaration.explanation'])
      const { notifications } = await admin.get(contract.listNotifications)
      expect(notifications[0]?.parameters).toMatchObject({ until: '2026-12-11T16:59:59.000Z' })
      const { counts } = await admin.get(contract.countDeclarations)
      expect(counts).toContainEqual({ status: 'explaining', count: 1 })

      const first = await admin.get(noteExplanation, { params: { id }, body: { explanation: ' Gửi hợp đồng thuê. ' } })
      expect((await detail(id)).explained_at).toBe(first.explained_at)
      const again = await admin.get(noteExplanation, { params: { id }, body: { explanation: 'Gửi hợp đồng thuê.' } })
      expect(again).toEqual(first)
      const second = await admin.get(noteExplanation, { params: { id }, body: { explanation: 'Gửi thêm ảnh.' } })
      expect(second.explained_at > first.explained_at).toBe(true)
      expect(await statusOf(id)).toBe('explaining')
      expect(await ends(id)).toEqual({ confirm_until: '', explain_until: '2026-12-11T16:59:59.000Z' })

      const { steps } = await admin.get(contract.declarationTimeline, { params: { id } })
      const explained = steps.filter(({ kind }) => kind === 'explained').map(({ who, text }) => [who, text])
      expect(explained).toEqual([
        ['Trần Quốc Bảo', 'Gửi hợp đồng thuê.'],
        ['Trần Quốc Bảo', 'Gửi thêm ảnh.'],
      ])
      const { entries } = await admin.get(contract.listAudit)
      expect(entries.filter(({ action }) => action === 'declaration.explained')).toHaveLength(2)

      const unexplained = await fileWith('authority.explanation', 'explaining')
      await at('2026-12-11T09:00:00')
      await expect.poll(() => notified(unexplained)).toContain('declaration.explanationDue')
      await switchOn('authority.explained')
      await becomes(id, 'accepted')
      expect(await ends(id)).toEqual({ confirm_until: '', explain_until: '' })
      expect((await detail(id)).explained_at).toBe(second.explained_at)
      expect(await statuses(id)).toEqual(['draft', 'sent', 'received', 'explaining', 'accepted'])
      expect(await notified(id)).toEqual(['declaration.accepted', 'declaration.explanation'])
      expect((await explain(id, 'Muộn')).reason).toBe('declaration.notExplaining')
    })

    it('notes nothing that is empty, too long, of somebody who may not file, or of another company or form', async () => {
      await at('2026-12-14T09:00:00')
      const id = await fileWith('authority.explanation', 'explaining')
      const user = await signInAs(server.origin, 'user@tokhai.example')
      const stranger = await signInAs(server.origin, 'admin@huongque.example')
      expect((await explain(id, ' ')).status).toBe(400)
      expect((await explain(id, 'x'.repeat(longestExplanation + 1))).status).toBe(400)
      expect((await explain(id, 'x', user)).status).toBe(403)
      expect((await explain(id, 'x', stranger)).reason).toBe('record.absent')
      expect((await explain(await file('eDocument'), 'x')).reason).toBe('record.absent')
      expect((await detail(id)).explained_at).toBe('')
      expect((await explain(id, 'x'.repeat(longestExplanation))).reason).toBeNull()
    })

    it('is refused when nothing was explained in time, of whose last day the staff is notified once', async () => {
      await at('2026-12-21T09:00:00')
      const id = await fileWith('authority.explanation', 'explaining')
      expect(await ends(id)).toEqual({ confirm_until: '', explain_until: '2026-12-24T16:59:59.000Z' })
      await at('2026-12-24T08:00:01')
      await expect.poll(() => notified(id)).toEqual(['declaration.explanationDue', 'declaration.explanation'])
      await at('2026-12-25T00:00:02')
      await becomes(id, 'refused')
      expect((await detail(id)).noti_nm_tax).toMatch(/^9106: /)
      expect(await notified(id)).toEqual([
        'declaration.refused',
        'declaration.explanationDue',
        'declaration.explanation',
      ])
    })

    it('knows neither of form 01/ĐKTĐ-CTĐT', async () => {
      for (const fault of ['authority.unconfirmed', 'authority.explanation', 'authority.mismatch'] as const) {
        await switchOn(fault)
        const id = await file('eDocument')
        const of = () => admin.get(contract.eDocumentDeclarationDetail, { params: { id } })
        await expect.poll(async () => (await of()).noti_cd_tax).toBe('accepted')
        expect(await of()).toMatchObject({ confirm_until: '', explain_until: '' })
        expect(await areOn()).toEqual([fault])
      }
    })

    it('lapses over Tết at the end of the first working day after it', async () => {
      await at('2027-02-03T09:00:00')
      const id = await fileWith('authority.unconfirmed', 'received')
      expect(await ends(id)).toEqual({ confirm_until: '2027-02-11T16:59:59.000Z', explain_until: '' })
      await at('2027-02-11T23:00:00')
      expect(await statusOf(id)).toBe('received')
      await at('2027-02-12T00:00:02')
      await becomes(id, 'lapsed')
    })
  },
)
