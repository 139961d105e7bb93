import { describe, expect, test } from 'vitest'
import {
  adjustingCertificate,
  certificateDifferences,
  comparedFields,
  overdrawnAmounts,
  replacingCertificate,
} from '../../../src/domain/pitCertificate/corrections.ts'
import { newCertificate } from '../../../src/domain/pitCertificate/defaults.ts'

const payer = {
  vietnam_name: 'Công ty TNHH Sao Mai',
  tax_id: '0101234567',
  address: '1 Tràng Tiền, Hà Nội',
  phone_number: '02438250000',
  email: 'ke.toan@saomai.vn',
}
const begun = newCertificate({ payer, today: '2026-07-15', symbol: 'CT26AA', newest: '2.1.1' })
const original = {
  ...newCertificate({ payer, today: '2026-06-15', symbol: 'CT/26E', newest: '2.1.1' }),
  sid: 'first',
  inv_no: '17',
  taxpayer_nm: 'Nguyễn Văn An',
  taxpayer_taxcd: '8012345678',
  final_income_amt: '10000000',
  final_income_before_tax: '10000000',
  final_income_tax: '1000000',
}

describe('a replacing certificate', () => {
  const replacing = replacingCertificate(original, begun, 'Sai mã số thuế')

  test('says what the first one says, on a day and under a symbol of its own', () => {
    expect(replacing).toMatchObject({
      sid: '',
      xml_vs: '2.1.1',
      serial_no: 'CT26AA',
      inv_date: '2026-07-15',
      taxpayer_nm: 'Nguyễn Văn An',
      final_income_amt: '10000000',
    })
    expect(replacing).not.toHaveProperty('inv_no')
  })

  test('names the first one, and the decree of its day', () => {
    expect(replacing).toMatchObject({
      inv_feature: '1',
      inv_type_ref: '1',
      form_no_ref: '03/TNCN',
      serial_no_ref: 'CT/26E',
      inv_no_ref: '17',
      inv_date_ref: '2026-06-15',
      note: 'Sai mã số thuế',
    })
  })

  test('changes what somebody changes in it, with the difference of amounts', () => {
    expect(certificateDifferences(original, replacing)).toEqual([])
    const changed = { ...replacing, taxpayer_taxcd: '8012345679', final_income_tax: '900000' }
    expect(certificateDifferences(original, changed)).toEqual([
      { field: 'taxpayer_taxcd', before: '8012345678', after: '8012345679', difference: '' },
      { field: 'final_income_tax', before: '1000000', after: '900000', difference: '-100000' },
    ])
  })
})

describe('an adjusting certificate', () => {
  const adjusting = adjustingCertificate(original, begun, '')

  test('begins without a difference', () => {
    expect(adjusting).toMatchObject({ inv_feature: '2', final_income_amt: '0', final_income_tax: '0' })
    expect(certificateDifferences(original, adjusting)).toEqual([])
  })

  test('holds differences: with them the first one says what it should', () => {
    const changed = { ...adjusting, final_income_amt: '-2500000', final_income_tax: '250000' }
    expect(certificateDifferences(original, changed)).toEqual([
      { field: 'final_income_amt', before: '10000000', after: '7500000', difference: '-2500000' },
      { field: 'final_income_tax', before: '1000000', after: '1250000', difference: '250000' },
    ])
  })

  test('takes back no more than there is', () => {
    expect(overdrawnAmounts(original, { ...adjusting, final_income_amt: '-10000000' })).toEqual([])
    expect(overdrawnAmounts(original, { ...adjusting, final_income_amt: '-10000001' })).toEqual(['final_income_amt'])
    expect(overdrawnAmounts(original, replacingCertificate(original, begun, ''))).toEqual([])
  })
})

describe('a correction by another company data', () => {
  const moved = newCertificate({
    payer: {
      ...payer,
      vietnam_name: 'Sao Mai mới',
      tax_id: '0109999999',
      address: 'Huế',
      phone_number: '1',
      email: '',
    },
    today: '2026-07-15',
    symbol: 'CT26AA',
    newest: '2.1.1',
  })

  test('names the payer as the company is called on its day, and all else as the first one', () => {
    const { inv_no: _, ...said } = original
    const related = { inv_type_ref: '1', form_no_ref: '03/TNCN', serial_no_ref: 'CT/26E', inv_no_ref: '17' }
    expect(replacingCertificate({ ...original, form_no: '03/TNCN' }, moved, 'Lý do')).toEqual({
      ...said,
      sid: '',
      xml_vs: '2.1.1',
      smbl_type: 'CT',
      form_no: '03/TNCN',
      serial_no: 'CT26AA',
      inv_date: '2026-07-15',
      comp_nm: 'Sao Mai mới',
      comp_taxcd: '0109999999',
      comp_add: 'Huế',
      comp_tel_no: '1',
      comp_eml: '',
      inv_feature: '1',
      ...related,
      inv_date_ref: '2026-06-15',
      note: 'Lý do',
    })
  })
})

describe('what is compared', () => {
  test('is the person, the payment and the amounts', () => {
    expect(comparedFields).toEqual([
      'taxpayer_nm',
      'taxpayer_taxcd',
      'taxpayer_nation',
      'taxpayer_resident',
      'taxpayer_add',
      'taxpayer_tel_no',
      'taxpayer_cid',
      'taxpayer_eml',
      'taxpayer_note',
      'income_type',
      'income_from_mon',
      'income_to_mon',
      'income_year',
      'final_insurance_amt',
      'donations_amt',
      'final_income_amt',
      'final_income_before_tax',
      'final_income_tax',
    ])
  })

  test('has no difference in numbers where one of both is no amount, or the field is none', () => {
    const changed = { ...original, inv_feature: '1', final_income_tax: '', income_from_mon: '7' }
    const before = { ...original, final_income_amt: 'x', income_from_mon: '6' }
    expect(certificateDifferences(before, changed)).toEqual([
      { field: 'income_from_mon', before: '6', after: '7', difference: '' },
      { field: 'final_income_amt', before: 'x', after: '10000000', difference: '' },
      { field: 'final_income_tax', before: '1000000', after: '', difference: '' },
    ])
  })

  test('of an adjustment is what it says itself where nothing can be added', () => {
    const adjusting = { ...original, inv_feature: '2', final_income_amt: '', final_income_tax: '5' }
    const before = { ...original, final_income_tax: '' }
    const differences = certificateDifferences(before, { ...adjusting, final_income_before_tax: '0' })
    expect(differences.filter(({ field }) => field !== 'final_insurance_amt')).toEqual([
      { field: 'final_income_amt', before: '10000000', after: '', difference: '' },
      { field: 'final_income_tax', before: '', after: '5', difference: '' },
    ])
  })
})
