import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { deleteShops } from '../../server/areas/shops/delete.ts'
import { changeShop, createShop } from '../../server/areas/shops/save.ts'
import type { Member } from '../../server/companies/member.ts'
import { openStore } from '../../server/openStore.ts'
import { newId } from '../../server/store/identifiers.ts'
import type { ShopBody } from '../../src/api/contract/shops.ts'
import { newShop } from '../../src/domain/shop/shop.ts'
import { searchWords } from '../../src/domain/text.ts'
import { fillEarlierDatabase, insertEarlier } from '../../tools/product/server/earlierDatabase.ts'
import { account, companies } from '../../tools/product/server/rows.ts'
import { startDatabases } from './support/databases.ts'
import { storeForTests } from './support/serverForTests.ts'

const databases = await startDatabases()

const companyId = account.companyId ?? ''
const member: Member = { account, companyId, expiresAt: 0 }
const stranger: Member = { ...member, companyId: companies[1]?.id ?? '' }
const clock = () => new Date('2026-11-20T01:00:00.000Z')

const shop = (changes: Partial<ShopBody & { id: string }> = {}) => ({
  ...newShop(),
  name: 'Quầy A',
  id: '',
  ...changes,
})
const pos = (pos_no: string, sid = '', del_yn: 'Y' | 'N' = 'N') => ({ pos_no, sid, del_yn })

describe.each(databases.map((database) => [database.kind, database] as const))('shops on %s', (_kind, database) => {
  const opened = storeForTests(database)

  const create = (body = shop(), who = member) => createShop(opened.store, clock, who, body)
  const change = (id: string, version: string, body: Partial<ShopBody>) =>
    changeShop(opened.store, clock, member, { ...shop(body), id, version })
  const remove = (...ids: string[]) => deleteShops(opened.store, clock, member, ids)
  const made = async (body = shop(), who = member) => {
    const saved = await create(body, who)
    if (!saved.ok) throw new Error(JSON.stringify(saved.failure))
    return saved.value
  }
  const detail = async (id: string, of = companyId) => {
    const found = await opened.store.shops.byId(of, id)
    if (found === null) throw new Error(`there is no shop ${id}`)
    return found
  }
  const numbers = async (id: string) => (await detail(id)).pos_id.map(({ pos_no, del_yn }) => `${pos_no} ${del_yn}`)
  const audited = async (id: string) => {
    const { rows } = await sql<{ action: string }>`select action from audit
      where company_id = ${companyId} and subject_id = ${id} order by id`.execute(opened.db)
    return rows.map(({ action }) => action)
  }

  it('are kept as sent, normalised, with a saved POS 001, and changed [001-5-12 001-7-02]', async () => {
    const { id, version } = await made(shop({ name: ' Cửa hàng  ', tel_no: '024 3926 8888', email: 'a@b.example' }))
    const kept = await detail(id)
    expect(kept).toMatchObject({ name: 'Cửa hàng', tel_no: '02439268888', email: 'a@b.example', auto: true, version })
    expect(kept.pos_id).toEqual([pos('001', kept.pos_id[0]?.sid)])
    expect(kept.pos_id[0]?.sid).not.toBe('')
    const changed = await change(id, version, { name: 'Cửa hàng 2', pos_id: [...kept.pos_id] })
    expect(changed).toMatchObject({ ok: true })
    expect(await detail(id)).toMatchObject({ name: 'Cửa hàng 2', pos_id: kept.pos_id })
    expect(await audited(id)).toEqual(['shop.created', 'shop.changed'])
  })

  it('get their automatic numbers from the server, whatever was sent [001-4-08]', async () => {
    const { id, version } = await made(shop({ pos_id: [pos('7'), pos('')] }))
    expect(await numbers(id)).toEqual(['001 N', '002 N'])
    const [first, second] = (await detail(id)).pos_id
    const changed = await change(id, version, {
      pos_id: [pos('typed', first?.sid), pos('', second?.sid, 'Y'), pos('009')],
    })
    expect(changed.ok).toBe(true)
    expect(await numbers(id)).toEqual(['001 N', '002 Y', '003 N'])
  })

  it('keep manual numbers, of which each stands once and one must remain [001-4-09 001-5-11]', async () => {
    const { id, version } = await made(shop({ auto: false, pos_id: [pos('SI-1'), pos('SI-2')] }))
    const [first, second] = (await detail(id)).pos_id
    const ask = (pos_id: ShopBody['pos_id']) => change(id, version, { auto: false, pos_id })
    const refused = (field: string, message: string) => ({
      ok: false,
      failure: { reason: 'fields.invalid', fields: [{ field, message }] },
    })
    expect(await ask([pos('SI-1', first?.sid, 'Y'), pos('SI-2', second?.sid, 'Y')])).toEqual(
      refused('pos_id', 'pos_must_remain'),
    )
    expect(await ask([pos('SI-2', second?.sid), pos('SI-2')])).toEqual(
      refused('pos_id.1.pos_no', 'pos_number_is_taken'),
    )
    expect(await ask([pos('SI-2', 'unknown')])).toEqual(refused('pos_id.0.sid', 'pos_is_unknown'))
    expect((await ask([pos('SI-1', first?.sid, 'Y'), pos('SI-3', second?.sid)])).ok).toBe(true)
    expect(await numbers(id)).toEqual(['SI-1 Y', 'SI-3 N'])
  })

  it('are refused with each field that is wrong, and not written [001-5-07 001-5-08]', async () => {
    const before = await opened.store.shops.page(companyId, [], { number: 0, size: 1, sort: null })
    expect(await create(shop({ name: '', email: 'x', tel_no: '1'.repeat(13) }))).toEqual({
      ok: false,
      failure: {
        reason: 'fields.invalid',
        fields: [
          { field: 'name', message: 'shop_name_is_required' },
          { field: 'email', message: 'shop_email_is_invalid' },
          { field: 'tel_no', message: 'too_long:12' },
        ],
      },
    })
    expect((await opened.store.shops.page(companyId, [], { number: 0, size: 1, sort: null })).total).toBe(before.total)
  })

  it('have codes of their own within the company, also when they are saved at once', async () => {
    const taken = {
      ok: false,
      failure: { reason: 'fields.invalid', fields: [{ field: 'shop_code', message: 'shop_code_is_taken' }] },
    }
    const outcomes = await Promise.all([create(shop({ shop_code: 'C1' })), create(shop({ shop_code: 'C1' }))])
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
    expect(outcomes.find(({ ok }) => !ok)).toEqual(taken)
    const other = await made(shop({ shop_code: 'C2' }))
    expect(await change(other.id, other.version, { shop_code: 'C1' })).toEqual(taken)
    expect((await create(shop({ shop_code: 'C1' }), stranger)).ok).toBe(true)
    expect((await create()).ok && (await create()).ok).toBe(true)
  })

  it('are written over as they were opened only, and a repeated saving is answered again', async () => {
    const id = newId()
    const first = await made(shop({ id, address: 'A' }))
    expect(await create(shop({ id, address: 'A' }))).toEqual({ ok: true, value: first })
    expect(await create(shop({ id, address: 'B' }))).toMatchObject({ failure: { reason: 'shop.changed' } })
    const body = { address: 'C', pos_id: [...(await detail(id)).pos_id, pos('002')] }
    const second = await change(id, first.version, body)
    expect(second.ok).toBe(true)
    expect(await change(id, first.version, body)).toEqual(second)
    expect(await numbers(id)).toEqual(['001 N', '002 N'])
    expect(await change(id, first.version, { address: 'D' })).toMatchObject({ failure: { reason: 'shop.changed' } })
    expect((await detail(id)).address).toBe('C')
    expect(await audited(id)).toEqual(['shop.created', 'shop.changed'])
  })

  it.each([true, false])(
    'keep one POS where a form goes on from a saving without an answer, automatic: %s',
    async (auto) => {
      const id = newId()
      const { version } = await made(shop({ id, auto }))
      // The form has not heard what its POS is called.
      const changed = await change(id, version, { auto, address: 'B', pos_id: [pos('001'), pos('002')] })
      expect(changed.ok).toBe(true)
      expect(await numbers(id)).toEqual(['001 N', '002 N'])
    },
  )

  it('are deleted all or none, and not while something uses them', async () => {
    const [one, two, three] = [await made(), await made(), await made()]
    await opened.store.shops.addUse(companyId, two.id, 'account', account.id)
    expect(await remove(one.id, two.id)).toEqual({
      ok: false,
      failure: { reason: 'shop.inUse', fields: [{ field: 'shop_id.1', message: 'used_by_account:1' }] },
    })
    expect(await remove(one.id, 'unknown')).toMatchObject({ failure: { reason: 'record.absent' } })
    expect(await remove(one.id, three.id, one.id)).toEqual({ ok: true, value: { deleted: 2 } })
    expect(await opened.store.shops.byId(companyId, one.id)).toBeNull()
    expect(await audited(one.id)).toEqual(['shop.created', 'shop.deleted'])
    expect(await detail(two.id)).toMatchObject({ id: two.id })
    expect(await change(one.id, one.version, {})).toMatchObject({ failure: { reason: 'record.absent' } })
  })

  it('of one company are not seen or touched by another, under one id', async () => {
    const id = newId()
    await made(shop({ id, name: 'Mine' }))
    await made(shop({ id, name: 'Theirs', pos_id: [pos(''), pos('')] }), stranger)
    expect((await detail(id)).name).toBe('Mine')
    expect(await numbers(id)).toEqual(['001 N'])
    expect(await deleteShops(opened.store, clock, stranger, [id])).toEqual({ ok: true, value: { deleted: 1 } })
    expect((await detail(id)).name).toBe('Mine')
  })
})

describe.each(databases.map((database) => [database.kind, database] as const))('the list on %s', (_kind, database) => {
  const opened = storeForTests(database)
  beforeAll(async () => {
    for (const [name, shop_code, address, pos_nos] of [
      ['Đông Anh', 'B2', 'Hà Nội', ['001', '002']],
      ['an bình', 'C3', 'Cần Thơ', ['001']],
      ['Ba Đình', 'A1', 'Hà Nội 10%', ['SI_1']],
    ] as const) {
      const body = shop({ name, shop_code, address, auto: false, pos_id: pos_nos.map((number) => pos(number)) })
      await createShop(opened.store, clock, member, body)
    }
  })

  const names = async (search: string, sort: string | null = null, number = 0, size = 10) => {
    const [column = '', direction] = sort?.split(':') ?? []
    const order = sort === null ? null : ({ column, direction: direction === 'desc' ? 'desc' : 'asc' } as const)
    const page = await opened.store.shops.page(companyId, searchWords(search), { number, size, sort: order })
    return { names: page.items.map(({ name }) => name), total: page.total }
  }

  it('is ordered by name without regard to diacritics and case, or by another column', async () => {
    expect((await names('')).names).toEqual(['an bình', 'Ba Đình', 'Đông Anh'])
    expect((await names('', 'shop_code:desc')).names).toEqual(['an bình', 'Đông Anh', 'Ba Đình'])
    expect((await names('', 'address:asc')).names).toEqual(['an bình', 'Đông Anh', 'Ba Đình'])
  })

  it('is paged, and searched in what it shows', async () => {
    expect(await names('', null, 1, 2)).toEqual({ names: ['Đông Anh'], total: 3 })
    expect((await names('NOI ha')).names).toEqual(['Ba Đình', 'Đông Anh'])
    expect((await names('10%')).names).toEqual(['Ba Đình'])
    expect(await names('nowhere')).toEqual({ names: [], total: 0 })
  })

  it('of POS has those in use, by number and shop', async () => {
    const find = async (search: string, most = 10) =>
      (await opened.store.shops.findPos(companyId, searchWords(search), most, '')).map(
        ({ name, pos_no }) => `${name} ${pos_no}`,
      )
    expect(await find('')).toEqual(['an bình 001', 'Ba Đình SI_1', 'Đông Anh 001', 'Đông Anh 002'])
    expect(await find('anh 00')).toEqual(['Đông Anh 001', 'Đông Anh 002'])
    expect(await find('si_')).toEqual(['Ba Đình SI_1'])
    expect(await find('', 2)).toHaveLength(2)
  })
})

describe.each(databases.map((database) => [database.kind, database] as const))(
  'the schema on %s',
  (_kind, database) => {
    it('takes shops into a database of the schema before, with the companies that it has', async () => {
      const location = await database.createEmpty()
      await fillEarlierDatabase(location, '0010-shown-columns', async (db) => {
        const [company] = companies
        if (company === undefined) throw new Error('there is no company')
        await insertEarlier(db, 'companies', company)
      })
      const { store } = await openStore(location)
      await store.accounts.insert(account)
      expect((await createShop(store, clock, member, shop())).ok).toBe(true)
      await store.close()
    })
  },
)
