import { sql } from 'kysely'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { changeItem, createItem } from '../../server/areas/items/save.ts'
import { uploadItems } from '../../server/areas/items/upload.ts'
import type { Member } from '../../server/companies/member.ts'
import { openStore } from '../../server/openStore.ts'
import type { ItemBody } from '../../src/api/contract/items.ts'
import { newItem } from '../../src/domain/items/item.ts'
import { fillEarlierDatabase, insertEarlier } from '../../tools/product/server/earlierDatabase.ts'
import { account, companies } from '../../tools/product/server/rows.ts'
import { startDatabases } from './support/databases.ts'
import { storeForTests } from './support/serverForTests.ts'

const databases = await startDatabases()

const companyId = account.companyId ?? ''
const member: Member = { account, companyId, expiresAt: 0 }
const clock = () => new Date('2026-11-20T01:00:00.000Z')
const detailSchema = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.unknown()))

const unmarked = { ...newItem(), not_reduced: undefined, special_consumption: undefined }
/** An item as programs send it that know no flags. */
const item = (item_code: string, changes: Partial<ItemBody> = {}) => ({
  ...unmarked,
  product_source: false,
  item_code,
  item_name: 'Thép cuộn',
  uom: 'kg',
  unit_prc: '1',
  id: '',
  ...changes,
})

describe.each(databases.map((database) => [database.kind, database] as const))('flags on %s', (_kind, database) => {
  const opened = storeForTests(database)

  const made = async (body: ReturnType<typeof item>) => {
    const saved = await createItem(opened.store, clock, member, body)
    if (!saved.ok) throw new Error(JSON.stringify(saved.failure))
    return saved.value
  }
  const flagsOf = async (id: string) => {
    const found = await opened.store.items.byId(companyId, id)
    return [found?.not_reduced, found?.special_consumption]
  }
  const marked = async (flag: 'not_reduced' | 'special_consumption') => {
    const page = await opened.store.items.page(
      companyId,
      { words: [], vatRate: '', flag },
      { number: 0, size: 100, sort: null },
    )
    return page.items.map((row) => [row.item_code, row.not_reduced, row.special_consumption])
  }
  const details = async (id: string) => {
    const { rows } = await sql<{ detail: string }>`select detail from audit
      where company_id = ${companyId} and subject_id = ${id} order by id`.execute(opened.db)
    return rows.map(({ detail }) =>
      Object.fromEntries(Object.entries(v.parse(detailSchema, detail)).filter(([name]) => name.startsWith('flags'))),
    )
  }

  it('are kept, listed, narrowed to, and named in the activity log', async () => {
    const steel = await made(item('STEEL', { vat_rate: '0.1', not_reduced: true, special_consumption: false }))
    const beer = await made(item('BEER', { vat_rate: '0.1', not_reduced: false, special_consumption: true }))
    const tea = await made(item('TEA'))
    expect([await flagsOf(steel.id), await flagsOf(beer.id), await flagsOf(tea.id)]).toEqual([
      [true, false],
      [false, true],
      [false, false],
    ])
    expect(await marked('not_reduced')).toEqual([['STEEL', true, false]])
    expect(await marked('special_consumption')).toEqual([['BEER', false, true]])
    const both = item('BEER', { vat_rate: '0.1', not_reduced: true, special_consumption: true })
    const changed = await changeItem(opened.store, clock, member, { ...both, id: beer.id, version: beer.version })
    expect(changed).toMatchObject({ ok: true })
    expect(await flagsOf(beer.id)).toEqual([true, true])
    expect(await details(beer.id)).toEqual([
      { flags: 'special_consumption' },
      { 'flags.before': 'special_consumption', 'flags.after': 'not_reduced special_consumption' },
    ])
    expect(await details(tea.id)).toEqual([{}])
  })

  it('that are not sent stay with their rate, and mean 10 per cent of a new item', async () => {
    const { id, version } = await made(item('OLD', { vat_rate: '0.1' }))
    expect(await flagsOf(id)).toEqual([true, false])
    const change = async (opened_at: string, body: Partial<ItemBody>) => {
      const saved = await changeItem(opened.store, clock, member, { ...item('OLD', body), id, version: opened_at })
      if (!saved.ok) throw new Error(JSON.stringify(saved.failure))
      return saved.value.version
    }
    let kept = await change(version, { vat_rate: '0.1', not_reduced: false, special_consumption: true })
    kept = await change(kept, { vat_rate: '0.1', memo: 'x' })
    expect(await flagsOf(id)).toEqual([false, true])
    kept = await change(kept, { vat_rate: '0.1', not_reduced: true })
    await change(kept, { vat_rate: '0.08' })
    expect(await flagsOf(id)).toEqual([false, true])
  })

  it('go against 8 per cent where the item is not reduced', async () => {
    expect(await createItem(opened.store, clock, member, item('WRONG', { not_reduced: true }))).toEqual({
      ok: false,
      failure: { reason: 'fields.invalid', fields: [{ field: 'vat_rate', message: 'rate_is_reduced' }] },
    })
  })

  it('come with an upload', async () => {
    const row = { item_name: 'Chè', item_kname: '', curr_cd: 'VND', unit_prc: '1', uom: 'kg', memo: '' }
    const rows = [
      { ...row, item_code: 'U1', vat_rate: '0.1' },
      { ...row, item_code: 'U2', vat_rate: '0.1', not_reduced: '0', special_consumption: '1' },
      { ...row, item_code: 'U3', vat_rate: '0.08' },
    ]
    const file = new File(['x'], 'items.xlsx')
    const upload = { payload: JSON.stringify(rows), file, upload_key: '', mode: 'all' } as const
    expect(await uploadItems(opened.store, clock, member, upload)).toMatchObject({ ok: true, value: { success: 3 } })
    const found = await opened.store.itemLookup.byCodes(companyId, ['U1', 'U2', 'U3'])
    expect([...found.values()].map((each) => [each.not_reduced, each.special_consumption])).toEqual([
      [true, false],
      [false, true],
      [false, false],
    ])
  })

  it('of items from before say that 10 per cent was meant to be 10', async () => {
    const location = await database.createEmpty()
    await fillEarlierDatabase(location, '0065-deleted-pit-certificates', async (db) => {
      for (const each of companies) await insertEarlier(db, 'companies', each)
      for (const vat_rate of ['0.08', '0.1', '0.05', 'KCT']) {
        const texts = { name_order: '', price_order: '', search_text: '', code_key: vat_rate }
        await insertEarlier(db, 'items', {
          ...item(vat_rate, { vat_rate }),
          ...texts,
          company_id: companyId,
          id: vat_rate,
          version: '1',
          created_at: '',
          product_source: 0,
        })
      }
    })
    const { store } = await openStore(location)
    try {
      const page = { number: 0, size: 10, sort: null }
      const { items } = await store.items.page(companyId, { words: [], vatRate: '', flag: '' }, page)
      expect(items.map((row) => [row.vat_rate, row.not_reduced, row.special_consumption])).toEqual([
        ['0.05', false, false],
        ['0.08', false, false],
        ['0.1', true, false],
        ['KCT', false, false],
      ])
    } finally {
      await store.close()
    }
  })
})
