import type { Amount } from '../../../domain/money.ts'

/** What a certificate says of a taxpayer and the tax withheld; amounts in đồng. */
export interface Withholding {
  readonly person: string
  readonly taxCode: string
  readonly nationality: string
  readonly isResident: boolean
  readonly address: string
  readonly phone: string
  readonly identity: string
  readonly incomeKind: string
  readonly insurance: Amount
  readonly donations: Amount
  readonly firstMonth: string
  readonly lastMonth: string
  readonly taxableIncome: Amount
  readonly assessableIncome: Amount
  readonly tax: Amount
}

export const sampleWithholding: Withholding = {
  person: 'Trần Minh Quân',
  // Its check digit is wrong, so that it is nobody's.
  taxCode: '8000000000',
  nationality: 'Việt Nam',
  isResident: true,
  address: 'Số 25 phố Hàng Bài, phường Cửa Nam, thành phố Hà Nội',
  phone: '0900 000 000',
  identity: '',
  incomeKind: 'Thu nhập từ tiền lương, tiền công',
  insurance: '37800000',
  donations: '2000000',
  firstMonth: '01',
  lastMonth: '12',
  taxableIncome: '360000000',
  assessableIncome: '134200000',
  tax: '7420000',
}
