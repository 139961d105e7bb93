import { describe, expect, it } from 'vitest'
import { settleItems, uploadItems } from '../../server/areas/items/upload.ts'
import type { Member } from '../../server/companies/member.ts'
import { newId } from '../../server/store/identifiers.ts'
import type { ItemRow } from '../../src/domain/items/row.ts'
import { account, companies } from '../../tools/product/server/rows.ts'
import { startDatabases } from './support/databases.ts'
import { storeForTests } from './support/serverForTests.ts'

const databases = await startDatabases()

const companyId = account.companyId ?? ''
const member: Member = { account, companyId, expiresAt: 0 }
const stranger: Member = { ...member, companyId: companies[1]?.id ?? '' }
const clock = () => new Date('2026-11-20T01:00:00.000Z')
const file = new File(['x'], 'items.xlsx')

const row = (item_code: string, changes: Partial<ItemRow> = {}): ItemRow => ({
  item_code,
  item_name: 'Chè sen',
  item_kname: '',
  curr_cd: 'VND',
  unit_prc: '1234.5',
  vat_rate: '0.08',
  uom: 'hộp',
  memo: '',
  not_reduced: '',
  special_consumption: '',
  ...changes,
})

describe.each(databases.map((database) => [database.kind, database] as const))('an upload on %s', (_kind, database) => {
  const opened = storeForTests(database)

  const send = (rows: readonly unknown[], mode: 'all' | 'valid' = 'all', upload_key = newId(), who = member) =>
    uploadItems(opened.store, clock, who, { payload: JSON.stringify(rows), file, upload_key, mode })
  const count = async (word: string, of = companyId) =>
    (await opened.store.items.page(of, { words: [word], vatRate: '', flag: '' }, { number: 0, size: 1, sort: null }))
      .total

  it('takes what is valid, or nothing where one row is refused, as asked [001-8-20 001-4-21]', async () => {
    await send([row('known')])
    const rows = [row('m1'), row('known'), row('m1'), row('m2', { vat_rate: '7' }), row('m3')]
    const refused = [
      { row: 1, field: 'item_code', message: 'item_code_is_taken' },
      { row: 2, field: 'item_code', message: 'item_code_is_duplicate' },
      { row: 3, field: 'vat_rate', message: 'vat_rate_is_unknown' },
    ]
    const none = await send(rows, 'all')
    expect(none).toEqual({ ok: true, value: { total: 5, success: 0, failed: 5, rows: refused } })
    expect(await count('m1')).toBe(0)
    const some = await send(rows, 'valid')
    expect(some).toEqual({ ok: true, value: { total: 5, success: 2, failed: 3, rows: refused } })
    expect([await count('m1'), await count('m2'), await count('m3')]).toEqual([1, 0, 1])
  })

  it('is done once under its key, however often it is sent, and answers the same', async () => {
    const key = newId()
    const rows = [row('once1'), row('once2')]
    const answers = await Promise.all([send(rows, 'all', key), send(rows, 'all', key), send(rows, 'all', key)])
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(await count('once')).toBe(2)
    expect(await opened.store.itemUploads.byKey(companyId, key)).toMatchObject({ result: { success: 2 } })
    expect(await opened.store.itemUploads.byKey(stranger.companyId, key)).toBeNull()
    expect(await send([row('other')], 'all', key)).toEqual({ ok: false, failure: { reason: 'upload.changed' } })
    expect(await send(rows, 'all', key, stranger)).toMatchObject({ ok: true, value: { success: 2 } })
  })

  it('is forgotten where refusals of later ones fill what a company may keep, and swept where it is old', async () => {
    const { itemUploads } = opened.store
    const refusal = { row: 0, field: 'item_code', message: 'item_code_is_taken' }
    const rows = Array.from({ length: 10_000 }, () => refusal)
    const add = (key: string, at: string, kept = rows) =>
      itemUploads.add(
        member.companyId,
        key,
        { contentHash: key, result: { total: 1, success: 0, failed: 1, rows: kept } },
        at,
        '',
      )
    const at = (second: number) => `2026-11-20T00:00:${String(second).padStart(2, '0')}.000Z`
    await add('short', at(0), [])
    for (let second = 1; second <= 20; second += 1) await add(`long-${second}`, at(second))
    const isKept = async (key: string) => (await itemUploads.byKey(member.companyId, key)) !== null
    expect([await isKept('short'), await isKept('long-1'), await isKept('long-20')]).toEqual([true, false, true])
    await itemUploads.removeOlder(at(20))
    expect([await isKept('short'), await isKept('long-19'), await isKept('long-20')]).toEqual([false, false, true])
  })

  it('is settled by its key: done, or never to be done', async () => {
    const [done, never] = [newId(), newId()]
    const settle = (key: string) => settleItems(opened.store, clock, member, key)
    await send([row('settled')], 'all', done)
    expect(await settle(done)).toMatchObject({ ok: true, value: { result: { success: 1 } } })
    expect(await settle(never)).toEqual({ ok: true, value: { result: null } })
    expect(await send([row('late')], 'all', never)).toEqual({ ok: false, failure: { reason: 'upload.changed' } })
    expect(await settle(never)).toEqual({ ok: true, value: { result: null } })
    expect(await count('late')).toBe(0)
  })

  it('refuses what is no list of rows, and an empty one [001-5-44]', async () => {
    const invalid = (message: string) => ({
      ok: false,
      failure: { reason: 'fields.invalid', fields: [{ field: 'payload', message }] },
    })
    expect(await send([])).toEqual(invalid('at_least_one_item'))
    for (const payload of ['{', '"x"', '[1]', '{"0":{}}', '[{"item_code":7}]'])
      expect(
        await uploadItems(opened.store, clock, member, {
          payload: new Blob([payload]),
          file,
          upload_key: '',
          mode: 'all',
        }),
      ).toEqual(invalid('payload_is_unreadable'))
    expect(await send(Array.from({ length: 50_001 }, () => ({})))).toEqual(invalid('payload_is_unreadable'))
  })

  it('takes 50,000 rows, leaves room for others meanwhile, and forgets its key in time', async () => {
    const key = newId()
    const rows = Array.from({ length: 50_000 }, (_, place) => row(`big${place}`, { item_kname: 'bulk' }))
    const [uploaded, listed] = await Promise.all([
      send(rows, 'all', key),
      opened.store.items.byId(companyId, 'unknown'),
    ])
    expect(uploaded).toMatchObject({ ok: true, value: { success: 50_000, failed: 0, rows: [] } })
    expect(listed).toBeNull()
    expect(await count('bulk')).toBe(50_000)
    const later = () => new Date('2026-11-28T01:00:00.000Z')
    const next = { payload: JSON.stringify([row('later')]), file, upload_key: '', mode: 'all' } as const
    expect(await uploadItems(opened.store, later, member, next)).toMatchObject({ ok: true })
    expect(await opened.store.itemUploads.byKey(companyId, key)).toBeNull()
  })
})
