import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { readFlagWord } from '../../../src/domain/items/flagWords.ts'
import { itemSchema, newItem } from '../../../src/domain/items/item.ts'
import { ratedItem } from '../../../src/domain/items/rated.ts'
import { checkedRow, flagsOf, type ItemRow } from '../../../src/domain/items/row.ts'
import { readField } from '../../../src/domain/items/upload/convert.ts'
import { vatRates } from '../../../src/domain/items/vatRates.ts'
import { rateOn } from '../../../src/domain/vatRates/rateOn.ts'

const flags = { not_reduced: false, special_consumption: false }

describe('the rate of an item', () => {
  it('is written on an invoice as the XML has it', () => {
    const written = vatRates.map((vat_rate) => rateOn(ratedItem({ vat_rate, ...flags }), '2027-01-01'))
    expect(written).toEqual(['0%', '5%', '10%', '10%', 'KCT', 'KKKNT'])
  })

  it('depends on what the item is marked with', () => {
    const rate = (changes: Partial<typeof flags>, vat_rate = '0.1') =>
      rateOn(ratedItem({ vat_rate, ...flags, ...changes }), '2026-12-31')
    expect([rate({}), rate({ not_reduced: true }), rate({ special_consumption: true })]).toEqual(['8%', '10%', '10%'])
    expect(rate({ special_consumption: true }, '0.08')).toBe('8%')
  })

  it('is refused where it is a reduced one of an item that is not reduced', () => {
    const item = { ...newItem(), item_name: 'Thép', uom: 'kg', unit_prc: '1' }
    const problems = (changes: object) =>
      (v.safeParse(itemSchema('kept'), { ...item, ...changes }).issues ?? []).map((issue) => [
        v.getDotPath(issue),
        issue.message,
      ])
    expect(problems({ not_reduced: true, vat_rate: '0.08' })).toEqual([['vat_rate', 'rate_is_reduced']])
    expect(problems({ not_reduced: true, vat_rate: '0.1' })).toEqual([])
    expect(problems({ not_reduced: true, vat_rate: '0.05' })).toEqual([])
    expect(problems({ special_consumption: true, vat_rate: '0.08' })).toEqual([])
  })
})

describe('a flag of an uploaded row', () => {
  it.each([
    ['Yes', '1'],
    [' CÓ ', '1'],
    ['co', '1'],
    ['x', '1'],
    ['✓', '1'],
    ['TRUE', '1'],
    ['예', '1'],
    ['No', '0'],
    ['không', '0'],
    ['KHONG', '0'],
    ['아니요', '0'],
    ['0', '0'],
    ['-', '0'],
    ['', ''],
    ['  ', ''],
    ['maybe', null],
    ['có không', null],
    ['2', null],
    ['x'.repeat(51), null],
  ])('%j is read as %j', (typed, flag) => {
    expect(readFlagWord(typed)).toBe(flag)
    expect(readField('not_reduced', typed)).toBe(flag ?? typed)
  })

  const row = (changes: Partial<ItemRow>): ItemRow => ({
    item_code: 'A',
    item_name: 'Chè',
    item_kname: '',
    curr_cd: 'VND',
    unit_prc: '1',
    vat_rate: '0.1',
    uom: 'kg',
    memo: '',
    not_reduced: '',
    special_consumption: '',
    ...changes,
  })

  it('that nothing is said of is not reduced at 10 per cent alone', () => {
    expect(flagsOf(row({}))).toEqual({ not_reduced: true, special_consumption: false })
    expect(flagsOf(row({ vat_rate: '0.08' }))).toEqual(flags)
    expect(flagsOf(row({ not_reduced: '0', special_consumption: '1' }))).toEqual({
      not_reduced: false,
      special_consumption: true,
    })
    expect(flagsOf(row({ not_reduced: '1', vat_rate: '0.05' })).not_reduced).toBe(true)
  })

  it('is refused where it cannot be read or goes against the rate', () => {
    const problems = (changes: Partial<ItemRow>) => checkedRow(row(changes)).problems
    expect(problems({ not_reduced: 'maybe' })).toEqual([{ field: 'not_reduced', message: 'flag_is_unknown' }])
    expect(problems({ not_reduced: '1', vat_rate: '0.08' })).toEqual([
      { field: 'vat_rate', message: 'rate_is_reduced' },
    ])
    expect(problems({ not_reduced: '1' })).toEqual([])
    expect(problems({ not_reduced: '', vat_rate: '0.08', special_consumption: '1' })).toEqual([])
  })
})
