import { isOn, type DeclarationContent } from '../../src/domain/declaration/content.ts'
import type { DeclarationForm } from '../../src/domain/declaration/forms/definition.ts'
import { sql, type Kysely } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Declaration } from '../../server/areas/declarations/store/declarations.ts'
import type { Accepted } from '../../server/inForce/inForce.ts'
import { openStore } from '../../server/openStore.ts'
import { forEveryCompany } from '../../server/store/statements.ts'
import type { Tables } from '../../server/store/tables.ts'
import { contract } from '../../src/api/contract/contract.ts'
import { certificateRowOf } from '../../src/domain/declaration/certificateRow.ts'
import { usageFlags } from '../../src/domain/declaration/flags.ts'
import { eDocument } from '../../src/domain/declaration/forms/eDocument.ts'
import { eInvoice } from '../../src/domain/declaration/forms/eInvoice.ts'
import { fillEarlierDatabase, insertEarlier } from '../../tools/product/server/earlierDatabase.ts'
import { demoKey, signedDeclaration } from '../../tools/product/server/filing.ts'
import { account, certificate, companies, content, declaration } from '../../tools/product/server/rows.ts'
import { signInAs, type Visitor } from '../../tools/product/server/visitor.ts'
import { startDatabases } from './support/databases.ts'
import { serverForTests, storeForTests } from './support/serverForTests.ts'

const databases = await startDatabases()
const companyId = account.companyId ?? ''
const at = (hour: number): string => `2026-11-27T0${hour}:00:00.000Z`

const row = (serialNumber: string, formType: string) => ({
  ...certificateRowOf({ ...certificate, serial_no: serialNumber }, '1'),
  form_tp: formType,
})

const insertAll = (db: Kysely<Tables>, table: string, rows: readonly Readonly<Record<string, string>>[]) =>
  sql`insert into ${sql.table(table)} (${sql.join(Object.keys({ ...rows[0] }).map((column) => sql.ref(column)))})
    values ${sql.join(rows.map((each) => sql`(${sql.join(Object.values(each))})`))}`.execute(db)

/** A declaration as a row of the time in which its acceptance stood with it. */
const earlierRow = (one: Declaration, acceptedAt: string) => ({
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
  confirm_until: '',
  accepted_at: acceptedAt,
  content_hash: one.contentHash,
  filed_hash: '',
  search_text: '',
  answer_text: '',
})

describe.each(databases.map((database) => [database.kind, database] as const))(
  'what is in force on %s (decision 0464)',
  (_kind, database) => {
    const kept = storeForTests(database)
    const accepted = (id: string, changes: Partial<Accepted>): Accepted => ({
      companyId,
      form: eInvoice.number,
      id,
      acceptedAt: at(1),
      reference: `TK20261120-${id}`,
      day: '2026-11-20',
      usages: ['attribute1', 'inv_type1'],
      serialNumbers: ['5401AB'],
      cashRegisterCode: '',
      ...changes,
    })
    const latest = async (form: DeclarationForm = eInvoice, of = companyId) =>
      (await kept.store.inForce.latest(of, form.number))?.id ?? null

    it('is of its company and form what was accepted last, whatever the register dates', async () => {
      const { inForce } = kept.store
      expect(await latest()).toBeNull()
      await inForce.put(accepted('later', { acceptedAt: at(3), day: '2026-11-05' }))
      await inForce.put(accepted('earlier', { acceptedAt: at(2), day: '2026-11-27' }))
      await inForce.put(accepted('document', { acceptedAt: at(6), form: eDocument.number }))
      await inForce.put(accepted('foreign', { acceptedAt: at(7), companyId: 'other-company' }))
      expect(await inForce.latest(companyId, eInvoice.number)).toEqual(
        accepted('later', { acceptedAt: at(3), day: '2026-11-05' }),
      )
      expect([await latest(eDocument), await latest(eInvoice, 'other-company')]).toEqual(['document', 'foreign'])
    })

    it('is one entry however often its acceptance is noted', async () => {
      const again = accepted('again', { acceptedAt: at(8) })
      await kept.store.inForce.put(again)
      await kept.store.inForce.put({ ...again, usages: [] })
      expect(await kept.store.inForce.latest(companyId, eInvoice.number)).toEqual(again)
    })

    it('is known of all that was accepted before, with what it grants', async () => {
      const location = await database.createEmpty()
      const rows = Array.from({ length: 501 }, (_, index) =>
        declaration({
          id: `declaration-${String(index).padStart(3, '0')}`,
          status: 'accepted',
          content: content({
            reg_date: '2026-11-05',
            attribute1: '1',
            attribute3: '0',
            digital_signatures: [row('5401AB', '1'), row('5401CD', '3')],
          }),
        }),
      )
      await fillEarlierDatabase(location, '0042-deleted-drafts', async (db) => {
        for (const company of companies) await insertEarlier(db, 'companies', company)
        const earlier = rows.map((one, index) => earlierRow(one, index === 500 ? at(9) : at(4)))
        await insertAll(db, 'declarations', earlier)
        await insertAll(
          db,
          'declaration_contents',
          rows.map(({ id, content: said }) => ({
            company_id: companyId,
            declaration_id: id,
            content: JSON.stringify(said),
          })),
        )
      })
      const { store, db } = await openStore(location)
      const found = await store.inForce.latest(companyId, eInvoice.number)
      expect(found).toMatchObject({
        id: 'declaration-500',
        acceptedAt: at(9),
        reference: 'TK20261120-ABCDEF',
        day: '2026-11-05',
        serialNumbers: ['5401AB'],
      })
      expect(found?.usages.toSorted()).toEqual(
        usageFlags.filter((flag) => isOn({ ...rows[0]?.content }, flag)).toSorted(),
      )
      expect(found?.usages).toContain('attribute1')
      expect(await forEveryCompany(() => db.selectFrom('in_force').select('document_id').execute())).toHaveLength(501)
      await store.close()
    })

    it('is known of what was accepted before the moment was kept with the declaration', async () => {
      const location = await database.createEmpty()
      const rows = ['2026-11-27', '2026-11-05'].map((day) =>
        declaration({ status: 'accepted', content: content({ reg_date: day }) }),
      )
      await fillEarlierDatabase(location, '0024-other-days', async (db) => {
        for (const company of companies) await insertEarlier(db, 'companies', company)
        for (const [index, one] of rows.entries()) {
          await insertEarlier(db, 'declarations', earlierRow(one, ''))
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
      expect(await store.inForce.latest(companyId, eInvoice.number)).toMatchObject({
        id: rows[1]?.id,
        acceptedAt: at(3),
      })
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
    expect(in_force).toEqual({
      declaration_id: id,
      reference: (await detail()).reference,
      register_date: '2024-02-29',
      xml_vs: (await detail()).xml_vs,
    })
    expect((before?.register_date ?? '') > '2024-02-29').toBe(true)
  })

  it('answers the code of a cash register with the declaration that registers one, and with no other', async () => {
    const codeOf = async (changes: Partial<DeclarationContent>) => {
      const { generated, registration } = await signedDeclaration(admin, await demoKey(server.folder), {
        decl_type: '2',
        ...changes,
      })
      await admin.get(contract.registerDeclaration, { body: registration })
      const detail = () => admin.get(contract.declarationDetail, { params: { id: generated.declartion_id } })
      await expect.poll(async () => (await detail()).noti_cd_tax).toBe('accepted')
      return (await detail()).cash_register_code
    }
    expect(await codeOf({})).toBe('')
    expect(await codeOf({ attribute3: '1' })).toMatch(/^[0-9A-F]{5}$/)
  })
})
