import { sql } from 'kysely'
import * as v from 'valibot'
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { csvHead, csvLines } from '../../server/areas/auditTrail/csv.ts'
import { exported } from '../../server/areas/auditTrail/exported.ts'
import type { AuditTrail, TrailFilter } from '../../server/areas/auditTrail/store/entries.ts'
import { otherCompany } from '../../server/companies/demo/company.ts'
import { openStore } from '../../server/openStore.ts'
import { searchWords } from '../../src/domain/text.ts'
import { fillEarlierDatabase, insertEarlier } from '../../tools/product/server/earlierDatabase.ts'
import { account } from '../../tools/product/server/rows.ts'
import { startDatabases } from './support/databases.ts'
import { storeForTests } from './support/serverForTests.ts'

const databases = await startDatabases()

const companyId = account.companyId ?? ''
const all = { words: [], person: null, record: null, since: null, before: null }
const request = { number: 0, size: 10, sort: null }

describe.each(databases.map((database) => [database.kind, database] as const))('the trail on %s', (_kind, database) => {
  const opened = storeForTests(database)
  beforeAll(async () => {
    const entry = { companyId, accountId: account.id, detail: {} }
    const { audit } = opened.store
    await audit.append({ ...entry, at: '2026-11-19T20:00:00.000Z', action: 'shop.created', subjectId: 's-1' })
    await audit.append({ ...entry, at: '2026-11-20T01:00:00.000Z', action: 'shop.changed', subjectId: 's-1' })
    await audit.append({
      ...entry,
      at: '2026-11-21T01:00:00.000Z',
      action: 'user.changed',
      subjectId: 'u',
      accountId: null,
      detail: { name: 'Đỗ Khánh Linh' },
    })
    await audit.append({
      ...entry,
      companyId: otherCompany.id,
      at: '2026-11-21T01:00:00.000Z',
      action: 'other',
      subjectId: 'o',
    })
  })

  const actions = async (filter: Partial<TrailFilter> = {}) =>
    (await opened.store.auditTrail.page(companyId, { ...all, ...filter }, request)).items.map(({ action }) => action)

  it('is narrowed by person, record, day and words, the newest first, and is the own company’s', async () => {
    expect(await actions()).toEqual(['user.changed', 'shop.changed', 'shop.created'])
    const { items, total } = await opened.store.auditTrail.page(companyId, { ...all, person: account.id }, request)
    expect([total, items[0]?.person, items[0]?.user_id]).toEqual([2, account.name, account.userId])
    const page = (filter: object) => opened.store.auditTrail.page(companyId, { ...all, ...filter }, request)
    expect((await page({ record: 's-1' })).total).toBe(2)
    expect((await page({ since: '2026-11-19T17:00:00.000Z', before: '2026-11-20T17:00:00.000Z' })).total).toBe(2)
    expect((await page({ words: ['quoc', 'created'] })).total).toBe(1)
    expect(await actions({ words: searchWords('đỗ LINH') })).toEqual(['user.changed'])
  })

  it.each([
    ['in a text', `{"file":"${'ệ'.repeat(1_000_000)}","total":1}`, 'file'],
    ['in an escape', `{"file":"${String.raw`\u202e`.repeat(100_000)}"}`, 'file'],
    ['where no text stands', `{"total":${'1'.repeat(100_000)}}`, 'detail'],
  ])('shows details from before they had a limit cut, %s', async (_where, detail, member) => {
    await sql`update audit set detail = ${detail}, search_text = ${detail}
      where company_id = ${companyId} and action = 'shop.created'`.execute(opened.db)
    const { items } = await opened.store.auditTrail.page(companyId, { ...all, words: ['created'] }, request)
    expect(items).toEqual([])
    const [entry] = (await opened.store.auditTrail.page(companyId, { ...all, record: 's-1' }, request)).items.slice(-1)
    expect(entry?.detail.length).toBeLessThan(20_000)
    const read = v.parse(v.record(v.string(), v.string()), JSON.parse(entry?.detail ?? ''))
    expect(read[member]).toMatch(/…$/)
    expect(csvLines(entry === undefined ? [] : [entry]).length).toBeLessThan(200_000)
  })

  it('is exported whole, part by part, each read when the one before has been taken', async () => {
    const before = (await opened.store.auditTrail.page(companyId, all, request)).total
    const at = '2026-11-23T01:00:00.000Z'
    const entry = { at, companyId, accountId: account.id, action: 'many', detail: {} }
    await opened.store.audit.appendAll(
      Array.from({ length: 450 }, (_, place) => ({ ...entry, subjectId: `m-${place}` })),
    )
    let reads = 0
    const trail: Pick<AuditTrail, 'newest'> = {
      newest: (...asked) => {
        reads += 1
        return opened.store.auditTrail.newest(...asked)
      },
    }
    const reader = exported(trail, companyId, all).getReader()
    const parts: string[] = []
    const next = async (): Promise<boolean> => {
      const { done, value } = await reader.read()
      if (value !== undefined) parts.push(new TextDecoder('utf-8', { ignoreBOM: true }).decode(value))
      return !done
    }
    await next()
    await next()
    expect(reads).toBeLessThan(3)
    while (await next()) expect(reads).toBeLessThanOrEqual(parts.length + 1)
    expect(parts[0]).toBe(csvHead)
    const lines = parts.slice(1).join('').trimEnd().split('\r\n')
    expect(lines).toHaveLength(450 + before)
    expect(new Set(lines).size).toBe(450 + before)
    const { items } = await opened.store.auditTrail.page(companyId, all, { ...request, size: 500 })
    expect(lines).toEqual(csvLines(items).trimEnd().split('\r\n'))
    await sql`delete from audit where company_id = ${companyId} and action = 'many'`.execute(opened.db)
  })

  it('keeps of a detail no more than any field has', async () => {
    const subjectId = 'long'
    const entry = { at: '2026-11-22T01:00:00.000Z', companyId: otherCompany.id, accountId: null, action: 'a' }
    await opened.store.audit.append({ ...entry, subjectId, detail: { file: 'x'.repeat(1_000_000), total: 1 } })
    const { rows } = await sql<{ detail: string; search_text: string }>`select detail, search_text from audit
      where company_id = ${otherCompany.id} and subject_id = ${subjectId}`.execute(opened.db)
    expect(rows).toHaveLength(1)
    expect(JSON.parse(rows[0]?.detail ?? '')).toEqual({ file: `${'x'.repeat(1999)}…`, total: 1 })
    expect(rows[0]?.search_text.length).toBeLessThan(3000)
  })

  it('finds the details of entries from before they were searched without diacritics', async () => {
    const location = await database.createEmpty()
    const entry = {
      at: '2026-01-01T00:00:00.000Z',
      company_id: companyId,
      account_id: null,
      action: 'a',
      subject_id: 's',
    }
    await fillEarlierDatabase(location, '0010-audit-keys', async (db) => {
      // More than the migration reads at once, and entries about nobody's company before them.
      for (let index = 0; index < 600; index += 1) {
        const id = String(index).padStart(4, '0')
        const company_id = index < 20 ? '' : companyId
        await insertEarlier(db, 'audit', { ...entry, id, company_id, detail: `{"name":"Đỗ ${id}"}` })
      }
    })
    const earlier = await openStore(location)
    onTestFinished(() => earlier.store.close())
    const found = async (typed: string) =>
      (await earlier.store.auditTrail.page(companyId, { ...all, words: searchWords(typed) }, request)).total
    expect([await found('do'), await found('đỗ 0020'), await found('0599'), await found('0019')]).toEqual([
      580, 1, 1, 0,
    ])
  })
})

it('is exported without what a spreadsheet would calculate', () => {
  const entry = { id: '1', at: '=1+1', person: '@SUM(1)', user_id: '-2', action: '+3', record: 'a"b', detail: '{}' }
  expect(csvLines([entry]).split('\r\n')[0]).toBe(`"'=1+1","'@SUM(1)","'-2","'+3","a""b","{}"`)
})

it.each([
  ['a;=1+1', "a;'=1+1"],
  ['a,@SUM(1)', "a,'@SUM(1)"],
  ['a"; =1+1', `a""; '=1+1`],
  ['a\n+1', "a\n'+1"],
  ['a|\t-1', "a|\t'-1"],
  [' =1+1', " '=1+1"],
  ['＝1+1', "'＝1+1"],
  ['a=1, b-2 (c@d)', 'a=1, b-2 (c@d)'],
])('a file of entries holds no formula behind what ends a cell elsewhere: %j', (name, cell) => {
  const entry = { id: '1', at: '', person: name, user_id: '', action: '', record: '', detail: '' }
  expect(csvLines([entry])).toContain(`"","${cell}",""`)
})
