import { describe, expect, it } from 'vitest'
import { hasRates, isInvoiceForm, typeOfSymbol, yearOfSymbol } from '../../../src/domain/invoice/forms.ts'
import { hasCode } from '../../../src/domain/templates/symbols.ts'
import { mayBeReduced, reductionNote } from '../../../src/domain/invoice/reduction.ts'
import { isSpecialGoods, specialNamesOf } from '../../../src/domain/invoice/special.ts'
import { invoiceVersionOn } from '../../../src/domain/invoice/times.ts'

describe('forms of invoices', () => {
  it('are those of VAT and of sales', () => {
    expect(['1', '2', '3', '', '11', 'toString', 'constructor'].map(isInvoiceForm)).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
      false,
    ])
  })

  it('have rates, but for sales invoices; so has a form that is not known yet', () => {
    expect(['1', '2', '', 'toString'].map(hasRates)).toEqual([true, false, true, true])
  })
})

describe('the symbol of an invoice', () => {
  it('names its year and type', () => {
    const symbols = ['C26TAA', 'K25DYY', 'X26TAA', 'xC26TAA', 'C26TAAx', 'C26TA', 'C26taa', '']
    expect(symbols.map(yearOfSymbol)).toEqual(['2026', '2025', '', '', '', '', '', ''])
    expect(symbols.map(typeOfSymbol)).toEqual(['T', 'D', '', '', '', '', '', ''])
  })

  it('says whether the authority gives it a code', () => {
    expect(['C26TAA', 'K26TAA', '', 'KC'].map(hasCode)).toEqual([true, false, false, false])
  })
})

describe('the version of an invoice', () => {
  it.each<readonly [day: string, newest: string, version: string]>([
    ['2025-05-31', '', '2.0.1'],
    ['2025-06-01', '', '2.1.0'],
    ['2026-06-30', '', '2.1.0'],
    ['2026-07-01', '', '2.1.1'],
    ['', '', '2.1.1'],
    ['', '2.1.0', '2.1.0'],
    ['2026-07-01', '2.1.0', '2.1.0'],
    ['2026-07-01', '2.0.1', '2.0.1'],
    ['2026-06-30', '2.1.1', '2.1.0'],
    ['2020-01-01', '', '2.0.1'],
    ['2026-07-01', '2.0.0', '2.0.1'],
  ])('of %j in a company that has %j at most is %s', (day, newest, version) => {
    expect(invoiceVersionOn(day, newest)).toBe(version)
  })
})

describe('the reduction of a sales invoice', () => {
  it('is of days of the resolution', () => {
    expect(['2025-06-30', '2025-07-01', '2026-12-31', '2027-01-01', ''].map(mayBeReduced)).toEqual([
      false,
      true,
      true,
      false,
      false,
    ])
  })

  it('is said in the words of the law', () => {
    expect(reductionNote('1234567')).toBe(
      'Đã giảm 1.234.567 đồng tương ứng 20% mức tỷ lệ % để tính thuế giá trị gia tăng theo Nghị quyết 204/2025/QH15',
    )
  })
})

describe('special goods', () => {
  it('of a kind have names of data, and those of none have none', () => {
    expect(['1', '2', '3', '4', 'toString'].map(isSpecialGoods)).toEqual([true, true, true, false, false])
    expect(['1', '2', '3', '4', 'toString'].map(specialNamesOf)).toEqual([
      ['SKhung', 'SMay'],
      ['BKSPTVChuyen'],
      ['TNGHang', 'DCNGHang', 'MSTNGHang', 'MDDNGHang'],
      [],
      [],
    ])
  })
})
