import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoCompany, otherCompany } from '../../server/companies/demo/company.ts'
import { openStore, type OpenStore } from '../../server/openStore.ts'
import { contract } from '../../src/api/contract/contract.ts'
import { companyTexts, companyValuesOf, type CompanyInformation } from '../../src/domain/companyForm.ts'
import type { Permission } from '../../src/domain/session.ts'
import { signInAs, type Visitor } from '../../tools/product/server/visitor.ts'
import { startDatabases } from './support/databases.ts'
import { serverForTests } from './support/serverForTests.ts'

const databases = await startDatabases()

describe.each(databases.map((database) => [database.kind, database] as const))(
  'the company on %s',
  (_kind, database) => {
    const server = serverForTests({}, { database })
    let opened: OpenStore
    beforeAll(async () => {
      opened = await openStore(server.location)
    })
    afterAll(() => opened.store.close())

    const signIn = (userId = 'admin@tokhai.example') => signInAs(server.origin, userId)
    const give = async (permissions: readonly Permission[]) => {
      const user = await opened.store.accounts.byUserId('user@tokhai.example')
      if (user === null) throw new Error('there is no such account')
      await opened.store.accounts.change(user.id, { permissions })
    }
    const formOf = async (visitor: Visitor) => {
      const { version, ...company } = await visitor.get(contract.company)
      return { ...companyValuesOf(company), version }
    }
    const audited = async () => {
      const { rows } = await sql<{
        detail: string
      }>`select detail from audit where company_id = ${demoCompany.id} and action = 'company.changed' order by id`.execute(
        opened.db,
      )
      return rows.map(({ detail }) => detail)
    }

    it('is read by everybody who works for it, whoever works on e-PIT included, and by nobody else', async () => {
      const admin = await (await signIn()).get(contract.company)
      expect(admin).toMatchObject({ tax_id: demoCompany.tax_id, tax_office_name: 'Thuế cơ sở 2 Thành phố Hà Nội' })
      expect(await (await signIn('user@tokhai.example')).get(contract.company)).toEqual(admin)
      expect(await (await signIn('admin@huongque.example')).get(contract.company)).toMatchObject({
        tax_id: otherCompany.tax_id,
      })
      expect(await (await signIn('pit.admin@tokhai.example')).get(contract.company)).toEqual(admin)
      expect((await (await signIn('site@tokhai.example')).ask(contract.company)).status).toBe(403)
    })

    it('is kept over the version that was read, and says which fields were changed', async () => {
      const visitor = await signIn()
      const body = { ...(await formOf(visitor)), email: ' moi@saomaixanh.example ', fax: '024 3926 8890' }
      const saved = await visitor.get(contract.changeCompany, { body })
      expect(await visitor.get(contract.company)).toMatchObject({
        email: 'moi@saomaixanh.example',
        fax: '02439268890',
        version: saved?.version,
      })
      // The same again is as good as saved; other content over the former version is refused, and nothing is overwritten.
      expect(await visitor.get(contract.changeCompany, { body })).toEqual(saved)
      expect((await visitor.ask(contract.changeCompany, { body: { ...body, fax: '1' } })).reason).toBe(
        'company.changed',
      )
      expect((await visitor.get(contract.company)).fax).toBe('02439268890')
      // Digits of a phone number are kept alone.
      expect((await audited()).at(-1)).toBe(
        '{"name":"CÔNG TY TNHH THƯƠNG MẠI VÀ DỊCH VỤ SAO MAI XANH","fields":"email fax phone_number"}',
      )
    })

    it('is saved by one of two who opened the same', async () => {
      const [one, other] = [await signIn(), await signIn('sysadmin@tokhai.example')]
      const body = await formOf(one)
      const answers = await Promise.all([
        one.ask(contract.changeCompany, { body: { ...body, bank_name2: 'Ngân hàng A' } }),
        other.ask(contract.changeCompany, { body: { ...body, bank_name2: 'Ngân hàng B' } }),
      ])
      expect(new Set(answers.map(({ reason }) => reason))).toEqual(new Set(['company.changed', null]))
    })

    it('is saved with the permission to save, which the one to edit does not bring [001-2.7-02]', async () => {
      const user = await signIn('user@tokhai.example')
      const save = async (short: string) =>
        (await user.ask(contract.changeCompany, { body: { ...(await formOf(user)), abbreviation_name: short } })).reason
      expect(await save('A')).toBe('permission.missing')
      await give(['company.edit'])
      expect(await save('B')).toBe('permission.missing')
      await give(['company.save'])
      expect(await save('C')).toBeNull()
      await give([])
      expect((await user.get(contract.company)).abbreviation_name).toBe('C')
    })

    it.each(Object.entries(companyTexts))(
      'takes no longer text than its field has: %s [001-3-05]',
      async (name, { max }) => {
        const visitor = await signIn()
        const body = { ...(await formOf(visitor)), [name]: '1'.repeat(max + 1) }
        const { reason, fields } = await visitor.ask(contract.changeCompany, { body })
        expect([reason, fields?.map(({ field }) => field)]).toEqual(['fields.invalid', [name]])
      },
    )

    it.each([
      [{ city_code: '103' }, 'tax_office_id', 'please_select_tax_office'],
      [{ city_code: '999' }, 'tax_office_id', 'please_select_tax_office'],
      [{ tax_office_id: '10301' }, 'tax_office_id', 'please_select_tax_office'],
      [{ tax_office_id: '' }, 'tax_office_id', 'please_select_tax_office'],
      [{ rppr_cid: '' }, 'rppr_cid', 'citizen_id_is_required'],
      [{ rppr_cid: '00118501234' }, 'rppr_cid', 'citizen_id_has_12_digits'],
      [{ rppr_passport: 'C-123' }, 'rppr_passport', 'passport_has_letters_and_digits'],
      [{ website: 'javascript:alert(1)' }, 'website', 'website_is_invalid'],
      [{ profile_image: 'javascript:alert(1)' }, 'profile_image', 'image_is_unknown'],
    ])('refuses %j [001-2.7-05 001-5-38 001-5-39]', async (changes, field, message) => {
      const visitor = await signIn()
      const body = { ...(await formOf(visitor)), ...changes }
      expect(await visitor.ask(contract.changeCompany, { body })).toMatchObject({
        reason: 'fields.invalid',
        fields: [{ field, message }],
      })
    })

    it('has the names of the city and of its tax office by their codes, and keeps its tax code [001-3-04]', async () => {
      const visitor = await signIn()
      const body = { ...(await formOf(visitor)), city_code: '103', tax_office_id: '10301' }
      await visitor.get(contract.changeCompany, { body })
      expect(await visitor.get(contract.company)).toMatchObject({
        tax_id: demoCompany.tax_id,
        city_name: 'Hải Phòng',
        tax_office_name: 'Thuế cơ sở 2 Thành phố Hải Phòng',
      })
      const typed = await fetch(`${server.origin}${contract.changeCompany.path}`, {
        method: 'PATCH',
        headers: { 'Content-Type': 'application/json', Origin: server.origin, Cookie: visitor.cookie() },
        body: JSON.stringify({ ...(await formOf(visitor)), tax_id: '0399999981' }),
      })
      expect(typed.status).toBe(400)
      expect((await visitor.get(contract.company)).tax_id).toBe(demoCompany.tax_id)
    })

    describe('with a tax office of before July 2025', () => {
      const keep = async (place: Partial<Omit<CompanyInformation, 'tax_id'>>) => {
        const kept = await opened.store.companies.byId(demoCompany.id)
        if (kept === null) throw new Error('there is no such company')
        await opened.store.companies.change(demoCompany.id, { ...kept, ...place })
        const visitor = await signIn()
        return { visitor, body: await formOf(visitor) }
      }
      const dropped = { city_code: '111', city_name: 'Hà Nam', tax_office_id: '11305', tax_office_name: 'Tên cũ' }
      const merged = { city_code: '107', city_name: 'Hải Dương', tax_office_id: '10701', tax_office_name: 'Tên cũ' }

      it.each([dropped, merged])('keeps %j when other data are saved', async (place) => {
        const { visitor, body } = await keep(place)
        await visitor.get(contract.changeCompany, { body: { ...body, fax: `1${place.tax_office_id}` } })
        expect(await visitor.get(contract.company)).toMatchObject({ ...place, fax: `1${place.tax_office_id}` })
      })

      it('does not take an office of before that it does not have', async () => {
        const { visitor, body } = await keep(merged)
        const { city_code, tax_office_id } = dropped
        const answer = await visitor.ask(contract.changeCompany, { body: { ...body, city_code, tax_office_id } })
        expect(answer.fields).toEqual([{ field: 'tax_office_id', message: 'please_select_tax_office' }])
      })

      it('takes the city of today over with the code that stayed', async () => {
        const { visitor, body } = await keep(merged)
        await visitor.get(contract.changeCompany, { body: { ...body, city_code: '103' } })
        expect(await visitor.get(contract.company)).toMatchObject({
          city_name: 'Hải Phòng',
          tax_office_id: '10701',
          tax_office_name: 'Thuế cơ sở 9 thành phố Hải Phòng',
        })
      })

      it('takes the name of today over when it is saved, and the activity log names the field', async () => {
        const place = { city_code: '101', city_name: 'Hà Nội', tax_office_id: '10101', tax_office_name: 'Tên cũ' }
        const { visitor, body } = await keep(place)
        expect((await visitor.get(contract.company)).tax_office_name).toBe('Tên cũ')
        await visitor.get(contract.changeCompany, { body })
        expect((await visitor.get(contract.company)).tax_office_name).toBe('Thuế cơ sở 2 Thành phố Hà Nội')
        expect((await audited()).at(-1)).toContain('"fields":"tax_office_id"')
      })
    })

    it("is not touched by another company's administrator", async () => {
      const [own, other] = [await signIn(), await signIn('admin@huongque.example')]
      const before = await own.get(contract.company)
      const body = await formOf(other)
      await other.get(contract.changeCompany, { body: { ...body, address: 'Số 90 đường Lê Lợi' } })
      expect(await own.get(contract.company)).toEqual(before)
      expect(
        (await other.ask(contract.changeCompany, { body: { ...(await formOf(own)), profile_image: '' } })).reason,
      ).toBe('company.changed')
      expect((await other.get(contract.company)).address).toBe('Số 90 đường Lê Lợi')
    })
  },
)
