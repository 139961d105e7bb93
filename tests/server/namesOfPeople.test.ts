import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { changeProfile, valuesOf, versionOf } from '../../server/areas/account/changeProfile.ts'
import { changeUser } from '../../server/areas/users/change.ts'
import { versionOf as versionOfUser } from '../../server/areas/users/content.ts'
import { createUser } from '../../server/areas/users/create.ts'
import { findUser } from '../../server/areas/users/read.ts'
import { createSignIn } from '../../server/areas/auth/signIn.ts'
import { plainAccount, type Account } from '../../server/companies/accounts.ts'
import { hashPassword } from '../../server/companies/passwordHash.ts'
import type { Member } from '../../server/companies/member.ts'
import { openStore, type OpenStore } from '../../server/openStore.ts'
import { newId } from '../../server/store/identifiers.ts'
import type { UserBody } from '../../src/api/contract/users.ts'
import { newShop } from '../../src/domain/shop/shop.ts'
import { fillEarlierDatabase, insertEarlier } from '../../tools/product/server/earlierDatabase.ts'
import { account, companies, seed } from '../../tools/product/server/rows.ts'
import { startDatabases } from './support/databases.ts'
import { anonymous, noCodes } from './support/plainSignIn.ts'

const databases = await startDatabases()

const companyId = account.companyId ?? ''
const member: Member = { account, companyId, expiresAt: 0 }
const clock = () => new Date('2026-11-20T01:00:00.000Z')
const password = 'Tokhai@2026'
const envelope = {
  offer: () => ({ kid: '', nonce: '', jwk: { kty: 'RSA' as const, n: '', e: '' } }),
  open: () => Promise.resolve({ ok: true as const, value: password }),
  openAll: () => Promise.resolve({ ok: true as const, value: [password] }),
}
const images = { renew: () => Promise.resolve(false) }
const refused = (field: string, message: string) => ({
  ok: false,
  failure: { reason: 'fields.invalid', fields: [{ field, message }] },
})

const body = (changes: Partial<UserBody>, shopId: string): UserBody => ({
  profile_image: '',
  full_name: 'Lan',
  employee_no: '',
  employee_auto: false,
  mobile: '0901234567',
  email: 'lan@tokhai.example',
  user_id: `${newId()}@tokhai.example`,
  password: 'sealed',
  role: '2',
  permissions: [],
  shops: [{ shop_id: shopId, is_assign: true }],
  ...changes,
})

describe.each(databases.map((database) => [database.kind, database] as const))('people on %s', (_kind, database) => {
  let opened: OpenStore
  const shop = { ...newShop(), name: 'Quầy', id: 'shop', companyId, version: 'v', pos_id: [] }
  beforeAll(async () => {
    opened = await openStore(await database.create())
    await seed(opened.store)
    await opened.store.shops.insert(shop)
  })
  afterAll(() => opened.store.close())

  const parts = () => ({ store: opened.store, clock, envelope, images })
  const create = (changes: Partial<UserBody>) => createUser(parts(), member, { ...body(changes, shop.id), id: newId() })
  const taken = refused('employee_no', 'employee_no_is_taken')

  it('have employee numbers of their own, however they are typed', async () => {
    expect(await create({ employee_no: 'NV\u{A0} 07\u{200B}' })).toMatchObject({ ok: true })
    for (const employee_no of ['NV 07', 'nv 07', '\u{FF2E}V  07', 'N\u{AD}V 07'])
      expect(await create({ employee_no })).toMatchObject(taken)
    expect(await create({ employee_no: '\u{41D}V 08' })).toMatchObject(
      refused('employee_no', 'doubtful_character:\u{41D}'),
    )
    const other = await create({ employee_no: 'NV 08', user_id: 'other@tokhai.example' })
    const id = other.ok ? other.value.id : ''
    const found = await findUser(opened.store, companyId, id)
    if (found === null) throw new Error('the user is not there')
    const changed = body({ employee_no: 'nv 07', user_id: 'other@tokhai.example', password: '' }, shop.id)
    expect(await changeUser(parts(), member, { ...changed, id, version: versionOfUser(found) })).toMatchObject(taken)
    const profile = { ...valuesOf(found.account), employee_no: 'Nv 07', version: versionOf(valuesOf(found.account)) }
    expect(await changeProfile(opened.store, clock, { account: found.account, expiresAt: 0 }, profile)).toMatchObject(
      taken,
    )
    // One that was typed counts among those that are given automatically.
    await create({ employee_no: 'nv0041', user_id: 'typed@tokhai.example' })
    await create({ employee_no: '', employee_auto: true, user_id: 'given@tokhai.example' })
    expect(await opened.store.accounts.byUserId('given@tokhai.example')).toMatchObject({ employeeNo: 'NV0042' })
  })

  it('sign in with their id however it is typed, and have it alone', async () => {
    const user_id = '\u{FF2C}an\u{200B}.Ng\u{2011}1@tokhai.example'
    expect(await create({ user_id, employee_no: 'L1' })).toMatchObject({ ok: true })
    expect(await create({ user_id: 'lan.ng-1@tokhai.example', employee_no: 'L2' })).toMatchObject(
      refused('user_id', 'user_id_was_taken_meanwhile'),
    )
    const names: string[] = []
    const signIn = await createSignIn({
      store: opened.store,
      envelope,
      throttle: ({ userId }) => {
        names.push(userId)
        return Promise.resolve({ wait: 0, isFirstStopped: false, needsCode: false, succeeded: () => Promise.resolve() })
      },
      devices: { recognise: () => Promise.resolve(null), renew: () => Promise.resolve() },
      codes: noCodes,
      closedPassword: null,
      clock,
    })
    for (const userId of ['lan.ng-1@tokhai.example', user_id, ' LAN.ng\u{2013}1@tokhai.example\u{FEFF}']) {
      const opening = signIn.open({ userId, password: 'sealed', address: '::1', ...anonymous })
      expect(await opening).toMatchObject({ ok: true })
    }
    expect(new Set(names)).toEqual(new Set(['lan.ng-1@tokhai.example']))
  })

  it('whose ids and numbers looked alike before stay through the migration, each with its own', async () => {
    const location = await database.createEmpty()
    const passwordHash = await hashPassword(password)
    const person = (id: string, userId: string, employeeNo: string): Account => ({
      ...account,
      ...plainAccount,
      id,
      userId,
      employeeNo,
      passwordHash,
    })
    await fillEarlierDatabase(location, '0025-accepted-at', async (db) => {
      for (const each of companies) await insertEarlier(db, 'companies', each)
      for (const [id, user_id, employee_no] of [
        ['one', 'staff@tokhai.example', 'NV01'],
        ['two', '\u{17F}taff@tokhai.example', 'nv\u{200B}01'],
        ['alone', '\u{17F}ales@tokhai.example', ''],
      ] as const)
        await insertEarlier(db, 'accounts', {
          id,
          company_id: companyId,
          user_id,
          name: id,
          email: account.email,
          scope: 'ADMIN',
          password_hash: passwordHash,
          is_active: 1,
          employee_no,
        })
      for (const [id, user_nm] of [
        ['hsm', '\u{FF33}erver'],
        ['other', 'kiosk'],
      ] as const)
        await insertEarlier(db, 'hsm_accounts', { id, user_nm, password_hash: 'none', token: null, created_at: '' })
    })
    const { store } = await openStore(location)
    try {
      const idOf = async (typed: string) => (await store.accounts.byUserId(typed))?.id
      expect(await idOf('staff@tokhai.example')).toBe('one')
      expect(await idOf('\u{17F}taff@tokhai.example')).toBe('two')
      expect(await idOf('sales@tokhai.example')).toBe('alone')
      expect(await idOf('\u{17F}ALES@tokhai.example')).toBe('alone')
      expect(await store.hsmAccounts.byUserName('server')).toMatchObject({ id: 'hsm' })
      const two = person('two', '\u{17F}taff@tokhai.example', 'nv\u{200B}01')
      const save = async (employee_no: string) => {
        const kept = await store.accounts.byUserId(two.userId)
        if (kept === null) throw new Error('the account is gone')
        const values = { ...valuesOf(kept), name: 'Lan', phone_number: '0901234567', employee_no }
        return changeProfile(
          store,
          clock,
          { account: two, expiresAt: 0 },
          { ...values, version: versionOf(valuesOf(kept)) },
        )
      }
      expect(await save('nv\u{200B}01')).toMatchObject({ ok: true })
      expect(await idOf('\u{17F}taff@tokhai.example')).toBe('two')
      expect(await store.accounts.byUserId(two.userId)).toMatchObject({ name: 'Lan', employeeNo: 'nv\u{200B}01' })
      expect(await save('NV01')).toMatchObject(taken)
      expect(await save('NV02')).toMatchObject({ ok: true })
    } finally {
      await store.close()
    }
  })
})
