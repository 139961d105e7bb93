import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { PayrollField } from '../../../domain/pitCertificate/payroll/columns.ts'

export const guideTitles = {
  payroll: msg({ message: 'Payroll', comment: 'Name of a sheet; at most 31 characters' }),
  sheet: msg({ message: 'Columns', comment: 'Name of a sheet that explains the columns; at most 31 characters' }),
  column: msg`Column`,
  holds: msg`What it holds`,
  kinds: msg`Kinds of income since 01/07/2026`,
} as const

export const guideNote = msg`Give codes and phone numbers the format Text, so that Excel keeps the 0 in front. Drafts may have empty cells; PIT certificates that are issued may not.`

const amount = msg`Whole đồng as a number, or as 1.234.567; 0 where there was none.`

/** What each column holds. */
export const guideTexts: Readonly<Record<PayrollField, MessageDescriptor>> = {
  taxpayer_nm: msg`The taxpayer's full name, at most 400 characters.`,
  taxpayer_taxcd: msg`10 digits, or the personal ID of 12 digits.`,
  taxpayer_nation: msg`The Vietnamese name of the country, such as Việt Nam or Hàn Quốc.`,
  taxpayer_resident: msg`Yes or no: whether the taxpayer is resident in Vietnam.`,
  taxpayer_add: msg`At most 400 characters.`,
  taxpayer_tel_no: msg`One phone number, at most 20 characters.`,
  taxpayer_cid: msg`The number of the personal ID, identity paper or passport: 9 to 20 letters and digits.`,
  taxpayer_eml: msg`The address that the certificate is mailed to, at most 50 characters.`,
  income_type: msg`Since 01/07/2026 one of the seven kinds below; on certificates of an earlier day any text, such as “Thù lao giảng dạy”.`,
  final_insurance_amt: amount,
  donations_amt: amount,
  income_from_mon: msg`The first month that was paid for, 1 to 12.`,
  income_to_mon: msg`The last month that was paid for, 1 to 12.`,
  income_year: msg`The year that was paid for, in four digits.`,
  final_income_amt: amount,
  final_income_before_tax: amount,
  final_income_tax: amount,
}
