import { eInvoice } from '../../src/domain/declaration/forms/eInvoice.ts'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { declarationSchema } from '../../src/domain/declaration/schemas.ts'
import { sampleDeclaration, sampleRow } from '../../walks/flows/sampleDeclaration.ts'

/** Every problem as `field: message`, under the settings with which the form's adapter calls. */
const problemsOf = (change: Record<string, unknown>): string[] => {
  const { issues = [] } = v.safeParse(
    declarationSchema(eInvoice),
    { ...sampleDeclaration, ...change },
    { abortPipeEarly: true },
  )
  return issues.map((issue) => `${v.getDotPath(issue) ?? ''}: ${issue.message}`)
}

describe('the declaration form', () => {
  it('takes a complete declaration as it is', () => {
    expect(v.parse(declarationSchema(eInvoice), sampleDeclaration)).toEqual(sampleDeclaration)
  })

  it.each([
    ['decl_form_no', 'declaration_form_number_is_required'],
    ['decl_nm', 'declaration_name_is_required'],
    ['decl_type', 'declaration_type_is_required'],
    ['xml_vs', 'xml_version_is_required'],
    ['sllr_comp_nm', 'seller_company_name_is_required'],
    ['sllr_tax_code', 'seller_tax_code_is_required'],
    ['txof_cd', 'tax_office_code_is_required'],
    ['txof_nm', 'tax_office_name_is_required'],
    ['contact_per', 'contact_person_is_required'],
    ['contact_add', 'contact_address_is_required'],
    ['contact_eml', 'contact_email_is_required'],
    ['contact_phone', 'contact_phone_is_required'],
    ['loca_nm', 'location_name_is_required'],
    ['reg_date', 'register_date_is_required'],
    ['rppr_nm', 'representative_name_is_required'],
    ['rppr_phone', 'representative_phone_is_required'],
    ['rppr_dob', 'representative_date_of_birth_is_required'],
    ['rppr_passport', 'representative_passport_is_required'],
  ])('asks for %s with one message [000-5-01]', (field, message) => {
    expect(problemsOf({ [field]: '' })).toEqual([`${field}: ${message}`])
  })

  it.each([
    ['2.0.1', ['rppr_gender: representative_gender_is_required']],
    ['2.1.0', ['rppr_gender: representative_gender_is_required']],
    ['2.1.1', []],
  ])('asks for rppr_gender before version 2.1.1 alone, here %s [000-5-01]', (xml_vs, problems) => {
    expect(problemsOf({ xml_vs, rppr_gender: '' })).toEqual(problems)
  })

  it.each(['contact_per', 'sllr_comp_nm', 'rppr_nm', 'rppr_passport'])('takes blanks in %s for nothing', (field) => {
    expect(problemsOf({ [field]: ' \t ' })).toEqual([expect.stringMatching(/^\w+: \w+_is_required$/)])
  })

  it.each([...eInvoice.flags])('wants %s to be yes or no [000-5-02]', (flag) => {
    const [problem] = problemsOf({ [flag]: '1' })
    expect(problem).toMatch(new RegExp(`^${flag}: Invalid type`))
  })

  it.each([
    ['contact_phone', '0'.repeat(50), '0'.repeat(51), 'too_long:50'],
    ['rppr_nm', 'Đ'.repeat(100), 'Đ'.repeat(101), 'too_long:100'],
    ['rppr_phone', '9'.repeat(20), '9'.repeat(21), 'too_long:20'],
    ['rppr_passport', 'C'.repeat(20), 'C'.repeat(21), 'too_long:20'],
    ['rppr_cid', '1'.repeat(12), '1'.repeat(13), 'too_long:12'],
    ['sllr_comp_nm', 'A'.repeat(400), 'A'.repeat(401), 'too_long:400'],
  ])('bounds %s [000-9-03 000-3-01 000-3-02 000-3-03]', (field, longest, tooLong, message) => {
    expect(problemsOf({ [field]: longest })).toEqual([])
    expect(problemsOf({ [field]: tooLong })).toEqual([`${field}: ${message}`])
  })

  it.each([
    ['contact_eml', 'ketoan@', 'email_is_invalid'],
    ['contact_phone', 'gọi sau', 'phone_is_invalid'],
    ['contact_phone', '84+24', 'phone_is_invalid'],
    ['rppr_phone', '-912345678', 'phone_is_invalid'],
    ['rppr_cid', '001080', 'citizen_id_has_12_digits'],
    ['rppr_cid', '00108001234A', 'only_digits'],
    ['sllr_tax_code', '01012431', 'tax_code_is_invalid'],
    ['reg_date', '02/06/2025', 'date_is_invalid'],
    ['rppr_dob', '1981-02-29', 'date_is_invalid'],
    ['contact_add', 'phố\u0000', 'unprintable_characters'],
    ['contact_add', 'phố \uD800', 'unprintable_characters'],
  ])('refuses %s "%s" [000-3-03]', (field, value, message) => {
    expect(problemsOf({ [field]: value })).toEqual([`${field}: ${message}`])
  })

  it('keeps texts precomposed and without outer blanks', () => {
    const decomposed = `  ${sampleDeclaration.sllr_comp_nm.normalize('NFD')} `
    expect(v.parse(declarationSchema(eInvoice), { ...sampleDeclaration, sllr_comp_nm: decomposed }).sllr_comp_nm).toBe(
      sampleDeclaration.sllr_comp_nm,
    )
  })

  it.each(['contact_phone', 'rppr_phone'] as const)('keeps %s without its separators', (field) => {
    expect(v.parse(declarationSchema(eInvoice), { ...sampleDeclaration, [field]: '(+84) 24-3825.1234' })[field]).toBe(
      '02438251234',
    )
  })

  it('asks for the citizen id of a Vietnamese only [000-5-03]', () => {
    expect(problemsOf({ rppr_cid: '' })).toEqual(['rppr_cid: citizen_id_is_required_for_vietnamese_nationality'])
    expect(problemsOf({ rppr_cid: '', rppr_nation: 'Hàn Quốc' })).toEqual([])
    expect(problemsOf({ rppr_cid: '', rppr_nation: '' })).toEqual([])
  })

  describe.each([
    ['invoice forms', ['attribute1', 'attribute2', 'attribute3', 'attribute11'], 'attribute1'],
    ['transfer methods', ['attribute6', 'attribute7', 'attribute13', 'attribute14'], 'attribute6'],
    [
      'invoice types 1 to 6 and 10',
      ['inv_type1', 'inv_type2', 'inv_type3', 'inv_type4', 'inv_type5', 'inv_type6', 'inv_type10'],
      'inv_type1',
    ],
  ])('%s', (_group, flags, errorField) => {
    const none = Object.fromEntries(flags.map((flag) => [flag, false]))

    it('needs at least one [000-5-04 000-5-05]', () => {
      expect(problemsOf(none)).toEqual([`${errorField}: at_least_one_attribute_must_be_chosen`])
    })
    it.each(flags)('is content with %s', (flag) => {
      expect(problemsOf({ ...none, [flag]: true })).toEqual([])
    })
    it('says so also while another field is wrong', () => {
      expect(problemsOf({ ...none, loca_nm: '' })).toEqual([
        'loca_nm: location_name_is_required',
        `${errorField}: at_least_one_attribute_must_be_chosen`,
      ])
    })
  })

  it('does not count invoice types 7 to 9 [000-5-04]', () => {
    expect(problemsOf({ inv_type1: false, inv_type7: true, inv_type8: true, inv_type9: true })).toEqual([
      'inv_type1: at_least_one_attribute_must_be_chosen',
    ])
  })
})

describe('the certificates of the form [000-5-07]', () => {
  const emptyRow = { sig_id: '', reg_id: '', org_name: '', serial_no: '', from_date: '', to_date: '', form_tp: '' }
  const missing = ['digital_signatures: digital_signature_is_required']

  it('needs an entry', () => {
    expect(problemsOf({ digital_signatures: [] })).toEqual(missing)
    expect(problemsOf({ digital_signatures: [emptyRow] })).toEqual(missing)
  })
  it('is content with one filled entry beside an empty row', () => {
    expect(problemsOf({ digital_signatures: [emptyRow, sampleRow] })).toEqual([])
  })
  it.each(['from_date', 'to_date', 'org_name', 'serial_no'])('does not count an entry without %s', (column) => {
    expect(problemsOf({ digital_signatures: [{ ...sampleRow, [column]: '' }] })).toEqual(missing)
  })
  it('names the form type where that is all that an entry lacks, and nothing else', () => {
    const open = { ...sampleRow, form_tp: '' }
    expect(problemsOf({ digital_signatures: [emptyRow, open, open] })).toEqual([
      'digital_signatures.1.form_tp: certificate_form_type_is_required',
    ])
  })
  it.each(['2024-01-15', '2024-01-15T08:30:00', '2024-01-15 08:30:00', '2024-01-15T08:30:00.000+07:00'])(
    'takes %s for a day of its validity',
    (from_date) => {
      expect(problemsOf({ digital_signatures: [{ ...sampleRow, from_date }] })).toEqual([])
    },
  )
  it('does not count an entry that would be dropped on submit [000-5-09]', () => {
    expect(problemsOf({ digital_signatures: [{ ...sampleRow, sig_id: '' }] })).toEqual(missing)
  })
  it.each([
    ['from_date', '15/01/2024', 'date_is_invalid'],
    ['to_date', '2024-02-30', 'date_is_invalid'],
    ['to_date', '2027-02-30T00:00:00', 'date_is_invalid'],
    ['to_date', '2027-02-28T24:00:00', 'date_is_invalid'],
    ['form_tp', '4', 'certificate_form_type_is_invalid'],
    ['serial_no', 'A'.repeat(41), 'too_long:40'],
  ])('refuses %s "%s"', (column, value, message) => {
    expect(problemsOf({ digital_signatures: [{ ...sampleRow, [column]: value }] })).toEqual([
      `digital_signatures.0.${column}: ${message}`,
    ])
  })
})
