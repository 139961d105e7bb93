import { describe, expect, it } from 'vitest'
import type { Item } from '../../server/areas/items/store/items.ts'
import type { Template } from '../../server/templates/templates.ts'
import { deleteRecords, obstaclesOf } from '../../server/records/delete.ts'
import type { Member } from '../../server/companies/member.ts'
import type { Shop } from '../../server/shops/shops.ts'
import { newItem } from '../../src/domain/items/item.ts'
import { newShop } from '../../src/domain/shop/shop.ts'
import { readUse } from '../../src/domain/uses.ts'
import { account } from '../../tools/product/server/rows.ts'
import { startDatabases } from './support/databases.ts'
import { storeForTests } from './support/serverForTests.ts'

const databases = await startDatabases()

const companyId = account.companyId ?? ''
const member: Member = { account, companyId, expiresAt: 0 }
const clock = () => new Date('2026-11-20T01:00:00.000Z')
const kept = { companyId, version: 'v1' }

const item: Item = {
  ...newItem(),
  ...kept,
  id: 'item',
  item_code: 'GOM-01',
  item_name: 'Bình gốm',
  createdAt: '2026-11-20T00:00:00.000Z',
}
const pos = (sid: string, pos_no: string) => ({ sid, pos_no, del_yn: 'N' as const })
const shop: Shop = {
  ...newShop(),
  ...kept,
  id: 'shop',
  name: 'Quầy A',
  auto: false,
  pos_id: [pos('a', '001'), pos('b', '002')],
}
const template: Template = {
  ...kept,
  id: 'template',
  kind: 'invoice',
  status: '0',
  temp_id: '1000000111',
  smbl_type: 'T',
  smbl_kind: 'C',
  form_no: '1',
  serial_no: 'C26TAA',
  start_no: '1',
  start_date: '2026-01-01',
  end_date: '2026-12-31',
  logo_img: '',
  bg_img: '',
}

describe.each(databases.map((database) => [database.kind, database] as const))('records on %s', (_kind, database) => {
  const opened = storeForTests(database)

  it('are changed in the columns that differ, and in no others that were written meanwhile', async () => {
    const { items, shops, templates } = opened.store
    await items.insert([item])
    await items.change(item, { ...item, memo: 'sen' })
    await items.change(item, { ...item, item_name: 'Chum sành' })
    expect(await items.byId(companyId, 'item')).toEqual({ ...item, memo: 'sen', item_name: 'Chum sành' })
    await shops.insert(shop)
    await shops.change(shop, { ...shop, tel_no: '02439268888', pos_id: [pos('a', '001'), pos('b', '0022')] })
    await shops.change(shop, { ...shop, name: 'Quầy B', pos_id: [pos('a', '0011'), pos('b', '002')] })
    const both = { ...shop, tel_no: '02439268888', name: 'Quầy B', pos_id: [pos('a', '0011'), pos('b', '0022')] }
    expect(await shops.byId(companyId, 'shop')).toEqual(both)
    await templates.insert(template)
    await templates.change(template, { ...template, start_no: '7' })
    await templates.change(template, { ...template, temp_id: '1000000121' })
    const found = await templates.byId(companyId, 'invoice', 'template')
    expect(found).toEqual({ ...template, start_no: '7', temp_id: '1000000121' })
  })

  it('are deleted together, or kept together with the number of what uses each', async () => {
    const rows = ['one', 'two', 'three'].map((id) => ({ id }))
    const gone: string[] = []
    const remove = (ids: readonly string[], uses: Parameters<typeof obstaclesOf>[0]) =>
      deleteRecords({ store: opened.store, clock, member }, ids, {
        find: async (_, wanted) => rows.filter(({ id }) => wanted.includes(id)),
        keptBy: { field: 'customer_id', reason: 'customer.inUse', of: async () => obstaclesOf(uses) },
        remove: async (_, wanted) => void gone.push(...wanted),
        action: 'customer.deleted',
        detailOf: ({ id }) => ({ name: id }),
      })
    const uses = [
      { id: 'two', kind: 'invoice', count: 3 },
      { id: 'two', kind: 'account', count: 1 },
    ]
    const refused = await remove(['one', 'one', 'two'], uses)
    expect(refused).toEqual({
      ok: false,
      failure: {
        reason: 'customer.inUse',
        fields: [
          { field: 'customer_id.2', message: 'used_by_invoice:3' },
          { field: 'customer_id.2', message: 'used_by_account:1' },
        ],
      },
    })
    expect(await remove(['one', 'four'], [])).toEqual({ ok: false, failure: { reason: 'record.absent' } })
    expect(gone).toEqual([])
    expect(await remove(['one', 'three', 'one'], [])).toEqual({ ok: true, value: { deleted: 2 } })
    expect(gone).toEqual(['one', 'three'])
  })
})

describe('what uses a record', () => {
  it.each([
    ['used_by_invoice:12', { kind: 'invoice', count: 12 }],
    ['used_by_account', { kind: 'account', count: 1 }],
    ['used_by_account:many', null],
    ['shop_is_unknown', null],
  ])('is read from “%s”', (code, use) => {
    expect(readUse(code)).toEqual(use)
  })
})
