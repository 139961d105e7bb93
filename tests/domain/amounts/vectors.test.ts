import { describe, expect, it } from 'vitest'
import { documentAmounts } from '../../../src/domain/amounts/document.ts'
import type { GivenLine } from '../../../src/domain/amounts/line.ts'
import type { Prices } from '../../../src/domain/amounts/totals.ts'
import { documentOf } from './given.ts'

interface Vector {
  readonly title: string
  readonly lines: readonly Partial<GivenLine>[]
  readonly net: string
  readonly tax: string
  readonly total: string
  readonly prices?: Prices
}

const of = (quantity: string, price: string, percent: string, more: Partial<GivenLine> = {}): Partial<GivenLine> => ({
  quantity,
  price,
  rate: `KHAC:${percent}%`,
  ...more,
})

const foreign: readonly Vector[] = [
  { title: '1 x 100.00 at 21 %', lines: [of('1', '100', '21')], net: '100', tax: '21', total: '121' },
  { title: '12 x 125.00 at 6 %', lines: [of('12', '125', '6')], net: '1500', tax: '90', total: '1590' },
  { title: '30 x 125.00 at 6 %', lines: [of('30', '125', '6')], net: '3750', tax: '225', total: '3975' },
  {
    title: '50 x 19.99 with 19 % in it',
    lines: [of('50', '19.99', '19')],
    net: '839.92',
    tax: '159.58',
    total: '999.5',
    prices: 'gross',
  },
  {
    title: '55.55 and 11.11 at 23 %: the tax is that of the sum',
    lines: [of('1', '55.55', '23'), of('1', '11.11', '23')],
    net: '66.66',
    tax: '15.33',
    total: '81.99',
  },
  {
    title: '16 x 348.35 less 4 % at 22 %',
    lines: [of('16', '348.35', '22', { discountRate: '4' })],
    net: '5350.66',
    tax: '1177.15',
    total: '6527.81',
  },
  {
    title: '57.48 less 10 % at 21 %',
    lines: [of('1', '57.48', '21', { discountRate: '10' })],
    net: '51.73',
    tax: '10.86',
    total: '62.59',
  },
  { title: '3 x 0.83 at 20 %', lines: [of('3', '0.83', '20')], net: '2.49', tax: '0.5', total: '2.99' },
  {
    title: '8500 less 7500 at 19 %',
    lines: [of('1', '8500', '19'), of('', '', '19', { nature: 'discount', amount: '7500' })],
    net: '1000',
    tax: '190',
    total: '1190',
  },
  {
    title: '1,091.50 at 15 %: a half goes up',
    lines: [of('1', '1091.5', '15')],
    net: '1091.5',
    tax: '163.73',
    total: '1255.23',
  },
]

describe('amounts of a document', () => {
  it.each(foreign)('$title', ({ lines, net, tax, total, prices = 'net' }) => {
    const amounts = documentAmounts(documentOf(lines, { currency: 'USD', prices }))
    expect(amounts).toMatchObject({ ok: true, value: { net, tax, total } })
  })

  it('of a bill of 300,000 đồng with 8 % in it stay 300,000 đồng', () => {
    const amounts = documentAmounts(documentOf([{ quantity: '1', price: '300000', rate: '8%' }], { prices: 'gross' }))
    expect(amounts).toMatchObject({
      ok: true,
      value: { net: '277778', tax: '22222', total: '300000', lines: [{ price: '277778' }] },
    })
  })

  it('have the tax of each line in whole đồng, one of them a đồng off where the sum says so', () => {
    const amounts = documentAmounts(
      documentOf([
        { quantity: '1', price: '105' },
        { quantity: '1', price: '105' },
        { quantity: '1', price: '105' },
      ]),
    )
    expect(amounts).toMatchObject({
      ok: true,
      value: { tax: '32', lines: [{ tax: '10' }, { tax: '11' }, { tax: '11' }] },
    })
  })

  it.each([
    ['more', ['101', '104', '104'], ['10', '11', '10']],
    ['less', ['109', '106', '106'], ['11', '10', '11']],
  ])('have it off in the line whose own tax lost most by rounding, one đồng %s', (_title, prices, taxes) => {
    const amounts = documentAmounts(documentOf(prices.map((price) => ({ quantity: '1', price }))))
    expect(amounts).toMatchObject({ ok: true, value: { lines: taxes.map((tax) => ({ tax })) } })
  })

  it('have a net price of six decimals where VAT is in the price', () => {
    const amounts = documentAmounts(
      documentOf([{ quantity: '3', price: '33333.333333', discountRate: '10', rate: '8%' }], { prices: 'gross' }),
    )
    expect(amounts).toMatchObject({
      ok: true,
      value: { total: '90000', lines: [{ discount: '9259', net: '83333', tax: '6667', price: '30864' }] },
    })
    const odd = documentAmounts(documentOf([{ quantity: '3', price: '100', rate: '8%' }], { prices: 'gross' }))
    expect(odd).toMatchObject({ ok: true, value: { lines: [{ net: '278', tax: '22', price: '92.666667' }] } })
  })

  it('are what is printed of quantity by price less what is printed of the discount', () => {
    const amounts = documentAmounts(documentOf([{ quantity: '1', price: '0.5', discount: '1' }]))
    expect(amounts).toMatchObject({ ok: true, value: { lines: [{ discount: '1', net: '0' }] } })
  })

  it('of a negative adjustment are those of the invoice with a minus', () => {
    const amounts = documentAmounts(documentOf([{ quantity: '-1', price: '105' }]))
    expect(amounts).toMatchObject({ ok: true, value: { net: '-105', tax: '-11', total: '-116' } })
  })

  it('have a sum for each rate, and none of promotions and notes', () => {
    const amounts = documentAmounts(
      documentOf([
        { quantity: '2', price: '1000', rate: '10%' },
        { quantity: '2', price: '1000', rate: 'KCT' },
        { quantity: '2', price: '1000', rate: '0%' },
        { quantity: '2', price: '1000', rate: 'KKKNT' },
        { quantity: '2', price: '1000', rate: 'KHAC:5.26%' },
        { quantity: '2', price: '1000', rate: '5%' },
        { nature: 'special', quantity: '2', price: '1000', rate: '8%' },
        { nature: 'promotion', quantity: '2', price: '1000', rate: '' },
        { nature: 'note', amount: 'three boxes' },
        { nature: 'discount', amount: '500', rate: '10%' },
      ]),
    )
    expect(amounts).toMatchObject({
      ok: true,
      value: {
        rates: [
          { rate: 'KCT', net: '2000', tax: '0' },
          { rate: 'KKKNT', net: '2000', tax: '0' },
          { rate: '0%', net: '2000', tax: '0' },
          { rate: '5%', net: '2000', tax: '100' },
          { rate: '8%', net: '2000', tax: '160' },
          { rate: '10%', net: '1500', tax: '150' },
          { rate: 'KHAC:05.26%', net: '2000', tax: '105' },
        ],
        discount: '500',
        net: '13500',
        tax: '515',
        total: '14015',
      },
    })
  })

  it('have fees added and reductions taken off, without VAT on them', () => {
    const given = documentOf([{ quantity: '1', price: '1000' }], {
      fees: ['200', '50'],
      untaxedReduction: '30',
      otherReduction: '7',
    })
    expect(documentAmounts(given)).toMatchObject({ ok: true, value: { net: '1000', tax: '100', total: '1313' } })
  })

  it('have no VAT where the document has none, whatever rates stand in its lines', () => {
    const given = documentOf([{ quantity: '3', price: '33.333333', rate: '10%' }], { prices: 'untaxed' })
    expect(documentAmounts(given)).toMatchObject({ ok: true, value: { rates: [], tax: '0', total: '100' } })
  })
})

it('a discount takes off the same wherever it stands beside a line that loses as much by rounding', () => {
  const goods = { quantity: '1', price: '16', rate: '10%' } as const
  const discount = { nature: 'discount', amount: '6', rate: '10%' } as const
  const sums = [
    [goods, discount],
    [discount, goods],
  ].map((lines) => {
    const amounts = documentAmounts(documentOf(lines, { prices: 'gross' }))
    return amounts.ok ? [amounts.value.discount, amounts.value.net, amounts.value.tax] : amounts.failure
  })
  expect(sums).toEqual([
    ['5', '9', '1'],
    ['5', '9', '1'],
  ])
})
