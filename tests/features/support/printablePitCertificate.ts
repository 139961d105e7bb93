import { newCertificate } from '../../../src/domain/pitCertificate/defaults.ts'
import type { CertificateValues } from '../../../src/domain/pitCertificate/content.ts'
import type { PrintableCertificate } from '../../../src/domain/pitCertificate/print/print.ts'
import { sampleSeller } from './templateOf.ts'

const payer = {
  vietnam_name: sampleSeller.name,
  tax_id: sampleSeller.taxCode,
  address: sampleSeller.address,
  phone_number: sampleSeller.phone,
  email: sampleSeller.email,
}

/** An issued certificate of December 2026, or of another day. */
export const printablePitCertificate = (
  change: Partial<CertificateValues> = {},
  rest: Partial<PrintableCertificate> = {},
): PrintableCertificate => ({
  values: {
    ...newCertificate({ payer, today: '2026-12-05', symbol: 'CT26AA', newest: '2.1.1' }),
    taxpayer_nm: 'Trần Minh Quân',
    taxpayer_taxcd: '079080001234',
    taxpayer_add: 'Số 25 phố Hàng Bài, phường Cửa Nam, thành phố Hà Nội',
    taxpayer_cid: '079080004321',
    taxpayer_tel_no: '0900000000',
    income_from_mon: '1',
    income_to_mon: '11',
    final_insurance_amt: '37800000',
    donations_amt: '2000000',
    final_income_amt: '360000000',
    final_income_before_tax: '134200000',
    final_income_tax: '7420000',
    ...change,
  },
  number: '128',
  isDraft: false,
  signer: sampleSeller.name,
  signedAt: '2026-12-06T09:10:11',
  lookupAddress: 'https://tokhai.example/tra-cuu',
  lookupCode: 'A7K2M9QX41',
  conversion: null,
  ...rest,
})

/** What names the certificate that a correcting one is about. */
export const related: Partial<CertificateValues> = {
  inv_feature: '1',
  inv_type_ref: '1',
  form_no_ref: '03/TNCN',
  serial_no_ref: 'CT/26E',
  inv_no_ref: '57',
  inv_date_ref: '2026-06-05',
}
