import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { checkedContent } from '../../../src/domain/documents/kind.ts'
import { certificateValuesOf, type CertificateValues } from '../../../src/domain/pitCertificate/content.ts'
import { newCertificate } from '../../../src/domain/pitCertificate/defaults.ts'
import { certificateKind } from '../../../src/domain/pitCertificate/kind.ts'
import { certificateMessages } from '../../../src/domain/pitCertificate/messages.ts'
import { certificateDraftSchema, certificateSchema, yearOfSymbol } from '../../../src/domain/pitCertificate/rules.ts'

const payer = {
  vietnam_name: 'Công ty TNHH Sao Mai',
  tax_id: '0199999984',
  address: '1 Tràng Tiền, Hà Nội',
  phone_number: '02438250000',
  email: 'ke.toan@saomai.vn',
}
const right: CertificateValues = {
  ...newCertificate({ payer, today: '2026-11-20', symbol: 'CT26AA', newest: '2.1.1' }),
  taxpayer_nm: 'Nguyễn Văn An',
  taxpayer_taxcd: '046090001234',
  taxpayer_add: '5 Lê Lợi, Huế',
  taxpayer_cid: '046090001234',
  taxpayer_tel_no: '0905 123 456',
  taxpayer_eml: 'an@example.vn',
  final_income_amt: '10000000',
  final_income_before_tax: '10000000',
  final_income_tax: '1000000',
}
const former = { inv_date: '2026-06-30', smbl_type: 'CT/', serial_no: 'CT/26E', xml_vs: '2.1.0' }
const related = {
  inv_type_ref: '8',
  form_no_ref: '03/TNCN',
  serial_no_ref: 'CT26AA',
  inv_no_ref: '7',
  inv_date_ref: '2026-11-01',
}

/** The messages of what is broken, by field. */
const problems = (changes: Partial<CertificateValues>) => {
  const checked = checkedContent(certificateKind, { ...right, ...changes })
  return checked.ok ? {} : Object.fromEntries(checked.failure.map(({ field, message }) => [field, message]))
}

describe('a certificate that is filed', () => {
  it('may be as the form makes it, by the law of its day, and be corrected by another', () => {
    for (const changes of [
      {},
      { ...former, income_type: 'Thù lao giảng dạy' },
      { taxpayer_taxcd: '8012345678', taxpayer_resident: '0' },
      { ...related, inv_feature: '1' },
      { ...related, inv_feature: '2', final_income_amt: '-5', final_income_tax: '-1' },
      { ...related, inv_feature: '2', final_income_amt: `-${'1'.repeat(15)}`, final_income_tax: '-1' },
      { final_income_amt: '1'.repeat(15) },
      { taxpayer_cid: '1'.repeat(9), taxpayer_tel_no: '0'.repeat(20), taxpayer_eml: `${'a'.repeat(45)}@x.vn` },
      { taxpayer_cid: 'A'.repeat(20), comp_tel_no: '+84905123456', comp_eml: '', taxpayer_add: 'Đ'.repeat(400) },
      { income_from_mon: '010'.slice(0, 2), income_to_mon: '10' },
    ])
      expect(problems(changes), JSON.stringify(changes)).toEqual({})
  })

  it.each<readonly [keyof CertificateValues, string, string]>([
    ['taxpayer_nm', ' ', certificateMessages.nameMissing],
    ['taxpayer_taxcd', '', certificateMessages.taxCodeMissing],
    ['taxpayer_taxcd', '12345678901', certificateMessages.taxCodeLength],
    ['taxpayer_add', '', certificateMessages.addressMissing],
    ['taxpayer_add', 'Đ'.repeat(401), certificateMessages.addressTooLong],
    ['taxpayer_nation', '', certificateMessages.nationMissing],
    ['taxpayer_resident', '', certificateMessages.residentMissing],
    ['taxpayer_cid', '', certificateMessages.idMissing],
    ['taxpayer_cid', '12345678', certificateMessages.idTooShort],
    ['taxpayer_cid', '1'.repeat(21), certificateMessages.idTooLong],
    ['taxpayer_tel_no', '', certificateMessages.phoneMissing],
    ['taxpayer_tel_no', '0'.repeat(21), certificateMessages.phoneTooLong],
    ['taxpayer_eml', '', certificateMessages.emailMissing],
    ['taxpayer_eml', 'an@', certificateMessages.emailInvalid],
    ['taxpayer_eml', `${'a'.repeat(50)}@x.vn`, certificateMessages.emailTooLong],
    ['income_type', '', certificateMessages.incomeTypeMissing],
    ['income_type', 'Thù lao giảng dạy', 'income_kind_is_not_in_the_list'],
    ['income_from_mon', '', certificateMessages.fromMonthMissing],
    ['income_to_mon', '', certificateMessages.toMonthMissing],
    ['income_to_mon', '13', 'month_is_invalid'],
    ['income_year', '', certificateMessages.yearMissing],
    ['income_year', '2027', 'year_is_after_the_certificate'],
    ['final_insurance_amt', '', certificateMessages.insuranceMissing],
    ['final_insurance_amt', '1,5', certificateMessages.insuranceNotNumeric],
    ['donations_amt', '', certificateMessages.donationsMissing],
    ['donations_amt', 'x', certificateMessages.donationsNotNumeric],
    ['final_income_amt', '', certificateMessages.incomeMissing],
    ['final_income_amt', '1.000.000', certificateMessages.incomeNotNumeric],
    ['final_income_amt', '-1', 'amount_is_negative'],
    ['final_income_before_tax', '', certificateMessages.assessableMissing],
    ['final_income_before_tax', 'một', certificateMessages.assessableNotNumeric],
    ['final_income_tax', '', certificateMessages.taxMissing],
    ['final_income_tax', '１０', certificateMessages.taxNotNumeric],
    ['final_income_tax', '0.5', 'amount_decimals:0'],
    ['final_income_tax', '1'.repeat(16), 'too_long:15'],
    ['serial_no', 'CT26A', 'symbol_is_invalid'],
    ['serial_no', 'CT25AA', 'symbol_is_of_another_year'],
    ['serial_no', 'xCT26AA', 'too_long:6'],
    ['serial_no', 'xCT26A', 'symbol_is_invalid'],
    ['serial_no', 'CT26AAx', 'too_long:6'],
    ['serial_no', 'CT26aa', 'symbol_is_invalid'],
    ['smbl_type', 'CT/', 'symbol_type_is_not_in_force'],
    ['form_no', '03/TNC', 'form_number_is_required'],
    ['inv_date_ref', '2026-11-01', 'related_certificate_is_required'],
    ['taxpayer_nm', 'Đ'.repeat(401), 'too_long:400'],
    ['taxpayer_add', 'Đ'.repeat(1001), 'too_long:1000'],
    ['taxpayer_taxcd', '1'.repeat(51), 'too_long:50'],
    ['taxpayer_taxcd', `x${'1'.repeat(10)}`, certificateMessages.taxCodeLength],
    ['taxpayer_taxcd', `${'1'.repeat(12)}x`, certificateMessages.taxCodeLength],
    ['taxpayer_cid', '1'.repeat(51), 'too_long:50'],
    ['taxpayer_cid', '-12345678', 'passport_has_letters_and_digits'],
    ['taxpayer_cid', '12345678-', 'passport_has_letters_and_digits'],
    ['taxpayer_tel_no', '0905a123456', 'phone_is_invalid'],
    ['taxpayer_tel_no', '0905123456 a', 'phone_is_invalid'],
    ['taxpayer_eml', `${'a'.repeat(145)}@x.vnn`, 'too_long:150'],
    ['comp_tel_no', '0'.repeat(21), 'too_long:20'],
    ['comp_eml', 'ke.toan', 'email_is_invalid'],
    ['comp_eml', `${'a'.repeat(46)}@x.vn`, 'too_long:50'],
    ['income_from_mon', '1'.repeat(11), 'too_long:10'],
    ['income_from_mon', '105', 'month_is_invalid'],
    ['income_from_mon', '00', 'month_is_invalid'],
    ['income_year', '2'.repeat(11), 'too_long:10'],
    ['income_year', 'x2026', 'year_is_invalid'],
    ['income_year', '20266', 'year_is_invalid'],
    ['final_income_tax', '1'.repeat(101), 'too_long:15'],
    ['ex_rate', '-1', 'exchange_rate_is_negative'],
    ['ex_rate', 'x', 'exchange_rate_is_negative'],
  ])('is held to the rule of %s: %s answers %s', (field, value, message) => {
    expect(problems({ [field]: value })[field]).toBe(message)
  })

  it('gives each message of the seed to one rule', () => {
    const given = Object.values(certificateMessages)
    expect(new Set(given).size).toBe(given.length)
    expect([given[0], given.at(-1), given.length]).toEqual(['new_epit_certificate036', 'new_epit_certificate064', 29])
  })

  it('ends in a month that is not before the first, and names a whole certificate where it corrects one', () => {
    expect(problems({ income_from_mon: '9', income_to_mon: '8' })).toEqual({ income_to_mon: 'months_are_not_in_order' })
    const { inv_no_ref: _, ...others } = related
    expect(problems({ ...others, inv_feature: '1' })).toEqual({ inv_no_ref: 'related_certificate_is_required' })
    expect(problems({ ...former, smbl_type: 'CT' })).toEqual({ smbl_type: 'symbol_type_is_not_in_force' })
  })

  it('is kept as it is written: months without a zero before them, digits as plain ones', () => {
    const typed = { ...right, income_from_mon: '09', taxpayer_taxcd: '80123456７８' }
    const { income_from_mon, taxpayer_taxcd, taxpayer_tel_no } = v.parse(certificateSchema, typed)
    expect([income_from_mon, taxpayer_taxcd, taxpayer_tel_no]).toEqual(['9', '8012345678', '0905123456'])
  })

  it('keeps its id and whether it is sent by e-mail, as a draft too', () => {
    const given = { ...right, sid: 'kept', req_send_email: true }
    for (const rules of [certificateSchema, certificateDraftSchema])
      expect(v.parse(rules, given)).toMatchObject({ sid: 'kept', req_send_email: true })
  })

  it('names the year by its symbol', () => {
    expect(['CT/26E', 'CT27AA', 'K26TSM', 'xCT26A', ''].map(yearOfSymbol)).toEqual(['2026', '2027', '', '', ''])
  })

  it('of a former day has the symbol of that time and nothing around it', () => {
    expect(problems({ ...former, serial_no: 'CT/26EX' })['serial_no']).toBe('too_long:6')
    expect(problems({ ...former, serial_no: 'xT/26E' })['serial_no']).toBe('symbol_is_invalid')
    expect(problems({ ...former, serial_no: 'CT/26' })['serial_no']).toBe('symbol_is_invalid')
  })

  it('is judged by several fields together once each of them is right', () => {
    expect(problems({ inv_date: '', income_year: '2030' })).toEqual({ inv_date: 'invoice_date_is_required' })
    expect(problems({ ...former, inv_date: '' })).toEqual({ inv_date: 'invoice_date_is_required' })
    expect(problems({ ...former, inv_date: '', income_type: 'Thưởng Tết' })).toEqual({
      inv_date: 'invoice_date_is_required',
    })
    expect(problems({ income_from_mon: 'x', income_to_mon: '2' })).toEqual({ income_from_mon: 'month_is_invalid' })
    expect(problems({ inv_feature: '9', final_income_tax: '-1', inv_no_ref: '7' })).toEqual({
      inv_feature: 'invoice_feature_is_required',
    })
  })
})

describe('a draft', () => {
  const draft = (changes: Partial<CertificateValues>) => {
    const rules = certificateDraftSchema
    const checked = checkedContent({ rules, toValues: certificateValuesOf }, { ...right, ...changes })
    return checked.ok ? {} : Object.fromEntries(checked.failure.map(({ field, message }) => [field, message]))
  }

  it('may have gaps, but none in what it is listed by, and no text that is wrong', () => {
    expect(draft({ taxpayer_nm: '', taxpayer_taxcd: ' ', serial_no: '', final_income_tax: '' })).toEqual({})
    expect(draft({ inv_date: '' })).toEqual({ inv_date: 'invoice_date_is_required' })
    for (const field of ['xml_vs', 'form_no', 'inv_feature', 'curr_cd', 'ex_rate'])
      expect(Object.keys(draft({ [field]: '' })), field).toEqual([field])
    expect(draft({ taxpayer_taxcd: '12' })).toEqual({ taxpayer_taxcd: certificateMessages.taxCodeLength })
    expect(draft({ final_income_tax: '1'.repeat(99) })).toEqual({ final_income_tax: 'too_long:15' })
  })
})
