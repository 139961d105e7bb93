import * as v from 'valibot'
import { readInvoiceEntries, type InvoiceContent } from '../../../../src/domain/invoice/content.ts'
import { searchText } from '../../../store/matching.ts'
import { keptAmounts } from './amounts.ts'
import { channel } from './columns.ts'

/** Reads kept JSON. */
export const contentSchema = v.pipe(v.string(), v.parseJson(), v.object(readInvoiceEntries))

/** The company that buys, or else the person. */
export const buyerOf = ({ company_name, buyer_name }: InvoiceContent): string =>
  company_name === '' ? buyer_name : company_name

/** What an invoice is listed, ordered, searched, narrowed and summed up by. */
export const contentColumns = (content: InvoiceContent, refid: string) => ({
  channel,
  xml_vs: content.xml_vs,
  form_no: content.form_no,
  serial_no: content.serial_no,
  inv_date: content.inv_date,
  inv_feature: content.inv_feature,
  shop_id: content.shop_id,
  customer_id: content.customer_id,
  buyer_nm: buyerOf(content),
  tax_code: content.tax_code,
  email: content.email,
  curr_cd: content.curr_cd,
  ...keptAmounts(content),
  search_text: searchText([
    refid,
    content.serial_no,
    content.company_name,
    content.buyer_name,
    content.tax_code,
    content.personal_id,
    content.customer_code,
    content.email,
    content.order_no,
  ]),
})
