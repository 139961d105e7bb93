import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { keysOf, recordOf } from '../../../domain/form/table.ts'
import type { CertificateText } from '../../../domain/pitCertificate/fields.ts'

/** The fields with a control, named as above it, in the order of the printed form. */
export const textLabels = {
  inv_date: msg({ message: 'Date of the certificate', comment: 'The day on which a PIT certificate is made out' }),
  form_no: msg`Form number`,
  serial_no: msg({ message: 'Symbol', context: 'Of a document' }),
  comp_nm: msg`Name of the income paying organisation`,
  comp_taxcd: msg`Tax code`,
  comp_add: msg`Address`,
  comp_tel_no: msg`Phone`,
  comp_eml: msg`E-mail`,
  taxpayer_nm: msg`Full name`,
  taxpayer_taxcd: msg`Tax code`,
  taxpayer_nation: msg`Nationality`,
  taxpayer_resident: msg({ message: 'Residence', comment: 'Whether a taxpayer is resident in Vietnam' }),
  taxpayer_add: msg`Address`,
  taxpayer_tel_no: msg`Contact phone`,
  taxpayer_cid: msg`Personal ID, identity paper or passport number`,
  taxpayer_eml: msg`E-mail`,
  income_type: msg`Kind of income`,
  final_insurance_amt: msg`Compulsory insurance`,
  donations_amt: msg`Donations to charity, relief and study promotion`,
  income_from_mon: msg`From month`,
  income_to_mon: msg`To month`,
  income_year: msg({ message: 'Year', context: 'Of a payment' }),
  final_income_amt: msg`Total taxable income of which tax is withheld`,
  final_income_before_tax: msg`Total assessable income`,
  final_income_tax: msg`Personal income tax withheld`,
  taxpayer_note: msg`Note about the taxpayer`,
  note: msg`Note on the certificate`,
  remark: msg`Internal remark`,
} as const satisfies { readonly [Text in CertificateText]?: MessageDescriptor }

export type ShownText = keyof typeof textLabels

/** The numbers that the printed form 03/TNCN has for them. */
export const criteria: { readonly [Text in ShownText]?: string } = {
  comp_nm: '[01]',
  comp_taxcd: '[02]',
  comp_add: '[03]',
  comp_tel_no: '[04]',
  taxpayer_nm: '[05]',
  taxpayer_taxcd: '[06]',
  taxpayer_nation: '[07]',
  taxpayer_resident: '[08] [09]',
  taxpayer_add: '[10]',
  taxpayer_tel_no: '[11]',
  taxpayer_cid: '[12]',
  income_type: '[13]',
  final_insurance_amt: '[14]',
  donations_amt: '[15]',
  income_from_mon: '[16]',
  income_to_mon: '[16]',
  income_year: '[16]',
  final_income_amt: '[17]',
  final_income_before_tax: '[18]',
  final_income_tax: '[19]',
}

/** Names of the fields for summaries, in the order of the form: several have one caption and differ by their criterion. */
export const certificateLabelsOf = (i18n: I18n): Readonly<Record<ShownText, string>> =>
  recordOf(keysOf(textLabels), (name) => [i18n._(textLabels[name]), criteria[name] ?? ''].join(' ').trim())
