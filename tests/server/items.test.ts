import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { deleteItems } from '../../server/areas/items/delete.ts'
import { changeItem, createItem } from '../../server/areas/items/save.ts'
import type { Member } from '../../server/companies/member.ts'
import type { ItemBody } from '../../src/api/contract/items.ts'
import { newItem } from '../../src/domain/items/item.ts'
import type { ItemFlag } from '../../src/domain/items/rated.ts'
import { searchWords } from '../../src/domain/text.ts'
import { account, companies } from '../../tools/product/server/rows.ts'
import { startDatabases } from './support/databases.ts'
import { withInside } from './support/races.ts'
import { storeForTests } from './support/serverForTests.ts'

const databases = await startDatabases()

const companyId = account.companyId ?? ''
const member: Member = { account, companyId, expiresAt: 0 }
const stranger: Member = { ...member, companyId: companies[1]?.id ?? '' }
const clock = () => new Date('2026-11-20T01:00:00.000Z')

const item = (changes: Partial<ItemBody & { id: string }> = {}) => ({
  ...newItem(),
  item_name: 'Chè sen',
  uom: 'hộp',
  unit_prc: '1234.5',
  id: '',
  ...changes,
})
const byHand = (item_code: string, changes: Partial<ItemBody> = {}) =>
  item({ product_source: false, item_code, ...changes })

describe.each(databases.map((database) => [database.kind, database] as const))('items on %s', (_kind, database) => {
  const opened = storeForTests(database)

  const create = (body = item(), who = member) => createItem(opened.store, clock, who, body)
  const change = (id: string, version: string, body: Partial<ItemBody>) =>
    changeItem(opened.store, clock, member, { ...item(body), id, version })
  const made = async (body = item(), who = member) => {
    const saved = await create(body, who)
    if (!saved.ok) throw new Error(JSON.stringify(saved.failure))
    return saved.value
  }
  const detail = (id: string, of = companyId) => opened.store.items.byId(of, id)
  const audited = async (id: string) => {
    const { rows } = await sql<{ action: string }>`select action from audit
      where company_id = ${companyId} and subject_id = ${id} order by id`.execute(opened.db)
    return rows.map(({ action }) => action)
  }
  const list = async (
    search: string,
    sort: { column: string; direction: 'asc' | 'desc' } | null,
    vatRate = '',
    flag: ItemFlag | '' = '',
  ) => {
    const narrowing = { words: searchWords(search), vatRate, flag }
    const page = await opened.store.items.page(companyId, narrowing, { number: 0, size: 100, sort })
    return page.items.map(({ item_code }) => item_code)
  }

  it('get codes without gaps, however many are made at once and whatever fails between them [001-4-19]', async () => {
    const wanted = Array.from({ length: 40 }, (_, place) => create(place % 4 === 3 ? item({ item_name: ' ' }) : item()))
    const saved = (await Promise.all(wanted)).flatMap((result) => (result.ok ? [result.value.item_code] : []))
    const expected = Array.from({ length: 30 }, (_, place) => `SP${String(place + 1).padStart(6, '0')}`)
    expect(saved.toSorted()).toEqual(expected)
    await made(byHand('SP000031'))
    expect((await made()).item_code).toBe('SP000032')
    expect((await made(item(), stranger)).item_code).toBe('SP000001')
  })

  it('get the next code with as few queries, however many codes are taken', async () => {
    const asked: string[] = []
    const counted = withInside(opened.store, ({ items }) => ({
      items: {
        ...items,
        takenCodes: (...sought) => {
          asked.push('takenCodes')
          return items.takenCodes(...sought)
        },
        takeNumbers: (...sought) => {
          asked.push('takeNumbers')
          return items.takeNumbers(...sought)
        },
        takeFreeNumber: (...sought) => {
          asked.push('takeFreeNumber')
          return items.takeFreeNumber(...sought)
        },
      },
    }))
    const next = async () => {
      const saved = await createItem(counted, clock, stranger, item())
      return saved.ok ? Number(saved.value.item_code.slice(2)) : 0
    }
    const first = await next()
    const queries = asked.splice(0)
    for (let taken = first + 1; taken <= first + 30; taken += 1)
      await made(byHand(`${taken % 2 === 0 ? 'SP' : 'sp'}${String(taken).padStart(6, '0')}`), stranger)
    expect([await next(), asked]).toEqual([first + 31, queries])
    expect(await next()).toBe(first + 32)
  })

  it('are kept as sent, normalised, with exact amounts, and changed [001-5-42 001-8-17]', async () => {
    const { id, version } = await made(byHand('EXACT', { item_name: '  Chè  ', unit_prc: '9999999999.123456' }))
    expect(await detail(id)).toMatchObject({ item_name: 'Chè', unit_prc: '9999999999.123456', version })
    expect(await change(id, version, byHand('EXACT-2'))).toMatchObject({ ok: true, value: { item_code: 'EXACT-2' } })
    expect(await audited(id)).toEqual(['item.created', 'item.changed'])
  })

  it('keep an automatic code whatever is sent, and take one later [001-4-19]', async () => {
    const { id, version, item_code } = await made()
    const changed = await change(id, version, byHand('TYPED', { memo: 'x' }))
    expect(changed).toMatchObject({ ok: true, value: { item_code } })
    const own = await made(byHand('OWN'))
    const automatic = await change(own.id, own.version, { product_source: true, item_code: 'OWN' })
    expect(automatic.ok ? automatic.value.item_code : '').toMatch(/^SP\d{6}$/)
  })

  it('answer the same for the same request again, and give no second code for it', async () => {
    const id = '0193f0aa-0000-7000-8000-000000000001'
    const [first, second] = [await made(item({ id })), await made(item({ id }))]
    expect(second).toEqual(first)
    expect(await change(id, 'earlier', item({}))).toEqual({ ok: true, value: first })
    expect(await change(id, 'earlier', item({ memo: 'y' }))).toEqual({ ok: false, failure: { reason: 'item.changed' } })
  })

  it('have codes of their own within the company', async () => {
    await made(byHand('ONCE'))
    const taken = { reason: 'fields.invalid', fields: [{ field: 'item_code', message: 'item_code_is_taken' }] }
    expect(await create(byHand('ONCE'))).toEqual({ ok: false, failure: taken })
    expect(await create(byHand('ONCE'), stranger)).toMatchObject({ ok: true })
  })

  it('are refused where a rule is broken, by field [001-5-40]', async () => {
    const refused = await create(byHand('', { uom: '', unit_prc: '1,5', vat_rate: '7' }))
    expect(refused).toMatchObject({
      ok: false,
      failure: {
        reason: 'fields.invalid',
        fields: [
          { field: 'uom', message: 'uom_is_required' },
          { field: 'unit_prc', message: 'amount_is_no_number' },
          { field: 'vat_rate', message: 'vat_rate_is_unknown' },
          { field: 'item_code', message: 'item_code_is_required' },
        ],
      },
    })
  })

  it('are found, narrowed by rate and ordered by what prices count [001-2.8-02 001-7-08]', async () => {
    await made(byHand('T1', { item_name: 'Tìm thấy', unit_prc: '9', vat_rate: 'KCT' }))
    await made(byHand('T2', { item_name: 'Tìm thấy', unit_prc: '10000.5', vat_rate: '0.1' }))
    await made(byHand('T3', { item_name: 'Tìm thấy', unit_prc: '10000.25', vat_rate: '0.1' }))
    expect(await list('tim thay', { column: 'unit_prc', direction: 'asc' })).toEqual(['T1', 'T3', 'T2'])
    expect(await list('thay tim', null, '0.1')).toEqual(['T2', 'T3'])
    const ids = (await opened.store.items.page(companyId, { words: ['thay'], vatRate: '', flag: '' }, page)).items
    expect(await deleteItems(opened.store, clock, member, [ids[0]?.id ?? '', 'unknown'])).toMatchObject({ ok: false })
    expect(await deleteItems(opened.store, clock, stranger, [ids[0]?.id ?? ''])).toMatchObject({ ok: false })
    expect(await list('tim thay', null)).toHaveLength(3)
    const deleted = await deleteItems(
      opened.store,
      clock,
      member,
      ids.map(({ id }) => id),
    )
    expect(deleted).toEqual({ ok: true, value: { deleted: 3 } })
    expect(await list('tim thay', null)).toEqual([])
    expect(await audited(ids[0]?.id ?? '')).toEqual(['item.created', 'item.deleted'])
  })

  it('are deleted without reading or recording them one by one, however many are sent', async () => {
    const asked: string[] = []
    const counted = withInside(opened.store, ({ items, audit }) => ({
      items: {
        ...items,
        byId: (...sought) => {
          asked.push('byId')
          return items.byId(...sought)
        },
      },
      audit: {
        ...audit,
        append: (entry) => {
          asked.push('append')
          return audit.append(entry)
        },
      },
    }))
    const ids: string[] = []
    for (const code of ['D1', 'D2', 'D3']) ids.push((await made(byHand(code))).id)
    const deleted = await deleteItems(counted, clock, member, [...ids, ids[0] ?? ''])
    expect([deleted, asked]).toEqual([{ ok: true, value: { deleted: 3 } }, []])
    for (const id of ids) expect(await audited(id)).toEqual(['item.created', 'item.deleted'])
  })
})

const page = { number: 0, size: 10, sort: null }
