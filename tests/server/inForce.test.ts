import { beforeAll, describe, expect, it } from 'vitest'
import { openStore } from '../../server/openStore.ts'
import { contract } from '../../src/api/contract/contract.ts'
import { eDocument } from '../../src/domain/declaration/forms/eDocument.ts'
import { eInvoice } from '../../src/domain/declaration/forms/eInvoice.ts'
import { fillEarlierDatabase, insertEarlier } from '../../tools/product/server/earlierDatabase.ts'
import { demoKey, signedDeclaration } from '../../tools/product/server/filing.ts'
import { account, companies, content, declaration } from '../../tools/product/server/rows.ts'
import { signInAs, type Visitor } from '../../tools/product/server/visitor.ts'
import { startDatabases } from './support/databases.ts'
import { serverForTests, storeForTests } from './support/serverForTests.ts'

const databases = await startDatabases()
const companyId = account.companyId ?? ''
const at = (hour: number): string => `2026-11-27T0${hour}:00:00.000Z`

describe.each(databases.map((database) => [database.kind, database] as const))(
  'what is in force on %s (decision 0375)',
  (_kind, database) => {
    const kept = storeForTests(database)
    const inForce = async (form = eInvoice, of = companyId) =>
      (await kept.store.declarations.inForce(of, form.number))?.id ?? null

    /** A declaration that is on its way. */
    const sent = async (day: string, form = eInvoice, of = companyId) => {
      const one = declaration({
        companyId: of,
        status: 'sent',
        content: content({ decl_form_no: form.number, reg_date: day }),
      })
      await kept.store.declarations.insert(one)
      return one.id
    }
    const move = (id: string, status: 'accepted' | 'refused', when: string, of = companyId) =>
      kept.store.declarations.move({ companyId: of, id, in: ['sent'] }, { status, message: '' }, when)

    it('is of its company and form what was accepted last, whatever the register dates', async () => {
      expect(await inForce()).toBeNull()
      const [later, earlier, newest] = [await sent('2026-11-27'), await sent('2026-11-05'), await sent('2026-11-28')]
      expect(await inForce()).toBeNull()
      await move(later, 'accepted', at(3))
      expect(await inForce()).toBe(later)
      await move(earlier, 'accepted', at(4))
      await move(newest, 'refused', at(5))
      expect(await kept.store.declarations.inForce(companyId, eInvoice.number)).toEqual({
        id: earlier,
        reference: 'TK20261120-ABCDEF',
        day: '2026-11-05',
      })
      const [document, foreign] = [
        await sent('2026-11-01', eDocument),
        await sent('2026-11-01', eInvoice, 'other-company'),
      ]
      await move(document, 'accepted', at(6))
      await move(foreign, 'accepted', at(7), 'other-company')
      expect([await inForce(), await inForce(eDocument), await inForce(eInvoice, 'other-company')]).toEqual([
        earlier,
        document,
        foreign,
      ])
    })

    it('is known of what was accepted before the moment was kept with the declaration', async () => {
      const location = await database.createEmpty()
      const rows = ['2026-11-27', '2026-11-05'].map((day) =>
        declaration({ status: 'accepted', content: content({ reg_date: day }) }),
      )
      await fillEarlierDatabase(location, '0024-other-days', async (db) => {
        for (const company of companies) await insertEarlier(db, 'companies', company)
        for (const [index, one] of rows.entries()) {
          await insertEarlier(db, 'declarations', {
            id: one.id,
            company_id: companyId,
            decl_form_no: one.content.decl_form_no,
            register_date: one.content.reg_date,
            decl_type: one.content.decl_type,
            noti_cd_tax: 'accepted',
            noti_nm_tax: '',
            reference: one.reference,
            pos_key: '',
            tr_cd_tax: '',
            sign_by: '',
            requested_at: '',
            content_hash: one.contentHash,
            search_text: '',
            answer_text: '',
          })
          for (const [step, status] of ['sent', 'accepted'].entries())
            await insertEarlier(db, 'declaration_events', {
              company_id: companyId,
              id: `${one.id}-${step}`,
              declaration_id: one.id,
              at: at(2 * index + step),
              status,
              message: '',
            })
        }
      })
      const { store } = await openStore(location)
      expect((await store.declarations.inForce(companyId, eInvoice.number))?.id).toBe(rows[1]?.id)
      await store.close()
    })
  },
)

describe('the call of what is in force', () => {
  const server = serverForTests({ processingTime: { receiptSeconds: 0, decisionSeconds: 0 } })
  let admin: Visitor
  beforeAll(async () => {
    admin = await signInAs(server.origin, 'admin@tokhai.example')
  })

  it('answers a change that was accepted just now, though its register date is an old one', async () => {
    const before = (await admin.get(contract.declarationInForce)).in_force
    const { generated, registration } = await signedDeclaration(admin, await demoKey(server.folder), {
      decl_type: '2',
      reg_date: '2024-02-29',
    })
    const { declartion_id: id } = generated
    await admin.get(contract.registerDeclaration, { body: registration })
    const detail = () => admin.get(contract.declarationDetail, { params: { id } })
    await expect.poll(async () => (await detail()).noti_cd_tax).toBe('accepted')
    const { in_force } = await admin.get(contract.declarationInForce)
    expect(in_force).toEqual({ declaration_id: id, reference: (await detail()).reference, register_date: '2024-02-29' })
    expect((before?.register_date ?? '') > '2024-02-29').toBe(true)
  })
})
