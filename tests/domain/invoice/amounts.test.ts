import { describe, expect, it } from 'vitest'
import { invoiceAmounts, pricesOf } from '../../../src/domain/invoice/amounts.ts'
import type { InvoiceValues } from '../../../src/domain/invoice/content.ts'
import type { InvoiceLine } from '../../../src/domain/invoice/lines.ts'
import { problemsOf } from './support/problems.ts'
import { goods, salesInvoice, vatInvoice } from './support/samples.ts'

const amountsOf = (values: InvoiceValues) => {
  const counted = invoiceAmounts(values)
  if (!counted.ok) throw new Error(JSON.stringify(counted.failure))
  return counted.value
}
const failureOf = (values: InvoiceValues) => {
  const counted = invoiceAmounts(values)
  return counted.ok ? [] : counted.failure
}
const discount = (vat_rate: string, amount: string): InvoiceLine =>
  goods({ nature: '3', quantity: '', price: '', vat_rate, amount })

describe('amounts of a VAT invoice', () => {
  it('have the VAT on top of net prices, and within gross ones', () => {
    const lines = [goods({ quantity: '1', price: '108000' })]
    expect(amountsOf(vatInvoice({ lines }))).toMatchObject({ net: '108000', tax: '8640', total: '116640' })
    const gross = amountsOf(vatInvoice({ lines, price_kind: 'gross' }))
    expect(gross).toMatchObject({ net: '100000', tax: '8000', total: '108000' })
    expect(gross.lines[0]?.price).toBe('100000')
  })

  it('in another currency have its cents', () => {
    const lines = [goods({ quantity: '1.5', price: '19.99', vat_rate: '10%' })]
    const amounts = amountsOf(vatInvoice({ curr_cd: 'USD', ex_rate: '25000', lines }))
    expect(amounts).toMatchObject({ net: '29.99', tax: '3', total: '32.99' })
    expect(problemsOf(vatInvoice({ curr_cd: 'USD', ex_rate: '25000', lines, other_reduction: '0.005' }))).toEqual([
      ['other_reduction', 'amount_decimals:2'],
    ])
  })

  it('take discounts off the sums of their own rates', () => {
    const lines = [
      goods({ quantity: '1', price: '1000' }),
      goods({ quantity: '1', price: '500', vat_rate: '10%' }),
      discount('8%', '100'),
      discount('10%', '50'),
    ]
    expect(amountsOf(vatInvoice({ lines }))).toMatchObject({
      rates: [
        { rate: '8%', net: '900', tax: '72' },
        { rate: '10%', net: '450', tax: '45' },
      ],
      discount: '150',
      net: '1350',
      tax: '117',
      total: '1467',
    })
  })

  it('have fees on top, and reductions off the total alone', () => {
    const values = vatInvoice({
      lines: [goods({ quantity: '1', price: '1000' })],
      fees: [
        { fee_name: 'Một', fee_amt: '30' },
        { fee_name: 'Hai', fee_amt: '5' },
      ],
      untaxed_reduction: '7',
      other_reduction: '11',
    })
    expect(amountsOf(values)).toMatchObject({ net: '1000', tax: '80', total: '1097', branchReduction: '0' })
  })

  it('do not know of the reduction of sales invoices', () => {
    expect(amountsOf(vatInvoice({ reduced_percent: '3' })).branchReduction).toBe('0')
  })
})

describe('amounts of a sales invoice', () => {
  it('have no VAT, whatever is said of prices and rates', () => {
    for (const price_kind of ['net', 'gross', 'untaxed'])
      expect(amountsOf(salesInvoice({ price_kind, lines: [goods({ vat_rate: '10%' })] }))).toMatchObject({
        rates: [],
        tax: '0',
        total: '375000',
      })
  })

  it.each<readonly [string, string]>([
    ['1', '750'],
    ['2', '1500'],
    ['3', '2250'],
    ['5', '3750'],
    ['', '0'],
  ])('are reduced by a fifth of %s per cent of revenue: %s', (reduced_percent, reduction) => {
    const amounts = amountsOf(salesInvoice({ reduced_percent }))
    expect(amounts).toMatchObject({ net: '375000', branchReduction: reduction })
    expect(Number(amounts.total)).toBe(375_000 - Number(reduction))
  })

  it('are reduced of what discounts leave, in whole đồng, a half being one', () => {
    const reduced = (price: string) =>
      amountsOf(
        salesInvoice({
          reduced_percent: '1',
          lines: [goods({ quantity: '1', price }), discount('', '1000')],
          fees: [{ fee_name: 'Phí', fee_amt: '9' }],
        }),
      )
    expect(reduced('1249')).toMatchObject({ branchReduction: '0', total: '258' })
    expect(reduced('1250')).toMatchObject({ branchReduction: '1', total: '258' })
  })

  it('in another currency are reduced by its cents', () => {
    expect(amountsOf(salesInvoice({ curr_cd: 'USD', reduced_percent: '3' })).branchReduction).toBe('2250')
    const lines = [goods({ quantity: '1', price: '1.25' })]
    expect(amountsOf(salesInvoice({ curr_cd: 'USD', reduced_percent: '2', lines })).branchReduction).toBe('0.01')
  })

  it('are reduced on days of the resolution, and never made more', () => {
    const on = (inv_date: string) => amountsOf(salesInvoice({ inv_date, reduced_percent: '3' })).branchReduction
    expect(['2025-06-30', '2025-07-01', '2026-12-31', '2027-01-01'].map(on)).toEqual(['0', '2250', '2250', '0'])
    const taken = { lines: [discount('', '1000000')], reduced_percent: '3' }
    expect(amountsOf(salesInvoice(taken))).toMatchObject({ branchReduction: '0', total: '-1000000' })
  })
})

describe('what is wrong with amounts', () => {
  it('stands at the fields of the form', () => {
    const wrong = vatInvoice({
      lines: [
        goods({ quantity: 'a', price: 'b', discount_rate: 'c', discount_amt: 'd', amount: 'e', vat_rate: 'f' }),
        goods({ discount_rate: '10', discount_amt: '1' }),
      ],
      fees: [{ fee_name: '', fee_amt: 'g' }],
      untaxed_reduction: 'h',
      other_reduction: 'i',
    })
    const none = 'amount_is_no_number'
    expect(failureOf(wrong)).toEqual([
      { field: 'lines.0.quantity', message: none },
      { field: 'lines.0.price', message: none },
      { field: 'lines.0.discount_rate', message: none },
      { field: 'lines.0.discount_amt', message: none },
      { field: 'lines.0.amount', message: none },
      { field: 'lines.0.vat_rate', message: 'vat_rate_is_unknown' },
      { field: 'lines.1.discount_amt', message: 'amount_differs:37500' },
      { field: 'fees.0.fee_amt', message: none },
      { field: 'untaxed_reduction', message: none },
      { field: 'other_reduction', message: none },
    ])
  })

  it('of more lines or fees than can be counted stands at the list', () => {
    const fee = { fee_name: 'Phí', fee_amt: '1' }
    const lines = Array.from({ length: 10_000 }, () => goods())
    expect(failureOf(vatInvoice({ lines, fees: Array.from({ length: 101 }, () => fee) }))).toEqual([
      { field: 'lines', message: 'too_many:9999' },
      { field: 'fees', message: 'too_many:100' },
    ])
  })

  it('is named where something of an invoice that adjusts none is below nothing', () => {
    const fees = [
      { fee_name: 'Một', fee_amt: '1' },
      { fee_name: 'Hai', fee_amt: '-1' },
    ]
    expect(problemsOf(vatInvoice({ fees, untaxed_reduction: '-1', other_reduction: '-2' }))).toEqual([
      ['fees.1.fee_amt', 'amount_is_negative'],
      ['untaxed_reduction', 'amount_is_negative'],
      ['other_reduction', 'amount_is_negative'],
    ])
    expect(problemsOf(vatInvoice({ other_reduction: '-1' }))).toEqual([['other_reduction', 'amount_is_negative']])
    expect(problemsOf(vatInvoice({ fees: [{ fee_name: ' ', fee_amt: '' }] }))).toEqual([
      ['fees.0.fee_name', 'fee_name_is_required'],
      ['fees.0.fee_amt', 'amount_is_required'],
    ])
    expect(problemsOf(vatInvoice({ fees: [{ fee_name: 'x'.repeat(101), fee_amt: '1.1234567' }] }))).toEqual([
      ['fees.0.fee_name', 'too_long:100'],
      ['fees.0.fee_amt', 'amount_decimals:6'],
    ])
  })

  it('is named where the total is below nothing', () => {
    expect(problemsOf(vatInvoice({ other_reduction: '405000' }))).toEqual([])
    expect(problemsOf(vatInvoice({ other_reduction: '405001' }))).toEqual([['other_reduction', 'total_is_negative']])
  })

  it('is named where an element cannot hold what comes out', () => {
    const most = '9'.repeat(21)
    const held = goods({ quantity: '1', price: most, vat_rate: 'KCT' })
    expect(problemsOf(vatInvoice({ lines: [held] }))).toEqual([])
    expect(problemsOf(vatInvoice({ lines: [held, held] }))).toEqual([['lines', 'too_long:21']])
    expect(problemsOf(vatInvoice({ lines: [goods({ quantity: '1', price: most })] }))).toEqual([
      ['lines', 'too_long:21'],
    ])
    expect(problemsOf(vatInvoice({ lines: [goods(), goods({ quantity: '10', price: most })] }))).toEqual([
      ['lines.1.amount', 'too_long:21'],
      ['lines', 'too_long:21'],
    ])
    const taken = { untaxed_reduction: most, other_reduction: most }
    expect(problemsOf(vatInvoice({ lines: [held, held], ...taken }))).toEqual([['lines', 'too_long:21']])
    const given = goods({ quantity: '10', price: most, discount_rate: '100' })
    expect(problemsOf(vatInvoice({ lines: [given] }))).toEqual([
      ['lines.0.amount', 'too_long:21'],
      ['lines', 'too_long:21'],
    ])
    const free = goods({ quantity: '1', price: most, discount_rate: '100' })
    expect(problemsOf(vatInvoice({ lines: [free] }))).toEqual([])
    expect(problemsOf(vatInvoice({ lines: [free, free] }))).toEqual([['lines', 'too_long:21']])
    const [kct, other] = [discount('KCT', most), goods({ quantity: '1', price: most, vat_rate: '0%' })]
    expect(problemsOf(vatInvoice({ lines: [kct, other] }))).toEqual([])
    expect(problemsOf(vatInvoice({ lines: [kct, kct, other, other] }))).toEqual([['lines', 'too_long:21']])
    const small = goods({ quantity: '7', price: `1${'0'.repeat(18)}`, vat_rate: '10%' })
    expect(problemsOf(vatInvoice({ price_kind: 'gross', lines: [small] }))).toEqual([['lines.0.amount', 'too_long:21']])
  })

  it('is named where all that is taken off is too long for its element, though what is paid is not', () => {
    const most = '9'.repeat(21)
    const lines = [goods({ vat_rate: '', quantity: '1', price: `1${'0'.repeat(20)}` })]
    const fees = [{ fee_name: 'Phí', fee_amt: most }]
    const paid = salesInvoice({ lines, fees, other_reduction: most, reduced_percent: '5' })
    expect(problemsOf(paid)).toEqual([['other_reduction', 'too_long:21']])
    expect(problemsOf({ ...paid, reduced_percent: '' })).toEqual([])
  })
})

describe('the prices of an invoice', () => {
  it.each<readonly [string, string, string]>([
    ['1', 'net', 'net'],
    ['1', 'gross', 'gross'],
    ['1', 'untaxed', 'net'],
    ['2', 'gross', 'untaxed'],
    ['2', 'net', 'untaxed'],
    ['', 'gross', 'gross'],
  ])('of form %s that are said to be %s are %s', (form_no, price_kind, prices) => {
    expect(pricesOf({ form_no, price_kind })).toBe(prices)
  })
})
