import { describe, expect, it } from 'vitest'
import { documentAmounts, inDong, mostLines } from '../../../src/domain/amounts/document.ts'
import { xmlNumber } from '../../../src/domain/amounts/formats.ts'
import { natures, type GivenLine } from '../../../src/domain/amounts/line.ts'
import { readTaxRate } from '../../../src/domain/amounts/taxRate.ts'
import { documentOf } from './given.ts'

const problemsOf = (given: Partial<GivenLine>, currency = 'VND') => {
  const amounts = documentAmounts(documentOf([given], { currency }))
  return amounts.ok ? [] : amounts.failure
}

describe('what a seller gives of a line', () => {
  const sold = { quantity: '3', price: '33.5', discountRate: '10' } as const

  it.each([
    ['an amount one đồng below', { ...sold, amount: '90' }],
    ['an amount one đồng above', { ...sold, amount: '92' }],
    ['a discount one đồng off', { ...sold, discount: '11' }],
    ['an amount alone', { amount: '90' }],
  ])('is taken: %s', (_title, given) => {
    expect(problemsOf(given)).toEqual([])
  })

  it.each<[string, Partial<GivenLine>, string, string]>([
    ['an amount two đồng off', { ...sold, amount: '93' }, 'amount', 'amount_differs:91'],
    ['a discount two đồng off', { ...sold, discount: '8' }, 'discount', 'amount_differs:10'],
    ['no amount at all', { quantity: '3' }, 'amount', 'amount_is_required'],
    ['part of a đồng', { amount: '90.5' }, 'amount', 'amount_decimals:0'],
    ['seven decimals', { ...sold, price: '1.1234567' }, 'price', 'amount_decimals:6'],
    ['22 digits', { ...sold, quantity: '1'.repeat(22) }, 'quantity', 'too_long:21'],
    ['an exponent', { ...sold, quantity: '1e5' }, 'quantity', 'amount_is_no_number'],
    ['a text of a million digits', { ...sold, price: '1'.repeat(1_000_000) }, 'price', 'amount_is_no_number'],
    ['an unknown rate', { ...sold, rate: '7%' }, 'rate', 'vat_rate_is_unknown'],
  ])('is refused by its field: %s', (_title, given, field, message) => {
    expect(problemsOf(given)).toEqual([{ field: `lines.0.${field}`, message }])
  })

  it('may differ by a cent in a foreign currency, not by two', () => {
    expect(problemsOf({ quantity: '1', price: '1.005', amount: '1.02' }, 'USD')).toEqual([])
    expect(problemsOf({ quantity: '1', price: '1.005', amount: '1.03' }, 'USD')).toEqual([
      { field: 'lines.0.amount', message: 'amount_differs:1.01' },
    ])
  })
})

it('counts the lines of a document before it looks at any', () => {
  const lines = Array.from({ length: mostLines + 1 }, () => ({ quantity: 'x' }))
  expect(documentAmounts(documentOf(lines))).toEqual({
    ok: false,
    failure: [{ field: 'lines', message: 'too_many:9999' }],
  })
})

it('refuses fees and reductions with part of a đồng', () => {
  const given = documentOf([], { fees: ['1', '0.5'], untaxedReduction: '1.5', otherReduction: '1,5' })
  expect(documentAmounts(given)).toEqual({
    ok: false,
    failure: [
      { field: 'fees.1', message: 'amount_decimals:0' },
      { field: 'untaxedReduction', message: 'amount_decimals:0' },
      { field: 'otherReduction', message: 'amount_is_no_number' },
    ],
  })
})

describe('a number of the XML', () => {
  it.each([
    ['ThTien', '999999999999999.123456'],
    ['ThTien', '-12345678901234567890.5'],
    ['TLCKhau', '100'],
    ['TLCKhau', '0.0525'],
    ['TGia', '25450.75'],
  ] as const)('%s holds %s', (element, amount) => {
    expect(xmlNumber(element, amount)).toEqual({ ok: true, value: amount })
  })

  it.each([
    ['ThTien', '1234567890123456789012'],
    ['ThTien', '1234567890123456.1234567'],
    ['TLCKhau', '33.33333'],
    ['TGia', '1.755'],
    ['TGia', '12345678'],
    ['ThTien', '1e+21'],
    ['ThTien', '1.50'],
  ] as const)('%s does not hold %s', (element, amount) => {
    expect(xmlNumber(element, amount)).toEqual({
      ok: false,
      failure: { code: 'amount.doesNotFit', element, amount },
    })
  })

  it('that comes of two long ones is digits, and is said not to fit', () => {
    const amounts = documentAmounts(documentOf([{ quantity: '123456789012345', price: '999999999999' }]))
    expect(amounts).toMatchObject({ ok: true, value: { net: '123456789012221543210987655' } })
    expect(xmlNumber('TgTCThue', '123456789012221543210987655').ok).toBe(false)
  })
})

it('knows the natures of lines by the codes of TChat', () => {
  expect(Object.entries(natures).map(([nature, { code }]) => [nature, code])).toEqual([
    ['goods', '1'],
    ['promotion', '2'],
    ['discount', '3'],
    ['note', '4'],
    ['special', '5'],
  ])
})

describe('a rate', () => {
  it.each([
    ['KHAC:5.26%', { text: 'KHAC:05.26%', percent: '5.26' }],
    ['KHAC:8%', { text: 'KHAC:08.00%', percent: '8' }],
    ['KHAC:08.50%', { text: 'KHAC:08.50%', percent: '8.5' }],
    ['KCT', { text: 'KCT', percent: null }],
    ['0%', { text: '0%', percent: '0' }],
  ])('%s is read', (text, rate) => {
    expect(readTaxRate(text)).toEqual(rate)
    expect(readTaxRate(rate.text)).toEqual(rate)
  })

  it.each(['', '8', '7%', 'kct', 'KHAC', 'KHAC:%', 'KHAC:100%', 'KHAC:1.234%', 'KHAC:-1%', 'CTTC', ' 8%'])(
    '%j is none',
    (text) => {
      expect(readTaxRate(text)).toBeNull()
    },
  )
})

it.each([
  ['100.1', '25450.75', '2547620'],
  ['-0.01', '150', '-2'],
  ['1', '0', '0'],
  ['1', '-1', null],
  ['1', '25450.755', null],
  ['a', '1', null],
])('%s at an exchange rate of %s is %s đồng', (amount, rate, dong) => {
  expect(inDong(amount, rate)).toBe(dong)
})
