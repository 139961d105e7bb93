import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { changeStatus } from '../../server/areas/digitalSignatures/changeStatus.ts'
import { registerToken } from '../../server/areas/digitalSignatures/register.ts'
import type { Member } from '../../server/companies/member.ts'
import { createSealing } from '../../server/secrets/sealing.ts'
import type { TokenRegistration } from '../../src/api/contract/signatureRegistration.ts'
import { account, companies } from '../../tools/product/server/rows.ts'
import { startDatabases } from './support/databases.ts'
import { storeForTests } from './support/serverForTests.ts'

const databases = await startDatabases()

const [company, otherCompany] = companies
const companyId = account.companyId ?? ''
const member: Member = { account, companyId, expiresAt: 0 }
const clock = () => new Date('2026-11-20T01:00:00.000Z')

const nobody = () => {
  throw new Error('no key is opened for certificates of tokens')
}
const parts = {
  clock,
  sealing: createSealing(randomBytes(32)),
  hsm: { certificates: nobody, keyState: nobody, setUpCodes: nobody, open: nobody, dispose: () => Promise.resolve() },
  envelope: { offer: nobody, open: nobody, openAll: nobody },
}

const token = (changes: Partial<TokenRegistration> = {}): TokenRegistration => ({
  reg_id: '',
  tax_code: company?.tax_id ?? '',
  org_nm: 'C=VN,O=VNPT Group,CN=VNPT Certification Authority',
  serial_no: '5404FFFE',
  form_tp: '1',
  status: '1',
  from_date: '2026-01-01T00:00:00',
  to_date: '2028-01-01T00:00:00',
  type: '1',
  ...changes,
})

describe.each(databases.map((database) => [database.kind, database] as const))(
  'digital signatures on %s',
  (_kind, database) => {
    const opened = storeForTests(database)

    const register = (changes: Partial<TokenRegistration> = {}, who = member) =>
      registerToken(opened.store, clock, who, token(changes))
    const idOf = async (changes: Partial<TokenRegistration>): Promise<string> => {
      const registered = await register(changes)
      if (!registered.ok) throw new Error(registered.failure.reason)
      return registered.value.digi_sign_id
    }
    const record = async (id: string) => (await opened.store.certificates.byIds(companyId, [id]))[0]
    const audited = async (id: string) => {
      const { rows } = await sql<{ action: string }>`select action from audit
        where company_id = ${companyId} and subject_id = ${id} order by id`.execute(opened.db)
      return rows.map(({ action }) => action)
    }

    it('registers a token with what was read of it, with an audit entry [000-4-22 001-4-04 000-3-08]', async () => {
      const id = await idOf({ serial_no: '54:04:ab:01', form_tp: '2', status: '2', type: '3' })
      expect(await record(id)).toMatchObject({
        serial_no: '5404AB01',
        form_tp: '2',
        status: '2',
        certificate_type: '3',
        user_nm: null,
        from_date: '2026-01-01T00:00:00',
        to_date: '2028-01-01T00:00:00',
      })
      expect(await audited(id)).toEqual(['certificate.registered'])
    })

    it("refuses a token of another tax code than the company's [000-4-20 001-4-02]", async () => {
      expect(await register({ serial_no: 'A1', tax_code: '0399999981' })).toEqual({
        ok: false,
        failure: { reason: 'certificate.otherTaxCode' },
      })
    })

    it('refuses one that is registered, however its number and issuer are written [000-4-21 001-4-03]', async () => {
      await idOf({ serial_no: '00AB12' })
      const exists = { ok: false, failure: { reason: 'certificate.exists' } }
      expect(await register({ serial_no: 'ab 12' })).toEqual(exists)
      expect(await register({ serial_no: 'AB12', org_nm: 'VNPT Certification Authority' })).toEqual(exists)
      expect(await register({ serial_no: '1AB12' })).toMatchObject({ ok: true })
      expect(await register({ serial_no: 'AB12', org_nm: 'CN=Another Authority' })).toMatchObject({ ok: true })
    })

    it('keeps registrations of several companies apart', async () => {
      const tax_code = otherCompany?.tax_id ?? ''
      const other: Member = { ...member, companyId: otherCompany?.id ?? '' }
      await idOf({ serial_no: 'C1' })
      expect(await register({ serial_no: 'C1', tax_code }, other)).toMatchObject({ ok: true })
    })

    it('registers one of two that are sent at once', async () => {
      const both = await Promise.all([register({ serial_no: 'D1' }), register({ serial_no: 'D1' })])
      expect(both.filter(({ ok }) => ok)).toHaveLength(1)
    })

    const change = (status: '1' | '2' | '3', ...ids: readonly string[]) =>
      changeStatus(
        { ...parts, store: opened.store },
        { digital_signatures: ids.map((digi_sign_id) => ({ digi_sign_id, status })) },
        { member, address: '192.0.2.1' },
      )
    const putAside = (id: string, changes: { to_date?: string; certificate_type?: string; status?: string }) =>
      opened.db
        .updateTable('certificates')
        .set(changes)
        .where('company_id', '=', companyId)
        .where('id', '=', id)
        .execute()

    it('changes statuses with what is declared, of all or of none, with an audit entry each [001-4-01 000-4-19]', async () => {
      const [one, two] = [await idOf({ serial_no: 'F1' }), await idOf({ serial_no: 'F2' })]
      expect(await change('2', one, two)).toEqual({ ok: true, value: 2 })
      expect(await record(one)).toMatchObject({ status: '2', form_tp: '2' })
      expect(await audited(two)).toEqual(['certificate.registered', 'certificate.statusChanged'])
      expect(await change('2', one, two)).toEqual({ ok: true, value: 0 })
      expect(await audited(two)).toHaveLength(2)
      expect(await change('3', one, 'unknown')).toMatchObject({ failure: { reason: 'record.absent' } })
      expect(await record(one)).toMatchObject({ status: '2' })
    })

    it('stops a certificate, which signs no more, and takes it up again while it is valid [001-4-01]', async () => {
      const id = await idOf({ serial_no: 'F3', type: '3' })
      expect(await change('3', id)).toMatchObject({ ok: true })
      expect(await record(id)).toMatchObject({ status: '3', form_tp: '3' })
      expect(await change('1', id)).toMatchObject({ ok: true })
      await change('3', id)
      await putAside(id, { to_date: '2026-11-20T07:59:59' })
      expect(await change('1', id)).toEqual({
        ok: false,
        failure: {
          reason: 'certificate.expired',
          fields: [{ field: 'digital_signatures.0.status', message: 'certificate.expired' }],
        },
      })
    })

    it('stops an expired certificate, and activates one that was set aside', async () => {
      const id = await idOf({ serial_no: 'F4' })
      await putAside(id, { status: '0' })
      expect(await change('1', id)).toMatchObject({ ok: true })
      await putAside(id, { to_date: '2026-01-02T00:00:00' })
      expect(await change('3', id)).toMatchObject({ ok: true })
    })

    it('refuses an expired certificate, and one that says no true number, issuer or time', async () => {
      expect(await register({ serial_no: 'E1', to_date: '2026-11-20T07:59:59' })).toMatchObject({
        failure: { reason: 'certificate.expired' },
      })
      expect(await register({ serial_no: 'xyz', org_nm: ' ', from_date: '', to_date: '2028-02-30T00:00:00' })).toEqual({
        ok: false,
        failure: {
          reason: 'fields.invalid',
          fields: [
            { field: 'org_nm', message: 'org_nm_is_required' },
            { field: 'serial_no', message: 'serial_no_is_invalid' },
            { field: 'from_date', message: 'from_date_is_invalid' },
            { field: 'to_date', message: 'to_date_is_invalid' },
          ],
        },
      })
    })
  },
)
