import { recordOf } from '../form/table.ts'
import { certificateTypeOn } from '../templates/symbols.ts'
import type { CertificateValues } from './content.ts'
import { certificateAmounts, type CertificateText } from './fields.ts'
import { isIncomeKind } from './incomeKinds.ts'
import { certificateVersionOn, isOfCircular91 } from './times.ts'

/** What a certificate says of the person. */
export const taxpayerTexts = [
  'taxpayer_nm',
  'taxpayer_taxcd',
  'taxpayer_nation',
  'taxpayer_resident',
  'taxpayer_add',
  'taxpayer_tel_no',
  'taxpayer_cid',
  'taxpayer_eml',
] as const satisfies readonly CertificateText[]

/** What the payment is, for whomever it is made. */
const payment = ['income_from_mon', 'income_to_mon', 'income_year'] as const

const textsOf = (values: CertificateValues, names: readonly CertificateText[]) =>
  recordOf(names, (name) => values[name])

/** What follows from the day of a certificate. @param newest the newest XML version that the company has */
export const followingDay = (day: string, newest: string) => ({
  inv_date: day,
  xml_vs: certificateVersionOn(day, newest),
  smbl_type: certificateTypeOn(day),
})

/** A kind of income as a certificate of another day takes it over: one of the list, where there is a list. */
const incomeTypeOn = (day: string, earlier: string, fallback: string): string =>
  isOfCircular91(day) && !isIncomeKind(earlier) ? fallback : earlier

/** A new certificate for the same person about the same payment. @param blank a new one of today */
export const copyOfCertificate = (earlier: CertificateValues, blank: CertificateValues): CertificateValues => ({
  ...blank,
  ...textsOf(earlier, [...taxpayerTexts, ...payment, ...certificateAmounts]),
  income_type: incomeTypeOn(blank.inv_date, earlier.income_type, blank.income_type),
  note: earlier.note,
  taxpayer_note: earlier.taxpayer_note,
  remark: earlier.remark,
  req_send_email: earlier.req_send_email,
})

/** A new certificate for another person about the same payment, of the same day and symbol: what payroll goes on with. */
export const certificateForNext = (earlier: CertificateValues, blank: CertificateValues): CertificateValues => ({
  ...blank,
  ...textsOf(earlier, ['xml_vs', 'smbl_type', 'serial_no', 'inv_date', 'income_type', ...payment]),
  note: earlier.note,
  req_send_email: earlier.req_send_email,
})
