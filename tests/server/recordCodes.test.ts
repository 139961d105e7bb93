import { describe, expect, it } from 'vitest'
import { changeItem, createItem } from '../../server/areas/items/save.ts'
import { uploadItems } from '../../server/areas/items/upload.ts'
import { changeShop, createShop } from '../../server/areas/shops/save.ts'
import type { Member } from '../../server/companies/member.ts'
import { openStore } from '../../server/openStore.ts'
import { newItem } from '../../src/domain/items/item.ts'
import { newShop } from '../../src/domain/shop/shop.ts'
import { searchWords } from '../../src/domain/text.ts'
import { fillEarlierDatabase, insertEarlier } from '../../tools/product/server/earlierDatabase.ts'
import { account, companies } from '../../tools/product/server/rows.ts'
import { startDatabases } from './support/databases.ts'
import { storeForTests } from './support/serverForTests.ts'

const databases = await startDatabases()

const companyId = account.companyId ?? ''
const member: Member = { account, companyId, expiresAt: 0 }
const clock = () => new Date('2026-11-20T01:00:00.000Z')
const taken = (field: string) => ({
  ok: false,
  failure: { reason: 'fields.invalid', fields: [{ field, message: `${field}_is_taken` }] },
})

const item = (item_code: string) => ({
  ...newItem(),
  item_name: 'Ðiện',
  uom: 'hộp',
  unit_prc: '1',
  product_source: false,
  item_code,
})
const shop = (shop_code: string) => ({ ...newShop(), name: 'Quầy', shop_code })

/** What does not tell `SP 01` from another code. */
const lookAlikes = ['SP 01', 'sp 01', 'SP\u{A0}01', ' SP  01', 'S\u{200B}P 01', '\u{FF33}P 01', 'SP 01\u{AD}']

describe.each(databases.map((database) => [database.kind, database] as const))('codes on %s', (_kind, database) => {
  const opened = storeForTests(database)

  it('of items are kept once, however they are typed', async () => {
    expect(
      await createItem(opened.store, clock, member, { ...item('S\u{200B}P\u{A0} 01'), id: 'first' }),
    ).toMatchObject({
      ok: true,
      value: { item_code: 'SP 01' },
    })
    for (const code of lookAlikes)
      expect(await createItem(opened.store, clock, member, { ...item(code), id: '' })).toMatchObject(taken('item_code'))
    const file = new Blob(['x'])
    const row = {
      item_name: 'Chè',
      item_kname: '',
      curr_cd: 'VND',
      unit_prc: '1',
      vat_rate: '0.08',
      uom: 'hộp',
      memo: '',
    }
    const rows = [...lookAlikes, '\u{D0}1', '\u{111}1'].map((item_code) => ({ ...row, item_code }))
    const payload = JSON.stringify(rows)
    const uploaded = await uploadItems(opened.store, clock, member, { payload, file, upload_key: '', mode: 'valid' })
    expect(uploaded).toMatchObject({ ok: true, value: { success: 1, failed: lookAlikes.length + 1 } })
    const found = await opened.store.items.page(
      companyId,
      { words: searchWords('dien'), vatRate: '', flag: '' },
      { number: 0, size: 10, sort: null },
    )
    expect(found.items.map(({ id }) => id)).toEqual(['first'])
  })

  it('of shops are kept once, however they are typed', async () => {
    expect(await createShop(opened.store, clock, member, { ...shop('SP 01'), id: '' })).toMatchObject({ ok: true })
    for (const code of lookAlikes)
      expect(await createShop(opened.store, clock, member, { ...shop(code), id: '' })).toMatchObject(taken('shop_code'))
  })

  it('that looked alike before stay through the migration until they are changed, and are found by folded texts', async () => {
    const location = await database.createEmpty()
    await fillEarlierDatabase(location, '0025-accepted-at', async (db) => {
      for (const each of companies) await insertEarlier(db, 'companies', each)
      for (const [id, item_code] of [
        ['one', 'SP01'],
        ['two', 'sp\u{200B}01'],
        ['other', 'B\u{A0}1'],
        ['phone', 'C\u{2019}1'],
      ] as const) {
        const { product_source: _, ...texts } = item(item_code)
        const order = { name_order: 'ðien', price_order: '', search_text: `${item_code}\nðien` }
        await insertEarlier(db, 'items', {
          ...texts,
          ...order,
          company_id: companyId,
          id,
          version: '1',
          created_at: '',
          product_source: 0,
        })
        const { name, address, email, fax_no, tel_no, logo } = shop(item_code)
        const shopTexts = { name, address, email, fax_no, tel_no, logo, shop_code: item_code }
        const shopOrder = { name_order: '', address_order: '', search_text: '' }
        await insertEarlier(db, 'shops', {
          ...shopTexts,
          ...shopOrder,
          company_id: companyId,
          id,
          version: '1',
          auto: 1,
        })
      }
    })
    const { store } = await openStore(location)
    try {
      await store.accounts.insert(account)
      const body = { ...item('sp\u{200B}01'), memo: 'changed', id: 'two', version: '1' }
      expect(await changeItem(store, clock, member, body)).toMatchObject({ ok: true })
      expect(await store.items.byId(companyId, 'two')).toMatchObject({ item_code: 'sp\u{200B}01', memo: 'changed' })
      const renamed = { ...item('Sp01'), id: 'other', version: '1' }
      expect(await changeItem(store, clock, member, renamed)).toMatchObject(taken('item_code'))
      const shopBody = { ...shop('sp\u{200B}01'), address: 'Huế', id: 'two', version: '1', pos_id: [] }
      expect(await changeShop(store, clock, member, shopBody)).toMatchObject({ ok: true })
      expect(await store.shops.byId(companyId, 'two')).toMatchObject({ shop_code: 'sp\u{200B}01', address: 'Huế' })
      expect(await createShop(store, clock, member, { ...shop('b 1'), id: '' })).toMatchObject(taken('shop_code'))
      const narrowing = { words: searchWords('Ðiện sp01'), vatRate: '', flag: '' } as const
      const found = await store.items.page(companyId, narrowing, { number: 0, size: 10, sort: null })
      expect(found.items.map(({ id }) => id).toSorted()).toEqual(['one', 'two'])
      const typed = { words: searchWords("C'1"), vatRate: '', flag: '' } as const
      const ofPhone = await store.items.page(companyId, typed, { number: 0, size: 10, sort: null })
      expect(ofPhone.items.map(({ id }) => id)).toEqual(['phone'])
    } finally {
      await store.close()
    }
  })
})
