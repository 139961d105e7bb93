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
