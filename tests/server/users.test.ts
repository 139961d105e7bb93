import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { setActive } from '../../server/areas/users/activity.ts'
import { createUser } from '../../server/areas/users/create.ts'
import { changeRole } from '../../server/areas/users/role.ts'
import { plainAccount, type Account } from '../../server/companies/accounts.ts'
import { otherCompany } from '../../server/companies/demo/company.ts'
import type { Member } from '../../server/companies/member.ts'
import { openStore, type OpenStore } from '../../server/openStore.ts'
import type { DatabaseLocation } from '../../server/store/openDatabase.ts'
import { newId } from '../../server/store/identifiers.ts'
import type { UserBody } from '../../src/api/contract/users.ts'
import { newShop } from '../../src/domain/shop/shop.ts'
import { account, seed } from '../../tools/product/server/rows.ts'
import { startDatabases } from './support/databases.ts'

const databases = await startDatabases()

const companyId = account.companyId ?? ''
const clock = () => new Date('2026-11-20T01:00:00.000Z')
const memberFor = (who: Account): Member => ({ account: who, companyId: who.companyId ?? '', expiresAt: 0 })

describe.each(databases.map((database) => [database.kind, database] as const))('users on %s', (_kind, database) => {
  let servers: OpenStore[] = []
  beforeAll(async () => {
    const location: DatabaseLocation = await database.create()
    servers = [await openStore(location), await openStore(location)]
    await seed(first())
  })
  afterAll(async () => {
    for (const { store } of servers) await store.close()
  })

  const serverAt = (index: number): OpenStore => {
    const opened = servers[index]
    if (opened === undefined) throw new Error('no server')
    return opened
  }
  const storeAt = (index: number) => serverAt(index).store
  const first = () => storeAt(0)
  const made = async (changes: Partial<Account> = {}): Promise<Account> => {
    const id = newId()
    const one: Account = { ...account, ...plainAccount, id, userId: `${id}@tokhai.example`, ...changes }
    await first().accounts.insert(one)
    return one
  }
  const kept = async (one: Account): Promise<Account> => {
    const found = await first().accounts.byUserId(one.userId)
    if (found === null) throw new Error('the account is gone')
    return found
  }
  const deactivate = (index: number, by: Account, ...ids: string[]) =>
    setActive(storeAt(index), clock, memberFor(by), { ids, isActive: false })

  it('leaves one of two administrators who deactivate each other at once, in two servers [001-4-22]', async () => {
    const company = { companyId: otherCompany.id, scope: 'ADMIN' as const }
    const [one, two] = [await made(company), await made(company)]
    const outcomes = await Promise.all([deactivate(0, one, two.id), deactivate(1, two, one.id)])
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
    expect([(await kept(one)).isActive, (await kept(two)).isActive].filter(Boolean)).toHaveLength(1)
    const [left] = [await kept(one), await kept(two)].filter(({ isActive }) => isActive)
    if (left === undefined) throw new Error('nobody is left')
    expect(await deactivate(0, left, left.id)).toMatchObject({
      value: { results: [{ result: 'user.lastAdministrator' }] },
    })
    const demoted = await changeRole(first(), clock, memberFor(left), { id: left.id, role: '2', version: '' })
    expect(demoted).toMatchObject({ failure: { reason: 'user.changed' } })
  })

  it('ends the sessions of whom it deactivates, in every server, and says of each what became of it [001-4-22]', async () => {
    const user = await made({ scope: 'USER' })
    const idle = await made({ scope: 'USER', isActive: false })
    const session = { tokenHash: newId(), accountId: user.id, openedAt: 'now', expiresAt: 2_000_000_000 }
    await first().sessions.open(session)
    expect(await storeAt(1).sessions.find(session.tokenHash, 1)).not.toBeNull()
    const outcome = await deactivate(0, account, user.id, idle.id, account.id, 'nobody')
    expect(outcome).toMatchObject({
      value: {
        results: [
          { id: user.id, result: 'changed' },
          { id: idle.id, result: 'unchanged' },
          { id: account.id, result: 'user.lastAdministrator' },
          { id: 'nobody', result: 'record.absent' },
        ],
      },
    })
    await setActive(first(), clock, memberFor(account), { ids: [user.id], isActive: true })
    expect(await storeAt(1).sessions.find(session.tokenHash, 1)).toBeNull()
    const { rows } = await sql<{ action: string; detail: string }>`select action, detail from audit
      where company_id = ${companyId} and subject_id = ${user.id} order by id`.execute(serverAt(0).db)
    expect(rows.map(({ action }) => action)).toEqual(['user.deactivated', 'user.activated'])
    expect(rows[0]?.detail).toContain('"user_status.before":"Y"')
  })

  it('gives every new user an employee number of its own, however many come at once [001-2.9-05]', async () => {
    const shop = { ...newShop(), name: 'Quầy', id: newId(), companyId, version: 'v', pos_id: [] }
    await first().shops.insert(shop)
    const body = (index: number): UserBody & { id: string } => ({
      id: newId(),
      profile_image: '',
      full_name: 'Lan',
      employee_no: '',
      employee_auto: true,
      mobile: '0901234567',
      email: 'lan@tokhai.example',
      user_id: `number.${index}@tokhai.example`,
      password: 'sealed',
      role: '2',
      permissions: ['shop.add'],
      shops: [{ shop_id: shop.id, is_assign: true }],
    })
    const envelope = {
      offer: () => ({ kid: '', nonce: '', jwk: { kty: 'RSA' as const, n: '', e: '' } }),
      open: () => Promise.resolve({ ok: true as const, value: 'Tokhai@2026' }),
      openAll: () => Promise.resolve({ ok: true as const, value: ['Tokhai@2026'] }),
    }
    const images = { renew: () => Promise.resolve(false) }
    const create = (index: number) =>
      createUser({ store: storeAt(index % 2), clock, envelope, images }, memberFor(account), body(index))
    const outcomes = await Promise.all([0, 1, 2, 3].map(create))
    expect(outcomes.every(({ ok }) => ok)).toBe(true)
    const numbers = await first().users.employeeNumbers(companyId)
    expect(numbers.filter((number) => number !== '').toSorted()).toEqual(['NV0001', 'NV0002', 'NV0003', 'NV0004'])
    // Somebody else has taken the id since it was verified.
    expect(await create(1)).toMatchObject({
      failure: { reason: 'fields.invalid', fields: [{ field: 'user_id', message: 'user_id_was_taken_meanwhile' }] },
    })
    const created = await first().accounts.byUserId('number.2@tokhai.example')
    expect(created).toMatchObject({ mustChangePassword: true, permissions: ['shop.add'], scope: 'USER' })
    expect(await first().shops.usedBy(companyId, 'account', [created?.id ?? ''])).toHaveLength(1)
  })
})
