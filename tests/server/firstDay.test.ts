import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addCompany, deactivateCompany, type FirstDay } from '../../server/companies/firstDay.ts'
import { isPassword } from '../../server/companies/passwordHash.ts'
import { openStore, type OpenStore } from '../../server/openStore.ts'
import { newPasswordRule, passwordMax } from '../../src/domain/password.ts'
import { startDatabases } from './support/databases.ts'

const databases = await startDatabases()

const clock = () => new Date('2026-11-23T01:00:00.000Z')
const firstDay: FirstDay = {
  taxCode: '0101243150-001',
  companyType: 'organisation',
  companyName: 'CÔNG TY TNHH GỐM BÁT TRÀNG',
  userId: 'giamdoc@gom.example',
  personName: 'Nguyễn Văn Gốm',
}

describe.each(databases.map((database) => [database.kind, database] as const))(
  "a company's first day on %s",
  (_kind, database) => {
    let opened: OpenStore
    let password = ''
    beforeAll(async () => {
      opened = await openStore(await database.create())
      const added = await addCompany(opened.store, clock, firstDay)
      if (added.ok) password = added.value.password
    })
    afterAll(() => opened.store.close())

    it('has an administrator, who signs in with a password for one time', async () => {
      const account = await opened.store.accounts.byUserId(firstDay.userId)
      expect(account).toMatchObject({
        scope: 'ADMIN',
        isActive: true,
        mustChangePassword: true,
        name: 'Nguyễn Văn Gốm',
      })
      expect(await isPassword(password, account?.passwordHash ?? '')).toBe(true)
      expect(await opened.store.companies.byId(account?.companyId ?? '')).toMatchObject({
        vietnam_name: firstDay.companyName,
        tax_id: '0101243150-001',
      })
    })

    it('gives each company another password, which the rules of passwords allow', async () => {
      const other = await addCompany(opened.store, clock, { ...firstDay, taxCode: '0199999984', userId: 'b@b.example' })
      expect(other.ok && other.value.password).not.toBe(password)
      expect(v.is(newPasswordRule(passwordMax.given), password)).toBe(true)
    })

    it('makes a household of a personal id', async () => {
      const userId = 'ho@gom.example'
      const household = { ...firstDay, companyType: 'household', taxCode: '001185012345', userId } as const
      expect((await addCompany(opened.store, clock, household)).ok).toBe(true)
      const account = await opened.store.accounts.byUserId(userId)
      expect(await opened.store.companies.byId(account?.companyId ?? '')).toMatchObject({
        company_type: 'household',
        tax_id: '001185012345',
      })
      await deactivateCompany(opened.store, clock, household.taxCode)
    })

    it.each([
      ['company.exists', { taxCode: '0101243150001', userId: 'c@c.example' }],
      ['account.exists', { taxCode: '0399999981' }],
      ['company.otherType', { taxCode: '001185012345', userId: 'c@c.example' }],
      ['company.otherType', { companyType: 'household', taxCode: '0399999981', userId: 'c@c.example' }],
    ] as const)('is refused with %s, and nothing is made', async (failure, changes) => {
      const before = await opened.store.directory.all()
      expect(await addCompany(opened.store, clock, { ...firstDay, ...changes })).toEqual({ ok: false, failure })
      expect(await opened.store.directory.all()).toEqual(before)
      expect(await opened.store.accounts.byUserId('c@c.example')).toBeNull()
    })

    it('ends for all its people at once, and for nobody else', async () => {
      const { store } = opened
      const account = await store.accounts.byUserId(firstDay.userId)
      const session = { tokenHash: 'hash', openedAt: '2026-11-23T01:00:00.000Z', expiresAt: 2_000_000_000 }
      await store.sessions.open({ ...session, accountId: account?.id ?? '' })
      expect(await store.sessions.find('hash', 1)).not.toBeNull()
      const done = await deactivateCompany(store, clock, '0101243150001')
      expect(done).toMatchObject({ ok: true, value: { closed: 1, company: { name: firstDay.companyName } } })
      expect(await store.sessions.find('hash', 1)).toBeNull()
      expect(await store.accounts.byUserId(firstDay.userId)).toMatchObject({ isActive: false })
      expect(
        (await store.directory.all()).map(({ taxCode, accounts, activeAccounts }) => [
          taxCode,
          accounts,
          activeAccounts,
        ]),
      ).toEqual([
        ['001185012345', 1, 0],
        ['0101243150-001', 1, 0],
        ['0199999984', 1, 1],
      ])
      expect(await deactivateCompany(store, clock, '0311111111')).toEqual({ ok: false, failure: 'company.absent' })
    })
  },
)
