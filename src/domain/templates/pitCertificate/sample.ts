import { yearOf } from '../serial.ts'
import { templateTitle, type PrintedTemplate } from '../printedTemplate.ts'
import type { FilledPitCertificate } from './filled.ts'
import { filledPitCertificate } from './form.ts'
import type { PrintedPitCertificate } from './printedPitCertificate.ts'

const sampleTaxpayer: FilledPitCertificate['taxpayer'] = {
  name: 'Trần Minh Quân',
  // Its check digit is wrong, so that it is nobody's.
  taxCode: '8000000000',
  nationality: 'Việt Nam',
  isResident: true,
  address: 'Số 25 phố Hàng Bài, phường Cửa Nam, thành phố Hà Nội',
  phone: '0900 000 000',
  identity: '',
}

const sampleWithholding: Omit<FilledPitCertificate['withheld'], 'year'> = {
  incomeKind: 'Thu nhập từ tiền lương, tiền công',
  fromMonth: '1',
  toMonth: '12',
  insurance: '37800000',
  donations: '2000000',
  taxableIncome: '360000000',
  assessableIncome: '134200000',
  tax: '7420000',
}

/** The certificate that a template's preview shows (seed 001 §2.5). */
export const samplePitCertificate = (template: PrintedTemplate): PrintedPitCertificate => {
  const { formNumber, serial, startNumber, startDate, seller } = template
  return filledPitCertificate({
    title: templateTitle(template),
    formNumber,
    symbol: serial,
    number: startNumber,
    day: startDate,
    payer: seller,
    taxpayer: sampleTaxpayer,
    withheld: { ...sampleWithholding, year: yearOf(startDate) },
    relation: null,
    signature: { by: seller.name, on: startDate },
    conversion: null,
    lookup: null,
    mark: 'MẪU',
  })
}
