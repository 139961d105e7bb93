import { describe, expect, it } from 'vitest'
import { lookUp, lookUpCodes } from '../../server/areas/items/lookup.ts'
import type { Item } from '../../server/areas/items/store/items.ts'
import { newItem } from '../../src/domain/items/item.ts'
import { account, companies } from '../../tools/product/server/rows.ts'
import { startDatabases } from './support/databases.ts'
import { storeForTests } from './support/serverForTests.ts'

const databases = await startDatabases()

const companyId = account.companyId ?? ''
const stranger = companies[1]?.id ?? ''
const day = '2026-12-31'

const item = (item_code: string, item_name: string, changes: Partial<Item> = {}): Item => ({
  ...newItem(),
  id: item_code,
  item_code,
  item_name,
  uom: 'hộp',
  unit_prc: '1234.5',
  companyId,
  version: '1',
  createdAt: '',
  ...changes,
})

describe.each(databases.map((database) => [database.kind, database] as const))('a lookup on %s', (_kind, database) => {
  const opened = storeForTests(database)

  const codes = async (sought: string, of = companyId) =>
    (await lookUp(opened.store, of, { sought, day })).map(({ item_code }) => item_code)

  it('finds the code, else codes and names that begin with the text, else names with all of its words', async () => {
    await opened.store.items.insert([
      item('CHE', 'Trà sen'),
      item('CHE-1', 'Trà nhài'),
      item('che-2', 'Chè xanh Thái Nguyên'),
      item('M1', 'Chè sen Hồ Tây'),
      item('M2', 'Bánh chè lam'),
      item('M3', 'Đường phèn 100%'),
      item('OTHER', 'Chè', { companyId: stranger }),
    ])
    expect(await codes('che')).toEqual(['CHE', 'CHE-1', 'che-2'])
    expect(await codes('CH')).toEqual(['CHE', 'CHE-1', 'che-2', 'M1', 'M2'])
    expect(await codes('Chè s')).toEqual(['M1'])
    expect(await codes('tay che')).toEqual(['M1'])
    expect(await codes('LAM')).toEqual(['M2'])
    expect(await codes('duong phen')).toEqual(['M3'])
    expect(await codes('100%')).toEqual(['M3'])
    expect(await codes('%')).toEqual(['M3'])
    expect(await codes('_')).toEqual([])
    expect(await codes('  ')).toEqual([])
    expect(await codes('che', stranger)).toEqual(['OTHER'])
  })

  it('answers what a line needs, at the rate of the day', async () => {
    await opened.store.items.insert([item('RATE', 'Dịch vụ', { vat_rate: '0.1', curr_cd: 'USD' })])
    const found = {
      id: 'RATE',
      item_code: 'RATE',
      item_name: 'Dịch vụ',
      uom: 'hộp',
      unit_prc: '1234.5',
      curr_cd: 'USD',
      vat_rate: '0.1',
      not_reduced: false,
      special_consumption: false,
    }
    expect(await lookUp(opened.store, companyId, { sought: 'rate', day })).toEqual([{ ...found, rate: '8%' }])
    expect(await lookUp(opened.store, companyId, { sought: 'rate', day: '2027-01-01' })).toEqual([
      { ...found, rate: '10%' },
    ])
  })

  it('answers at most 20', async () => {
    await opened.store.items.insert(Array.from({ length: 30 }, (_, at) => item(`MANY-${at}`, `Nhiều ${at}`)))
    expect(await codes('many')).toHaveLength(20)
    expect(await codes('ieu')).toHaveLength(20)
  })

  it('of codes answers the item of each, as it was asked for, and of several that look alike the same one', async () => {
    await opened.store.items.insert([
      item('P1', 'Một'),
      item('Q1', 'Hai'),
      // From before look-alikes were refused.
      item('p2', 'Ba'),
      item('P2', 'Bốn'),
      item('P1-other', 'Một', { companyId: stranger, item_code: 'P1' }),
    ])
    const found = async (sought: readonly string[], of = companyId) =>
      (await lookUpCodes(opened.store, of, { sought, day })).map(({ asked, id, rate }) => [asked, id, rate])
    expect(await found(['q1', 'P1', 'none', '', 'P1', 'ｐ１', 'p2', 'P2'])).toEqual([
      ['q1', 'Q1', '8%'],
      ['P1', 'P1', '8%'],
      ['ｐ１', 'P1', '8%'],
      ['p2', 'p2', '8%'],
      ['P2', 'P2', '8%'],
    ])
    expect(await found([])).toEqual([])
    expect(await found(['P1', 'Q1'], stranger)).toEqual([['P1', 'P1-other', '8%']])
    expect(await found(Array.from({ length: 1000 }, (_, at) => `P${at}`))).toHaveLength(2)
  })
})
