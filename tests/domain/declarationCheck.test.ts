import { eInvoice } from '../../src/domain/declaration/forms/eInvoice.ts'
import { describe, expect, it } from 'vitest'
import { checkDeclaration, problemsInOrder, type CheckPurpose } from '../../src/domain/declaration/check.ts'
import type { DeclarationValues } from '../../src/domain/declaration/values.ts'
import { sampleDeclaration, sampleRow } from '../../walks/flows/sampleDeclaration.ts'

const today = '2025-06-10'

const problemsOf = (
  change: Partial<DeclarationValues>,
  hasAcceptedRegistration = false,
  purpose: CheckPurpose = 'filing',
) =>
  problemsInOrder(
    checkDeclaration(eInvoice, { ...sampleDeclaration, ...change }, purpose, {
      today,
      hasAcceptedRegistration,
      versions: [],
      companyType: 'organisation',
    }),
  ).map(({ field, message }) => `${field}: ${message}`)

describe('a declaration is checked for filing', () => {
  it('and has no problem when everything fits', () => {
    expect(problemsOf({})).toEqual([])
  })

  it('for a new registration where one is accepted; a change passes', () => {
    const decl_nm = 'Tờ khai thay đổi thông tin sử dụng hóa đơn điện tử'
    expect(problemsOf({}, true)).toEqual(['decl_type: registration_is_accepted_already'])
    expect(problemsOf({ decl_type: '2', decl_nm }, true)).toEqual([])
  })

  it.each([
    { attribute6: false, attribute7: true },
    { attribute6: true, attribute7: true },
    { attribute1: false, attribute3: true, attribute6: false, attribute7: true },
  ])('for invoices with code that are not transferred in full: %o', (flags) => {
    expect(problemsOf(flags)).toEqual(['attribute6: full_content_is_required_with_code'])
  })

  it('and takes the summary table for invoices without code', () => {
    expect(problemsOf({ attribute1: false, attribute2: true, attribute6: false, attribute7: true })).toEqual([])
  })

  it.each(['inv_type3', 'inv_type4', 'inv_type6'] as const)('for a cash register with %s', (type) => {
    expect(problemsOf({ attribute3: true, [type]: true })).toEqual(['inv_type1: cash_register_excludes_invoice_types'])
    expect(problemsOf({ [type]: true })).toEqual([])
  })

  it('for a certificate that has ended, unless its use is stopped', () => {
    const rows = (to_date: string, form_tp: string) => ({ digital_signatures: [{ ...sampleRow, to_date, form_tp }] })
    expect(problemsOf(rows('2025-06-09T23:59:59', '1'))).toEqual([
      'digital_signatures.0.to_date: certificate_has_ended',
    ])
    expect(problemsOf(rows('2025-06-10T00:00:00', '1'))).toEqual([])
    expect(problemsOf(rows('2025-06-09T23:59:59', '3'))).toEqual([])
  })

  it('for everything at once, whatever rule it breaks', () => {
    const changes: Partial<DeclarationValues> = {
      loca_nm: '',
      reg_date: '2025-06-11',
      rppr_nm: 'Đ'.repeat(60),
      rppr_cid: '001080',
      rppr_gender: '1',
      attribute7: true,
      attribute10: true,
      xml_vs: '2.0.1',
      digital_signatures: [{ ...sampleRow, to_date: '2024-06-01T00:00:00' }],
    }
    expect(problemsOf(changes, true)).toEqual([
      'loca_nm: location_name_is_required',
      'rppr_cid: citizen_id_has_12_digits',
      'reg_date: register_date_is_in_the_future',
      'attribute10: not_in_xml_version',
      'decl_type: registration_is_accepted_already',
      'attribute6: full_content_is_required_with_code',
      'digital_signatures.0.to_date: certificate_has_ended',
    ])
    expect(problemsOf({ loca_nm: '', rppr_nm: 'Đ'.repeat(60) })).toEqual([
      'loca_nm: location_name_is_required',
      'rppr_nm: too_long_for_xml:50',
    ])
  })

  it('with one problem for a certificate whose form type is open', () => {
    expect(problemsOf({ digital_signatures: [{ ...sampleRow, form_tp: '' }] })).toEqual([
      'digital_signatures.0.form_tp: certificate_form_type_is_required',
    ])
    expect(problemsOf({ digital_signatures: [sampleRow, { ...sampleRow, form_tp: '' }] })).toEqual([
      'digital_signatures.1.form_tp: certificate_form_type_is_required',
    ])
  })

  it('while what is complete is held to the rules of the form alone', () => {
    const refused = { attribute7: true, rppr_nm: 'Đ'.repeat(60) }
    expect(problemsOf(refused, true, 'complete')).toEqual([])
    expect(problemsOf({ ...refused, loca_nm: '', reg_date: '2025-06-11' }, true, 'complete')).toEqual([
      'loca_nm: location_name_is_required',
      'reg_date: register_date_is_in_the_future',
    ])
  })

  const gaps = {
    ...Object.fromEntries(
      eInvoice.texts.filter((name) => !/^(xml|decl|sllr_tax|reg_)/.test(name)).map((name) => [name, ' ']),
    ),
    ...Object.fromEntries(eInvoice.flags.map((flag) => [flag, false])),
    digital_signatures: [],
  }

  it('while a draft may have gaps, and what it gives passes the rules of the form (docs/decisions/0456)', () => {
    expect(problemsOf({ ...gaps, rppr_nation: 'Việt Nam' }, true, 'draft')).toEqual([])
    expect(problemsOf({ ...gaps, contact_eml: 'x', rppr_cid: '12', reg_date: '2025-06-11' }, true, 'draft')).toEqual([
      'contact_eml: email_is_invalid',
      'rppr_cid: citizen_id_has_12_digits',
      'reg_date: register_date_is_in_the_future',
    ])
    expect(problemsOf(gaps, false, 'filing').length).toBeGreaterThan(15)
  })

  it.each(['decl_form_no', 'decl_nm', 'decl_type', 'reg_date', 'sllr_tax_code'])(
    'while a draft without %s could be neither listed nor opened',
    (field) => {
      expect(problemsOf({ ...gaps, [field]: '' }, false, 'draft')).toMatchObject([expect.stringContaining(field)])
    },
  )
})
