import { describe, expect, it } from 'vitest'
import type { InvoiceValues } from '../../../src/domain/invoice/content.ts'
import { settledBefore } from '../../../src/domain/invoice/corrections/agreement.ts'
import { ofItsOwn, relatedFields, taxedOn } from '../../../src/domain/invoice/related.ts'
import { problemsOf } from './support/problems.ts'
import { corrects, goods, note, salesInvoice, vatInvoice } from './support/samples.ts'

const of = (changes: Partial<InvoiceValues>) => problemsOf(vatInvoice(changes))
const ofSales = (changes: Partial<InvoiceValues>) => problemsOf(salesInvoice(changes))

describe('an invoice that corrects another one', () => {
  it.each(['1', '2'] as const)('of feature %s names it whole', (feature) => {
    expect(of(corrects(feature))).toEqual([])
    for (const field of relatedFields)
      expect(of(corrects(feature, { [field]: '' }))).toEqual([[field, 'related_invoice_is_required']])
    expect(of(corrects(feature, { note: '' }))).toEqual([])
  })

  it('names it by decree, form, symbol, number and day, under one of four decrees', () => {
    expect(relatedFields).toEqual(['inv_type_ref', 'form_no_ref', 'serial_no_ref', 'inv_no_ref', 'inv_date_ref'])
    const wrongOf = (inv_type_ref: string) => of(corrects('1', { inv_type_ref }))
    expect(['1', '2', '3', '4'].flatMap(wrongOf)).toEqual([])
    expect(wrongOf('5')).toEqual([['inv_type_ref', 'related_type_is_required']])
  })

  it('is asked for nothing by what is wrong itself', () => {
    const none = { form_no_ref: '', correction_error: '', agreement_no: '', agreement_date: '' }
    expect(of(corrects('1', { ...none, inv_feature: '9' }))).toEqual([['inv_feature', 'invoice_feature_is_required']])
    const { form_no_ref: _, ...silent } = none
    for (const [field, text, message] of [
      ['inv_date', '2026-13-01', 'date_is_invalid'],
      ['correction_error', 'weather', 'correction_error_is_unknown'],
      ['tax_code', 'x', 'tax_code_is_too_short'],
      ['company_name', 'x'.repeat(401), 'too_long:400'],
    ] as const)
      expect(of(corrects('1', { ...silent, correction_error: 'price', [field]: text }))).toEqual([[field, message]])
    const early = { inv_date: '2024-13-01', serial_no: 'C24TAA' }
    expect(of(corrects('1', early))).toEqual([['inv_date', 'date_is_invalid']])
  })

  it('is of its day or later', () => {
    expect(of(corrects('1', { inv_date: '2026-11-20', inv_date_ref: '2026-11-20' }))).toEqual([])
    expect(of(corrects('1', { inv_date: '2026-11-20', inv_date_ref: '2026-11-21' }))).toEqual([
      ['inv_date_ref', 'related_invoice_is_later'],
    ])
  })

  it('says what was wrong with that one', () => {
    expect(of(corrects('1', { correction_error: '' }))).toEqual([['correction_error', 'correction_error_is_required']])
    expect(of(corrects('1', { correction_error: 'weather' }))).toEqual([
      ['correction_error', 'correction_error_is_unknown'],
    ])
  })
})

describe('before a wrong invoice is corrected', () => {
  const none = { agreement_no: '', agreement_date: '' }
  const person = { company_name: '', tax_code: '', buyer_name: 'Nguyễn Văn An' }

  it.each(['1', '2'] as const)('a business has agreed in writing, by number and day (feature %s)', (feature) => {
    expect(of(corrects(feature, none))).toEqual([
      ['agreement_no', 'agreement_is_required'],
      ['agreement_date', 'agreement_is_required'],
    ])
    expect(of(corrects(feature, { agreement_no: '' }))).toEqual([['agreement_no', 'agreement_is_required']])
    expect(of(corrects(feature, { agreement_date: '' }))).toEqual([['agreement_date', 'agreement_is_required']])
    expect(of(corrects(feature))).toEqual([])
  })

  it('a person is informed, on a day and by no number', () => {
    expect(of(corrects('2', { ...person, ...none }))).toEqual([['agreement_date', 'information_is_required']])
    expect(of(corrects('2', { ...person, ...none, agreement_date: '2026-11-19' }))).toEqual([])
    expect(of(corrects('2', person))).toEqual([])
  })

  it('a buyer with the name of an organisation is no person', () => {
    const named = { ...person, company_name: 'Hội chữ thập đỏ', agreement_no: '' }
    expect(of(corrects('2', named))).toEqual([['agreement_no', 'agreement_is_required']])
  })

  it('nor is one with a tax code, while its name is still to be filled in', () => {
    const coded = { tax_code: '0100109106', company_name: '' }
    const values = { inv_feature: '2', inv_date: '2026-11-20', correction_error: 'price' }
    expect(settledBefore({ ...values, ...coded })).toBe('agreement')
    expect(settledBefore({ ...values, ...coded, tax_code: '' })).toBe('information')
  })

  it('no law asked for that until May 2025', () => {
    const until = { ...none, inv_date: '2025-05-31', serial_no: 'C25TAA', xml_vs: '2.0.1', inv_date_ref: '2025-05-12' }
    expect(of(corrects('2', { ...until, lines: [goods({ vat_rate: '8%' })] }))).toEqual([])
    expect(of(corrects('2', { ...until, inv_date: '2025-06-01' }))).toContainEqual([
      'agreement_no',
      'agreement_is_required',
    ])
  })

  it.each(['returned', 'volumeDiscount'] as const)('nothing is agreed where no error was made: %s', (error) => {
    const later = { ...none, correction_error: error }
    expect(of(corrects('2', later))).toEqual([])
    expect(of(corrects('2', { ...later, agreement_no: 'BB-01' }))).toEqual([
      ['agreement_date', 'agreement_is_not_whole'],
    ])
  })

  it('is not after it', () => {
    expect(of(corrects('2', { agreement_date: '2026-11-20' }))).toEqual([])
    expect(of(corrects('2', { agreement_date: '2026-11-21' }))).toEqual([['agreement_date', 'agreement_is_later']])
  })
})

describe('an invoice of its own', () => {
  it('that is begun from one that corrects says nothing of what that corrects', () => {
    expect({ ...vatInvoice(corrects('1')), ...ofItsOwn }).toEqual(vatInvoice())
    expect(of({ ...corrects('2'), ...ofItsOwn })).toEqual([])
  })

  it('says nothing of another one', () => {
    for (const field of relatedFields)
      expect(of({ [field]: corrects('1')[field] ?? '' })).toEqual([[field, 'related_invoice_is_required']])
    expect(of({ note: 'Sai giá' })).toEqual([['note', 'invoice_corrects_no_other']])
    expect(of({ correction_error: 'price' })).toEqual([['correction_error', 'invoice_corrects_no_other']])
    expect(of({ agreement_no: 'BB-01', agreement_date: '2026-11-20' })).toEqual([
      ['agreement_no', 'invoice_corrects_no_other'],
      ['agreement_date', 'invoice_corrects_no_other'],
    ])
  })
})

describe('amounts of an adjusting invoice', () => {
  it.each([
    ['a price cut', goods({ price: '-5000' })],
    ['goods that came back', goods({ quantity: '-2' })],
    ['an amount', goods({ quantity: '', price: '', amount: '-70000' })],
    ['a discount', goods({ quantity: '', price: '', amount: '5000', discount_amt: '-5000' })],
    ['a note alone', note('Tên hàng đúng: Chè sen')],
  ])('may be below nothing: %s', (_what, line) => {
    expect(of(corrects('2', { lines: [line] }))).toEqual([])
  })

  it('may be below nothing beside its lines', () => {
    const fees = [{ fee_name: 'Phí', fee_amt: '-1000' }]
    expect(of(corrects('2', { fees, untaxed_reduction: '-1', other_reduction: '-2' }))).toEqual([])
  })

  it('have no per cent below nothing', () => {
    expect(of(corrects('2', { lines: [goods({ quantity: '-1', discount_rate: '-5' })] }))).toEqual([
      ['lines.0.discount_rate', 'amount_is_negative'],
    ])
  })

  it('are none of a replacing one, nor of any other', () => {
    for (const changes of [corrects('1'), {}]) {
      expect(of({ ...changes, lines: [goods({ quantity: '-2' })] })).toContainEqual([
        'lines.0.quantity',
        'amount_is_negative',
      ])
      expect(of({ ...changes, lines: [goods(), goods({ quantity: '', price: '', amount: '-1' })] })).toContainEqual([
        'lines.1.amount',
        'amount_is_negative',
      ])
      expect(of({ ...changes, other_reduction: '1000000' })).toEqual([['other_reduction', 'total_is_negative']])
    }
  })
})

describe('a correction is taxed as what it corrects was', () => {
  const later = { inv_date: '2027-01-15', serial_no: 'C27TAA', lines: [goods({ vat_rate: '8%' })] }

  it('by the day of that one', () => {
    expect(taxedOn({ inv_feature: '0', inv_date: '2027-01-15', inv_date_ref: '' })).toBe('2027-01-15')
    expect(taxedOn({ inv_feature: '0', inv_date: '2027-01-15', inv_date_ref: '2026-12-30' })).toBe('2027-01-15')
    expect(taxedOn({ inv_feature: '2', inv_date: '2027-01-15', inv_date_ref: '2026-12-30' })).toBe('2026-12-30')
    expect(taxedOn({ inv_feature: '2', inv_date: '2027-01-15', inv_date_ref: '' })).toBe('2027-01-15')
  })

  it('with its rates', () => {
    expect(of(later)).toEqual([['lines.0.vat_rate', 'vat_rate_is_not_in_force']])
    expect(of({ ...later, ...corrects('2', { inv_date_ref: '2026-12-30' }) })).toEqual([])
  })

  it('with what was taken off it by law', () => {
    const sales = { inv_date: '2027-01-15', serial_no: 'C27TBB', reduced_percent: '3' }
    expect(ofSales(sales)).toEqual([['reduced_percent', 'reduction_is_not_in_force']])
    expect(ofSales({ ...sales, ...corrects('1', { form_no_ref: '2', inv_date_ref: '2026-12-30' }) })).toEqual([])
  })
})
