import { expect, test } from 'vitest'
import { certificateForNext, copyOfCertificate, followingDay } from '../../../src/domain/pitCertificate/carriedOver.ts'
import { newCertificate } from '../../../src/domain/pitCertificate/defaults.ts'
import { incomeKinds } from '../../../src/domain/pitCertificate/incomeKinds.ts'

const payer = {
  vietnam_name: 'Công ty TNHH Hòa Bình',
  tax_id: '0101243150',
  address: '12 Lý Thường Kiệt, Hà Nội',
  phone_number: '0243 1234 567',
  email: 'ke.toan@hoabinh.vn',
}
const blankOn = (today: string, symbol: string) => newCertificate({ payer, today, symbol, newest: '2.1.1' })
const earlier = {
  ...blankOn('2026-11-27', 'CT26AA'),
  sid: 's-1',
  taxpayer_nm: 'Nguyễn Văn An',
  taxpayer_taxcd: '8012345678',
  taxpayer_resident: '0',
  income_type: incomeKinds[6],
  income_from_mon: '9',
  income_to_mon: '10',
  final_income_amt: '6000000',
  final_income_tax: '1200000',
  note: 'Đợt 2',
  req_send_email: false,
}

test('a copy takes over person, payment and amounts, and is a new certificate of today', () => {
  const copy = copyOfCertificate(earlier, blankOn('2026-11-29', 'CT26AB'))
  expect(copy).toMatchObject({
    sid: '',
    inv_date: '2026-11-29',
    serial_no: 'CT26AB',
    taxpayer_nm: 'Nguyễn Văn An',
    taxpayer_resident: '0',
    income_type: incomeKinds[6],
    income_to_mon: '10',
    final_income_tax: '1200000',
    note: 'Đợt 2',
    req_send_email: false,
  })
})

test('a copy of a certificate before July 2026 takes a kind of income of the list', () => {
  const before = { ...earlier, ...followingDay('2026-06-30', '2.1.1'), income_type: 'Thưởng Tết' }
  expect(copyOfCertificate(before, blankOn('2026-11-29', '')).income_type).toBe(incomeKinds[0])
  expect(copyOfCertificate(before, blankOn('2026-06-30', '')).income_type).toBe('Thưởng Tết')
})

test('the next one has day, symbol, kind and months of the one before, and nothing of its person', () => {
  const next = certificateForNext(earlier, blankOn('2026-11-29', 'CT26AB'))
  expect(next).toMatchObject({
    sid: '',
    inv_date: '2026-11-27',
    serial_no: 'CT26AA',
    income_type: incomeKinds[6],
    income_from_mon: '9',
    income_to_mon: '10',
    taxpayer_nm: '',
    taxpayer_taxcd: '',
    taxpayer_resident: '1',
    final_income_amt: '',
    final_income_tax: '',
    note: 'Đợt 2',
    req_send_email: false,
  })
})

test('the day decides version and symbol type', () => {
  expect(followingDay('2026-06-30', '2.1.1')).toEqual({ inv_date: '2026-06-30', xml_vs: '2.1.0', smbl_type: 'CT/' })
  expect(followingDay('2026-07-01', '2.1.1')).toEqual({ inv_date: '2026-07-01', xml_vs: '2.1.1', smbl_type: 'CT' })
  expect(followingDay('2026-07-01', '2.1.0')).toEqual({ inv_date: '2026-07-01', xml_vs: '2.1.0', smbl_type: 'CT' })
})

const person = {
  taxpayer_nm: 'Nguyễn Văn An',
  taxpayer_taxcd: '8012345678',
  taxpayer_nation: 'Hàn Quốc',
  taxpayer_resident: '0',
  taxpayer_add: '5 Lê Lợi, Huế',
  taxpayer_tel_no: '0905123456',
  taxpayer_cid: '046090001234',
  taxpayer_eml: 'an@example.vn',
}
const months = { income_from_mon: '2', income_to_mon: '3', income_year: '2025' }
const amounts = {
  final_insurance_amt: '1',
  donations_amt: '2',
  final_income_amt: '3',
  final_income_before_tax: '4',
  final_income_tax: '5',
}
const texts = { note: 'Đợt 2', taxpayer_note: 'Hợp đồng 3 tháng', remark: 'Lưu ý' }
const former = blankOn('2026-06-27', 'CT/26E')
const whole = { ...former, ...person, ...months, ...amounts, ...texts, income_type: incomeKinds[6], sid: 's-1' }

test('a copy takes over these fields and no others', () => {
  const blank = blankOn('2026-11-29', 'CT26AB')
  expect(copyOfCertificate(whole, blank)).toEqual({
    ...blank,
    ...person,
    ...months,
    ...amounts,
    ...texts,
    income_type: incomeKinds[6],
  })
})

test('the next one takes over these fields and no others', () => {
  const blank = blankOn('2026-11-29', 'CT26AB')
  const { xml_vs, smbl_type, serial_no, inv_date } = former
  const of = { xml_vs, smbl_type, serial_no, inv_date, income_type: incomeKinds[6], note: 'Đợt 2' }
  expect(certificateForNext(whole, blank)).toEqual({ ...blank, ...months, ...of })
})
