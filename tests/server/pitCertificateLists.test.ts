import { beforeAll, describe, expect, it } from 'vitest'
import { demoCompany, otherCompany } from '../../server/companies/demo/company.ts'
import { openStore } from '../../server/openStore.ts'
import type { SigningKey } from '../../signing/keystores/keystore.ts'
import { contract } from '../../src/api/contract/contract.ts'
import { demoKey } from '../../tools/product/server/filing.ts'
import { signInAs, type Visitor } from '../../tools/product/server/visitor.ts'
import { startDatabases } from './support/databases.ts'
import { allow, certificateSteps } from './support/pitCertificates.ts'
import { putTemplateInUse } from './support/templatesInUse.ts'
import { serverForTests } from './support/serverForTests.ts'

const databases = await startDatabases()

describe.each(databases.map((database) => [database.kind, database] as const))(
  'lists of PIT certificates, over %s',
  (_kind, database) => {
    const server = serverForTests({ processingTime: { receiptSeconds: 0, decisionSeconds: 0 } }, { database })
    let visitor: Visitor
    let admin: Visitor
    let limited: Visitor
    let key: SigningKey
    beforeAll(async () => {
      visitor = await signInAs(server.origin, 'pit.admin@tokhai.example')
      admin = await signInAs(server.origin, 'sysadmin@tokhai.example')
      key = await demoKey(server.folder)
      const symbols = ['CT26AC', 'CT26AD']
      const days = { start_date: '2026-07-01', end_date: '2026-12-31' }
      for (const serial_no of symbols) await putTemplateInUse(server.location, { smbl_type: 'CT', serial_no, ...days })
      await allow(server.location, 'pit.user@tokhai.example', ['pit-certificate.new', 'pit-certificate.send'])
      limited = await signInAs(server.origin, 'pit.user@tokhai.example')
    })
    const { saved, detail, accepted } = certificateSteps(() => ({ visitor, key }))

    it('is listed, counted and found for its company alone, by everything that narrows the list', async () => {
      const of = {
        serial_no: 'CT26AC',
        inv_date: '2026-08-08',
        taxpayer_nm: 'Trần Văn Ưu',
        taxpayer_taxcd: '0123456789',
      }
      const { sid } = await saved(of)
      const days = { start_date: '2026-08-08', end_date: '2026-08-08' }
      const found = async (query: object) => {
        const asked = { query: { ...days, ...query } }
        const { certificates } = await visitor.get(contract.listPitCertificates, asked)
        return certificates.map((row) => row.sid)
      }
      for (const query of [
        {},
        { search_value: 'tran uu' },
        { search_value: '123456' },
        { search_value: 'ct26ac' },
        { search_value: '08/08/2026' },
        { status: 'draft' },
        { serial_no: 'CT26AC' },
        { income_year: '2026' },
        { taxpayer: '0123456789' },
        { taxpayer: '0123456789', search_value: '08/2026 chua phat' },
        { taxpayer: '0123456789', search_value: 'uu', sort_columns: 'final_income_tax:asc' },
        { sort_columns: 'taxpayer_nm:desc' },
      ])
        expect(await found(query), JSON.stringify(query)).toEqual([sid])
      for (const query of [
        { status: 'sent' },
        { serial_no: 'CT26AA' },
        { search_value: 'khac' },
        { taxpayer: '1' },
        { taxpayer: '0123456789', search_value: '09/2026' },
        { taxpayer: '0123456789', status: 'draft', search_value: 'Chấp nhận' },
        { inv_feature: '1' },
      ])
        expect(await found(query), JSON.stringify(query)).toEqual([])
      expect((await visitor.get(contract.countPitCertificates, { query: days })).counts).toEqual([
        { status: 'draft', count: 1 },
      ])
    })

    it('is found by the search over everything, by whoever works on e-PIT in its company', async () => {
      const { sid } = await saved({ inv_date: '2026-08-12', taxpayer_nm: 'Mạc Tìm Thấy', taxpayer_taxcd: '0555666777' })
      const found = async (who: Visitor) =>
        (await who.get(contract.findRecords, { body: { search_value: 'mac tim thay' } })).groups
      for (const who of [admin, visitor])
        expect(await found(who)).toMatchObject([
          { kind: 'pit-certificates', hits: [{ id: sid, detail: 'Mạc Tìm Thấy · 12/08/2026', status: 'draft' }] },
        ])
      expect(await found(await signInAs(server.origin, 'admin@tokhai.example'))).toEqual([])
    })

    it('orders by amounts as numbers, also below zero', async () => {
      const of = { serial_no: 'CT26AC', inv_date: '2026-08-09' }
      for (const final_income_tax of ['900', '1000', '']) await saved({ ...of, final_income_tax })
      const related = {
        inv_type_ref: '8',
        form_no_ref: '03/TNCN',
        serial_no_ref: 'CT26AC',
        inv_no_ref: '9',
        inv_date_ref: '2026-08-01',
      }
      for (const final_income_tax of ['-20', '-100'])
        await saved({ ...of, ...related, inv_feature: '2', final_income_tax })
      const query = { start_date: of.inv_date, end_date: of.inv_date, sort_columns: 'final_income_tax:asc' }
      const { certificates } = await visitor.get(contract.listPitCertificates, { query })
      expect(certificates.map((row) => row.final_income_tax)).toEqual(['', '-100', '-20', '900', '1000'])
    })

    it('sums up what is issued by person and year, without what was replaced', async () => {
      const of = { serial_no: 'CT26AD', taxpayer_nm: 'Lê Thị Tổng', taxpayer_taxcd: '0987654321' }
      const first = await accepted(of)
      await accepted({
        ...of,
        final_income_amt: '10000000',
        final_income_before_tax: '10000000',
        final_income_tax: '1000000',
      })
      await saved(of)
      const sums = async () => (await visitor.get(contract.sumPitCertificates, { body: { search_value: 'tong' } })).sums
      expect(await sums()).toMatchObject([
        {
          taxpayer_nm: 'Lê Thị Tổng',
          income_year: '2026',
          count: 2,
          final_income_amt: '30000000',
          final_income_tax: '3000000',
        },
      ])
      const related = {
        inv_feature: '1',
        inv_type_ref: '8',
        form_no_ref: '03/TNCN',
        serial_no_ref: 'CT26AD',
        inv_no_ref: first.inv_no,
        inv_date_ref: '2026-11-20',
      }
      const replacing = await accepted({ ...of, ...related, final_income_tax: '1999999' })
      expect(await detail(first.sid)).toMatchObject({ corrected_by: '1', corrected_by_sid: replacing.sid })
      expect(await detail(replacing.sid)).toMatchObject({ corrects_sid: first.sid })
      expect(await sums()).toMatchObject([{ count: 2, final_income_tax: '2999999' }])
      const larger = { final_income_amt: '999999999999999', final_income_before_tax: '1', final_income_tax: '0' }
      for (let issued = 0; issued < 2; issued += 1) await accepted({ ...of, ...larger })
      expect(await sums()).toMatchObject([{ count: 4, final_income_amt: '2000000029999998' }])
      const { exists, certificates } = await visitor.get(contract.existIssuedPitCertificates, {
        params: { id: replacing.sid },
      })
      expect([exists, certificates.length]).toEqual([true, 3])
    })

    it('remembers people of earlier certificates, and keeps what a later one leaves out', async () => {
      const person = { taxpayer_nm: 'Phạm Người Cũ', taxpayer_taxcd: '0112233445', taxpayer_cid: '012345678' }
      await saved(person)
      await saved({ ...person, taxpayer_nm: 'Phạm Người Mới', taxpayer_cid: '', taxpayer_tel_no: '0999' })
      const { people } = await visitor.get(contract.pitCertificatePeople, {
        body: { search_value: 'nguoi moi 012345' },
      })
      expect(people).toMatchObject([
        { taxpayer_nm: 'Phạm Người Mới', taxpayer_cid: '012345678', taxpayer_tel_no: '0999' },
      ])
    })

    it('is deleted as a draft and taken back with its reference and history', async () => {
      const { sid } = await saved({ inv_date: '2026-08-10' })
      const before = await detail(sid)
      const timeline = () => visitor.get(contract.pitCertificateTimeline, { params: { id: sid } })
      const steps = await timeline()
      const body = { sid: [sid] }
      expect(await visitor.get(contract.deletePitCertificates, { body })).toEqual({ deleted: 1 })
      expect(await visitor.ask(contract.pitCertificateDetail, { params: { id: sid } })).toMatchObject({ status: 404 })
      expect(await visitor.get(contract.restorePitCertificates, { body })).toEqual({ restored: 1 })
      // The link ends at another second.
      const after = await detail(sid)
      expect(after).toEqual({ ...before, pdf_url: after.pdf_url })
      expect(await timeline()).toEqual(steps)
    })

    it('says in the audit who has read what, once a day', async () => {
      const { sid: record } = await saved()
      await detail(record)
      await detail(record)
      const { entries } = await admin.get(contract.listAudit, { query: { record, page_size: '100' } })
      expect(entries.map(({ action }) => action).toSorted()).toEqual(['pitCertificate.read', 'pitCertificate.saved'])
    })

    it('moves only from a status that is named, and notes a read once for whoever reads on a day', async () => {
      const { sid: id } = await saved()
      const { store } = await openStore(server.location)
      const { pitCertificates, pitCertificateReads } = store
      const change = { status: 'accepted', message: '' } as const
      const at = { companyId: demoCompany.id, id, in: ['sent'] } as const
      expect(await pitCertificates.move(at, change, '2026-11-20T00:00:00.000Z')).toBe(false)
      expect(await pitCertificates.move({ ...at, companyId: 'other', in: ['draft'] }, change, '')).toBe(false)
      const read = { companyId: demoCompany.id, day: '2026-11-20', accountId: 'a', action: 'read', subjectId: id }
      const noted = [read, read, { ...read, day: '2026-11-21' }, { ...read, companyId: otherCompany.id }]
      const outcomes: boolean[] = []
      for (const each of noted) outcomes.push(await pitCertificateReads.note(each))
      expect(outcomes).toEqual([true, false, true, true])
      await store.close()
    })

    it('answers no amounts to whoever may not see them, nor an order by them, nor what a certificate says', async () => {
      const of = { inv_date: '2026-08-11' }
      const { sid } = await saved({ ...of, final_income_tax: '1' })
      await saved({ ...of, final_income_tax: '2' })
      const query = { start_date: of.inv_date, end_date: of.inv_date, sort_columns: 'final_income_tax:asc' }
      const { certificates } = await limited.get(contract.listPitCertificates, { query })
      expect(certificates.map((row) => [row.final_income_amt, row.final_income_tax])).toEqual([
        [null, null],
        [null, null],
      ])
      expect(certificates.map((row) => row.sid).at(-1)).toBe(sid)
      const params = { id: sid }
      for (const call of [contract.pitCertificateDetail, contract.filedPitCertificate])
        expect(await limited.ask(call, { params })).toMatchObject({ reason: 'permission.missing' })
      expect(await limited.ask(contract.sumPitCertificates, { body: {} })).toMatchObject({
        reason: 'permission.missing',
      })
      expect(await limited.ask(contract.pitCertificateTimeline, { params })).toMatchObject({ status: 200 })
      const staff = await signInAs(server.origin, 'admin@tokhai.example')
      expect(await staff.ask(contract.listPitCertificates, { query: {} })).toMatchObject({
        reason: 'permission.missing',
      })
    })
  },
)
