import { beforeAll, describe, expect, it } from 'vitest'
import { product } from '../../server/areas.ts'
import type { Member } from '../../server/companies/member.ts'
import { findIn } from '../../server/search.ts'
import type { Scope } from '../../src/domain/session.ts'
import { isSearchable, searchWords } from '../../src/domain/text.ts'
import { newItem } from '../../src/domain/items/item.ts'
import { newShop } from '../../src/domain/shop/shop.ts'
import { account, companies, declaration } from '../../tools/product/server/rows.ts'
import { startDatabases } from './support/databases.ts'
import { storeForTests } from './support/serverForTests.ts'

const databases = await startDatabases()

const companyId = account.companyId ?? ''
const otherId = companies[1]?.id ?? ''
const memberOf = (of: string, scope: Scope = 'USER'): Member => ({
  account: { ...account, scope },
  companyId: of,
  expiresAt: 0,
})

describe.each(databases.map((database) => [database.kind, database] as const))(
  'the search over everything on %s',
  (_kind, database) => {
    const opened = storeForTests(database)
    beforeAll(async () => {
      const { shops, declarations } = opened.store
      const shop = { ...newShop(), email: '', fax_no: '', tel_no: '', version: 'v1', pos_id: [] }
      for (const place of [1, 2, 3, 4, 5, 6, 7]) {
        await shops.insert({
          ...shop,
          companyId,
          id: `s${place}`,
          name: `Quầy Đống Đa ${place}`,
          shop_code: `DD-${place}`,
        })
      }
      await shops.insert({ ...shop, companyId: otherId, id: 's1', name: 'Quầy Đống Đa khác', shop_code: 'KHAC' })
      await declarations.insert(declaration({ companyId, id: 'd1', reference: 'TK-DONGDA-1' }))
      await declarations.insert(declaration({ companyId: otherId, id: 'd2', reference: 'TK-DONGDA-2' }))
    })

    const find = (typed: string, member = memberOf(companyId)) =>
      findIn(product.searches, opened.store)(member, searchWords(typed))
    const found = async (typed: string, member?: Member) =>
      (await find(typed, member)).flatMap(({ kind, hits }) => hits.map(({ id }) => `${kind} ${id}`))

    it('finds words in any order, without diacritics and case, by name and code, at most five of a kind', async () => {
      const [shops, ...others] = await find('đa QUAY dong')
      expect(others).toEqual([])
      expect(shops).toMatchObject({ kind: 'shops', has_more: true })
      expect(shops?.hits.map(({ title }) => title)).toEqual([1, 2, 3, 4, 5].map((place) => `Quầy Đống Đa ${place}`))
      expect(shops?.hits[0]).toMatchObject({ id: 's1', detail: 'DD-1', status: '' })
      expect(await found('dd-7')).toEqual(['shops s7'])
    })

    it('names a declaration by its reference, with form, day and status', async () => {
      expect(await find('dongda')).toEqual([
        {
          kind: 'declarations',
          hits: [{ id: 'd1', title: 'TK-DONGDA-1', detail: '01/ĐKTĐ-HĐĐT · 20/11/2026', status: 'draft' }],
          has_more: false,
        },
      ])
    })

    it('finds items by code and name', async () => {
      const dated = { version: 'v1', createdAt: '2026-11-23T00:00:00.000Z', companyId }
      const names = { id: 'i1', item_code: 'GOM-01', item_name: 'Bình gốm', uom: 'Cái' }
      await opened.store.items.insert([{ ...newItem(), picture: '', ...dated, ...names }])
      expect(await find('binh gom')).toEqual([
        { kind: 'items', hits: [{ id: 'i1', title: 'Bình gốm', detail: 'GOM-01 · Cái', status: '' }], has_more: false },
      ])
    })

    it('finds users for administrators alone', async () => {
      const person = { ...account, id: 'a7', userId: 'goc@tokhai.example', name: 'Lý Góc', email: 'goc@tokhai.example' }
      await opened.store.accounts.insert(person)
      expect(await find('ly goc', memberOf(companyId, 'ADMIN'))).toEqual([
        {
          kind: 'users',
          hits: [{ id: 'a7', title: 'Lý Góc', detail: 'goc@tokhai.example', status: '' }],
          has_more: false,
        },
      ])
      expect(await found('ly goc')).toEqual([])
    })

    it.each(['dien luc', 'ĐIỆN LỰC', 'l\u{1EF1}c \u{189}i\u{1EC7}n', '\u{FF44}ien\u{A0}l\u{200B}uc', "dien m'drak"])(
      'finds records of every kind that are written with the Ð of other alphabets by “%s”',
      async (typed) => {
        const name = '\u{D0}iện lực M\u{2019}Đrắk'
        const { accounts, declarations, items, shops } = opened.store
        const ids = { shop: `s${typed}`, item: `i${typed}`, user: `u${typed}`, declaration: `d${typed}` }
        const shop = { ...newShop(), version: 'v1', companyId, id: ids.shop, name, pos_id: [] }
        await shops.insert(shop)
        const dated = { version: 'v1', createdAt: '2026-11-23T00:00:00.000Z', companyId, uom: 'kWh' }
        const named = { id: ids.item, item_code: ids.item, item_name: name }
        await items.insert([{ ...newItem(), ...dated, picture: '', ...named }])
        await accounts.insert({ ...account, id: ids.user, userId: `${ids.user}@tokhai.example`, name })
        await declarations.insert(declaration({ companyId, id: ids.declaration, reference: name }))
        const all = await found(typed, memberOf(companyId, 'ADMIN'))
        expect(all).toEqual(
          expect.arrayContaining([
            `declarations ${ids.declaration}`,
            `items ${ids.item}`,
            `shops ${ids.shop}`,
            `users ${ids.user}`,
          ]),
        )
      },
    )

    it('finds nothing of another company', async () => {
      expect(await found('dong quay', memberOf(otherId))).toEqual(['shops s1'])
      expect(await found('dongda', memberOf(otherId))).toEqual(['declarations d2'])
      expect(await found('DD-', memberOf(otherId))).toEqual([])
    })

    it('finds nothing for who may not read such records', async () => {
      expect(await found('dong da', memberOf(companyId, 'USER PIT'))).toEqual([])
    })

    it.each(['%', '_', String.raw`\ `, "'; drop table shops; --"])('takes %s literally', async (typed) => {
      expect(await found(`quay ${typed}`)).toEqual([])
    })
  },
)

it.each([
  ['', false],
  [' a ', false],
  ['ab', true],
  ['a b', true],
  ['đ', false],
])('"%s" is long enough to be searched for: %s', (typed, isLong) => {
  expect(isSearchable(typed)).toBe(isLong)
})
