import { describe, expect, it } from 'vitest'
import { textNodesIn } from '../../../src/domain/documents/xml/layout.ts'
import { invoiceTexts, type InvoiceValues } from '../../../src/domain/invoice/content.ts'
import { invoiceFields } from '../../../src/domain/invoice/fields.ts'
import { invoiceLayout } from '../../../src/domain/invoice/layout.ts'
import { invoiceVersions } from '../../../src/domain/invoice/times.ts'
import { problemsOf } from './support/problems.ts'
import { daysOf, goods, salesInvoice, vatInvoice } from './support/samples.ts'

const of = (changes: Partial<InvoiceValues>) => problemsOf(vatInvoice(changes))
const ofSales = (changes: Partial<InvoiceValues>) => problemsOf(salesInvoice(changes))

describe('reductions of an invoice', () => {
  it('outside the VAT are those of VAT invoices', () => {
    expect(of({ untaxed_reduction: '1000' })).toEqual([])
    expect(ofSales({ untaxed_reduction: '1000' })).toEqual([['untaxed_reduction', 'reduction_is_of_another_form']])
  })

  it.each<readonly [string, Partial<InvoiceValues>, boolean]>([
    ['a sales invoice in đồng of a day in force', {}, true],
    ['the first day', { inv_date: '2025-07-01', xml_vs: '2.1.0' }, true],
    ['the day before', { inv_date: '2025-06-30', xml_vs: '2.1.0' }, false],
    ['the last day', { inv_date: '2026-12-31' }, true],
    ['the day after', { inv_date: '2027-01-01' }, false],
    ['a VAT invoice', { form_no: '1', serial_no: 'C26TAA', lines: [goods()] }, false],
    ['another currency', { curr_cd: 'USD', ex_rate: '25000' }, false],
  ])('by a fifth of what a branch pays: %s', (_name, changes, isRight) => {
    for (const reduced_percent of ['1', '2', '3', '5'])
      expect(ofSales({ ...changes, reduced_percent })).toEqual(
        isRight ? [] : [['reduced_percent', 'reduction_is_not_in_force']],
      )
    expect(ofSales({ ...changes, reduced_percent: '' })).toEqual([])
  })

  it('have elements since 2.1.0', () => {
    const former = { inv_date: daysOf['2.0.1'] }
    for (const field of ['untaxed_reduction', 'other_reduction'] as const) {
      expect(of({ ...former, [field]: '1000' })).toEqual([[field, 'reduction_is_not_in_this_version']])
      expect(of({ [field]: '1000' })).toEqual([])
    }
    expect(ofSales({ xml_vs: '2.0.1', reduced_percent: '3' })).toEqual([
      ['reduced_percent', 'reduction_is_not_in_this_version'],
    ])
  })
})

describe('what an invoice says', () => {
  it('is of leasing on VAT invoices, and for a duty-free zone on sales invoices', () => {
    expect(of({ leasing_yn: '1' })).toEqual([])
    expect(ofSales({ leasing_yn: '1' })).toEqual([['leasing_yn', 'leasing_is_of_another_form']])
    expect(ofSales({ duty_free_yn: '1' })).toEqual([])
    expect(of({ duty_free_yn: '1' })).toEqual([['duty_free_yn', 'duty_free_is_of_another_form']])
  })

  it('is of leasing since 2.1.0, and for a duty-free zone in each version', () => {
    const former = { inv_date: daysOf['2.0.1'] }
    expect(of({ ...former, leasing_yn: '1' })).toEqual([['leasing_yn', 'leasing_is_not_in_this_version']])
    expect(of({ inv_date: daysOf['2.1.0'], leasing_yn: '1' })).toEqual([])
    expect(ofSales({ ...former, leasing_yn: '1' })).toEqual([['leasing_yn', 'leasing_is_of_another_form']])
    expect(ofSales({ ...former, duty_free_yn: '1' })).toEqual([])
  })

  it.each<readonly [keyof InvoiceValues, string]>([
    ['shop_code', 'CH-07'],
    ['shop_name', 'Cửa hàng Phố Cổ'],
    ['budget_code', '1012345'],
    ['personal_id', '046090001234'],
    ['passport_no', 'C1234567'],
  ])('has a place for %s since 2.1.0', (field, value) => {
    expect(of({ inv_date: daysOf['2.0.1'], [field]: value })).toEqual([[field, 'field_is_not_in_this_version']])
    expect(of({ inv_date: daysOf['2.1.0'], [field]: value })).toEqual([])
  })

  const values: Partial<Record<keyof InvoiceValues, string>> = {
    leasing_yn: '1',
    duty_free_yn: '1',
    personal_id: '046090001234',
  }

  it.each(invoiceVersions.flatMap((version) => ['1', '2'].map((form) => ({ form, version }))))(
    'is refused where form $form has no element for it in $version',
    ({ form, version }) => {
      const nodes = textNodesIn(invoiceLayout({ xml_vs: version, form_no: form, inv_feature: '1' }))
      const laid = new Set(nodes.flatMap(({ takes }) => ('field' in takes ? [takes.field] : [])))
      const left = invoiceTexts.filter((name) => invoiceFields[name].element !== null && !laid.has(name))
      const sample = form === '1' ? vatInvoice : salesInvoice
      const refused = left.map((name) =>
        problemsOf(sample({ inv_date: daysOf[version], [name]: values[name] ?? '1012345' })).map(([field]) => field),
      )
      expect(refused).toEqual(left.map((name) => [name]))
    },
  )
})
