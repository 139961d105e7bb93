import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { writtenDocument } from '../../../../src/domain/documents/kind.ts'
import type { InvoiceValues } from '../../../../src/domain/invoice/content.ts'
import { mostCorrected, namingFields, type CorrectedInvoice } from '../../../../src/domain/invoice/several/corrected.ts'
import { correctionListKind } from '../../../../src/domain/invoice/several/kind.ts'
import { listRows } from '../../../../src/domain/invoice/several/rows.ts'
import { readXml } from '../../readXml.ts'
import { draftProblemsOf, keptOf, problemsOf } from '../support/problems.ts'
import { goods, note, salesInvoice, vatInvoice } from '../support/samples.ts'
import { about, correctsSeveral, named } from '../support/several.ts'

const features = ['3', '4'] as const
const of = (changes: Partial<InvoiceValues> = {}, feature: (typeof features)[number] = '3') =>
  problemsOf(vatInvoice(correctsSeveral(feature, changes)))
const exampleOf = (number: string) => named(number, { inv_date_ref: '2025-05-19' })
const second = (changes: Partial<CorrectedInvoice>) =>
  of({ corrected: [named('17', { inv_date_ref: '2025-05-19' }), named('18', changes)] })

describe('an invoice that corrects several', () => {
  it.each(features)('names two at least, and no more than a list has room for (feature %s)', (feature) => {
    expect(of({}, feature)).toEqual([])
    const few = [['corrected', 'several_invoices_are_required']]
    expect(of({ corrected: [] }, feature)).toEqual(few)
    expect(of({ corrected: [named('17')] }, feature)).toEqual(few)
    const many = (count: number) => Array.from({ length: count }, (_, place) => named(String(place + 1)))
    const day = { inv_date_ref: '2025-05-12' }
    expect(of({ corrected: many(mostCorrected), ...day }, feature)).toEqual([])
    expect(of({ corrected: many(mostCorrected + 1), ...day }, feature).map(([field]) => field)).toEqual(['corrected'])
  })

  it.each(namingFields)('names each whole: %s', (field) => {
    expect(second({ [field]: '' })).toEqual([[`corrected.1.${field}`, 'related_invoice_is_required']])
  })

  it('names invoices of its own form and of one month, each once', () => {
    expect(second({ form_no_ref: '2' })).toEqual([['corrected.1.form_no_ref', 'original_has_another_form']])
    expect(second({ inv_no_ref: '17' })).toEqual([['corrected.1.inv_no_ref', 'invoice_is_named_already']])
    expect(second({ inv_no_ref: '0017' })).toEqual([['corrected.1.inv_no_ref', 'invoice_is_named_already']])
    expect(second({ inv_no_ref: '17', serial_no_ref: 'C25TAB' })).toEqual([])
    for (const day of ['2025-04-30', '2024-05-12'])
      expect(second({ inv_date_ref: day })).toEqual([
        ['corrected.1.inv_date_ref', 'corrected_invoices_are_of_one_month'],
      ])
    const sales = correctsSeveral('3', { lines: [about('1', { vat_rate: '' })] })
    expect(problemsOf(salesInvoice(sales))).toEqual([
      ['corrected.0.form_no_ref', 'original_has_another_form'],
      ['corrected.1.form_no_ref', 'original_has_another_form'],
    ])
  })

  it('is of the latest of their days', () => {
    const other = [['inv_date_ref', 'related_invoice_is_required']]
    expect(of({ inv_date_ref: '2025-05-12' })).toEqual(other)
    expect(of({ inv_date_ref: '' })).toEqual(other)
    expect(of({ inv_date: '2025-05-18', serial_no: 'C25TAA', agreement_date: '2025-05-12' })).toContainEqual([
      'inv_date_ref',
      'related_invoice_is_later',
    ])
  })

  it('names none of them but in the list', () => {
    for (const field of ['form_no_ref', 'serial_no_ref', 'inv_no_ref'] as const)
      expect(of({ [field]: '1' })).toEqual([[field, 'related_invoice_is_required']])
  })

  it('has a number of the list, in a version that has an element for it', () => {
    expect(of({ correction_list_no: '' })).toEqual([['correction_list_no', 'correction_list_is_required']])
    expect(of({ correction_list_no: 'x'.repeat(51) })).toEqual([['correction_list_no', 'too_long:50']])
    expect(of({ xml_vs: '2.0.1' })).toContainEqual(['correction_list_no', 'field_is_not_in_this_version'])
  })

  it.each(['', '0', '3', '01', '1 ', '１', '1e0', '-1', '999'])('says of no line that it is about %j', (ordinal) => {
    expect(of({ lines: [about('2'), about(ordinal)] })).toEqual([['lines.1.about', 'line_is_about_no_invoice']])
  })

  it('says in notes what it says of all', () => {
    expect(of({ lines: [about('1'), about('2'), note('Đã thỏa thuận')] })).toEqual([])
  })

  it('has nothing beside its lines', () => {
    const message = 'several_are_corrected_by_lines'
    expect(of({ fees: [{ fee_name: 'Phí giao', fee_amt: '1' }] })).toEqual([['fees', message]])
    for (const field of ['untaxed_reduction', 'other_reduction'] as const)
      expect(of({ [field]: '1' })).toEqual([[field, message]])
    const sales = salesInvoice(
      correctsSeveral('3', {
        reduced_percent: '1',
        corrected: ['17', '18'].map((number) => named(number, { form_no_ref: '2', inv_date_ref: '2026-01-12' })),
        inv_date_ref: '2026-01-12',
        agreement_date: '2026-11-19',
        lines: [about('1', { vat_rate: '' })],
      }),
    )
    expect(problemsOf(sales)).toEqual([['reduced_percent', message]])
  })

  it('is refused, or can be written with its list, whatever its texts are', () => {
    const text = (own: string) =>
      fc.oneof(
        fc.constantFrom(own, ` ${own}`, '', '１', '17', '2025-05-12'),
        fc.string({ unit: 'binary', maxLength: 60 }),
      )
    const corrected = (number: string) =>
      fc.record({
        form_no_ref: text('1'),
        serial_no_ref: text('C25TAA'),
        inv_no_ref: text(number),
        inv_date_ref: text('2025-05-19'),
      })
    const said = fc.record({
      corrected: fc.tuple(corrected('1'), corrected('2')),
      about: fc.oneof(fc.constantFrom('1', '2'), text('1')),
      correction_list_no: text('BK-1'),
    })
    fc.assert(
      fc.property(said, ({ about: ordinal, ...texts }) => {
        const values = vatInvoice(correctsSeveral('3', { ...texts, lines: [about('2'), about(ordinal)] }))
        if (problemsOf(values).length > 0) return
        const content = keptOf(values)
        const originals = content.corrected.map(() => ({ original: vatInvoice(), adjustments: [] }))
        const list = writtenDocument(correctionListKind, { content, rows: listRows(content, originals) })
        expect(list.problems(null)).toEqual([])
        expect(readXml(list.xmlWith('id-1', null)).tree[0]).toBe('BKe')
      }),
      {
        numRuns: 500,
        examples: [[{ corrected: [exampleOf('1'), exampleOf('2')], about: '1', correction_list_no: 'BK' }]],
      },
    )
  })

  it('may have gaps as a draft', () => {
    const draft = vatInvoice(correctsSeveral('3', { corrected: [], lines: [], correction_list_no: '' }))
    expect(draftProblemsOf(draft)).toEqual([])
  })
})

describe('an invoice that corrects not several', () => {
  it('names none, and has no line about one', () => {
    expect(problemsOf(vatInvoice({ corrected: [named('17')] }))).toEqual([['corrected', 'invoice_corrects_no_other']])
    expect(problemsOf(vatInvoice({ lines: [goods(), about('1')] }))).toEqual([
      ['lines.1.about', 'line_is_about_no_invoice'],
    ])
    expect(problemsOf(vatInvoice({ correction_list_no: 'BK-1' }))).toEqual([
      ['correction_list_no', 'correction_list_is_required'],
    ])
  })
})
