import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { currencies, readCurrency } from '../../../src/domain/items/currencies.ts'
import { itemSchema, newItem, nothingKept, type ItemValues } from '../../../src/domain/items/item.ts'
import { codeItems } from '../../../src/domain/codeLists.ts'
import { vatRates } from '../../../src/domain/items/vatRates.ts'

const typed = itemSchema('typed')
const sound: ItemValues = { ...newItem(), item_name: 'Chè Thái Nguyên', uom: 'kg', unit_prc: '1.234,5' }

const problems = (changes: Partial<Record<keyof ItemValues, unknown>>, schema = typed) =>
  (v.safeParse(schema, { ...sound, ...changes }).issues ?? []).map((issue) => [v.getDotPath(issue), issue.message])

describe('an item', () => {
  test('is new with 8% VAT, in VND, its code given automatically [001-5-43 001-9-08]', () => {
    expect(newItem()).toMatchObject({ vat_rate: '0.08', curr_cd: 'VND', product_source: true, item_code: '' })
  })

  test('needs name, unit, price and currency, and a code unless it is automatic; each has its own message [001-5-40 001-5-41]', () => {
    const empty = { product_source: false, item_name: ' ', uom: '', unit_prc: '', curr_cd: '' }
    expect(problems(empty)).toEqual([
      ['item_name', 'item_name_is_required'],
      ['uom', 'uom_is_required'],
      ['unit_prc', 'unit_price_is_required'],
      ['curr_cd', 'currency_is_required'],
      ['item_code', 'item_code_is_required'],
    ])
    expect(problems({ product_source: true, item_code: '' })).toEqual([])
    expect(problems({ product_source: false, item_code: 'A-1' })).toEqual([])
  })

  test.each([
    ['item_code', 10],
    ['item_name', 500],
    ['item_ename', 500],
    ['item_kname', 500],
    ['uom', 150],
    ['memo', 500],
  ] as const)('%s has at most %i characters [001-5-40]', (field, max) => {
    expect(problems({ product_source: false, item_code: 'A', [field]: 'x'.repeat(max) })).toEqual([])
    expect(problems({ product_source: false, item_code: 'A', [field]: 'x'.repeat(max + 1) })).toEqual([
      [field, `too_long:${max}`],
    ])
  })

  test('keeps the longer code and unit that an upload gave it, and takes no other', () => {
    const kept = { item_code: 'C'.repeat(50), uom: 'u'.repeat(500) }
    const schema = itemSchema('typed', kept)
    expect(problems({ ...kept, product_source: false }, schema)).toEqual([])
    expect(problems({ item_code: 'D'.repeat(50) }, schema)).toEqual([['item_code', 'too_long:10']])
    expect(nothingKept).toEqual({ item_code: '', uom: '' })
  })

  test.each([
    ['VND', '0', []],
    ['VND', '0,123456', []],
    ['VND', '0,1234567', ['amount_decimals:6']],
    ['USD', '0,12', []],
    ['USD', '12', []],
    ['USD', '0,123', ['amount_decimals:2']],
    ['VND', '-1', ['amount_is_negative']],
    ['VND', 'a lot', ['amount_is_no_number']],
    ['VND', '9.999.999.999.999.999', []],
    ['VND', '99.999.999.999.999.999', ['too_long:21']],
    ['USD', '9999999999999,99', []],
    ['USD', '99999999999999,99', []],
    // 22 characters, once its dots stand in it.
    ['USD', '999999999999999,99', ['too_long:21']],
  ])('of the currency %s takes the price %s, or says %j [001-5-42]', (curr_cd, price, messages) => {
    expect(problems({ curr_cd, unit_prc: price })).toEqual(messages.map((message) => ['unit_prc', message]))
    expect(problems({ curr_cd, pur_cost: price })).toEqual(messages.map((message) => ['pur_cost', message]))
  })

  test('keeps its amounts as exact decimals, whoever writes them [001-5-42]', () => {
    expect(v.parse(typed, { ...sound, pur_cost: '' })).toMatchObject({ unit_prc: '1234.5', pur_cost: '' })
    // One thousand as it is typed, one and a bit as it is kept.
    expect(v.parse(typed, { ...sound, unit_prc: '1.001' })).toMatchObject({ unit_prc: '1001' })
    expect(v.parse(itemSchema('kept'), { ...sound, unit_prc: '1.001' })).toMatchObject({ unit_prc: '1.001' })
    expect(problems({ unit_prc: '1,5' }, itemSchema('kept'))).toEqual([['unit_prc', 'amount_is_no_number']])
  })

  test('is of a listed rate and currency [001-5-47]', () => {
    expect(problems({ vat_rate: '0.07' })).toEqual([['vat_rate', 'vat_rate_is_unknown']])
    expect(problems({ curr_cd: 'XXX' })).toEqual([['curr_cd', 'currency_is_unknown']])
  })
})

describe('the code lists', () => {
  test('name every rate and every currency, with the first choices marked [001-9-08]', () => {
    expect(codeItems('vat-rate').map(({ code }) => code)).toEqual(vatRates)
    expect(codeItems('currency').map(({ code }) => code)).toEqual(currencies)
    const first = [...codeItems('vat-rate'), ...codeItems('currency')].filter(({ default_yn }) => default_yn === 'Y')
    expect(first.map(({ code }) => code)).toEqual(['0.08', 'VND'])
  })

  test('currencies are read in any case', () => {
    expect(readCurrency(' vnd ')).toBe('VND')
    expect(readCurrency('đồng')).toBeNull()
  })
})
