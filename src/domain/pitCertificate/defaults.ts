import { vietnameseNationality } from '../codeList.ts'
import type { Company } from '../company.ts'
import { recordOf } from '../form/table.ts'
import { phoneText } from '../phone.ts'
import { certificateTypeOn } from '../templates/symbols.ts'
import { certificateTexts, type CertificateValues } from './content.ts'
import { certificateFeatures } from './features.ts'
import { certificateForm } from './fields.ts'
import { incomeKinds } from './incomeKinds.ts'
import { certificateVersionOn, isOfCircular91 } from './times.ts'

/** What names the company in its certificates. */
export type Payer = Pick<Company, 'vietnam_name' | 'tax_id' | 'address' | 'phone_number' | 'email'>

/** What a new certificate is filled from. */
export interface NewCertificate {
  readonly payer: Payer
  /** `YYYY-MM-DD` in Vietnam. */
  readonly today: string
  /** Symbol of the template in use; empty where there is none, or one is to be chosen. */
  readonly symbol: string
  /** The newest XML version that the company has. */
  readonly newest: string
}

/** Criteria [01] to [04] as the company has them. */
export const payerValues = ({ vietnam_name, tax_id, address, phone_number, email }: Payer) => ({
  comp_nm: vietnam_name,
  comp_taxcd: tax_id,
  comp_add: address,
  comp_tel_no: phoneText(phone_number),
  comp_eml: email,
})

/** A new certificate: of today, for a resident of Vietnam, about the month that is over. */
export const newCertificate = ({ payer, today, symbol, newest }: NewCertificate): CertificateValues => {
  const [year = '', month = ''] = today.split('-')
  const isJanuary = month === '01'
  const before = isJanuary ? '12' : String(Number(month) - 1)
  return {
    ...recordOf(certificateTexts, () => ''),
    sid: '',
    xml_vs: certificateVersionOn(today, newest),
    smbl_type: certificateTypeOn(today),
    form_no: certificateForm,
    serial_no: symbol,
    inv_date: today,
    inv_feature: certificateFeatures.original,
    ...payerValues(payer),
    taxpayer_nation: vietnameseNationality,
    taxpayer_resident: '1',
    income_type: isOfCircular91(today) ? incomeKinds[0] : '',
    income_from_mon: before,
    income_to_mon: before,
    income_year: isJanuary ? String(Number(year) - 1) : year,
    curr_cd: 'VND',
    ex_rate: '1',
    final_insurance_amt: '0',
    donations_amt: '0',
    req_send_email: true,
  }
}
