import * as v from 'valibot'
import { readCertificateEntries, type CertificateContent } from '../../../../src/domain/pitCertificate/content.ts'
import { searchText } from '../../../store/matching.ts'
import { amountColumn, amountOrder } from './amounts.ts'

/** Reads kept JSON. */
export const contentSchema = v.pipe(v.string(), v.parseJson(), v.object(readCertificateEntries))

/** What a certificate is listed, ordered, searched, narrowed and summed up by. */
export const contentColumns = (content: CertificateContent, refid: string) => ({
  xml_vs: content.xml_vs,
  form_no: content.form_no,
  serial_no: content.serial_no,
  inv_date: content.inv_date,
  inv_feature: content.inv_feature,
  taxpayer_nm: content.taxpayer_nm,
  taxpayer_taxcd: content.taxpayer_taxcd,
  taxpayer_eml: content.taxpayer_eml,
  income_type: content.income_type,
  income_from_mon: content.income_from_mon,
  income_to_mon: content.income_to_mon,
  income_year: content.income_year,
  final_insurance_amt: amountColumn(content.final_insurance_amt),
  donations_amt: amountColumn(content.donations_amt),
  final_income_amt: amountColumn(content.final_income_amt),
  final_income_before_tax: amountColumn(content.final_income_before_tax),
  final_income_tax: amountColumn(content.final_income_tax),
  income_order: amountOrder(content.final_income_amt),
  tax_order: amountOrder(content.final_income_tax),
  search_text: searchText([
    refid,
    content.serial_no,
    content.taxpayer_nm,
    content.taxpayer_taxcd,
    ...(content.taxpayer_cid === content.taxpayer_taxcd ? [] : [content.taxpayer_cid]),
    content.taxpayer_eml,
    content.income_type,
  ]),
})
