import type { InvoiceDetail } from '../../../src/api/contract/invoiceFiling.ts'
import type { InvoiceSymbol } from '../../../src/api/contract/invoiceMatters.ts'
import { newInvoice } from '../../../src/domain/invoice/defaults.ts'
import { newLine, type InvoiceLine } from '../../../src/domain/invoice/lines.ts'
import { company } from './samples.ts'

export const invoiceSymbolOf = (serial_no: string, more: Partial<InvoiceSymbol> = {}): InvoiceSymbol => ({
  temp_id: `t-${serial_no}`,
  layout_id: '1000000111',
  smbl_type: 'T',
  form_no: '1',
  serial_no,
  next_no: '13',
  last_date: '',
  problem: '',
  logo_img: '',
  bg_img: '',
  ...more,
})

export const lineOf = (changes: Partial<InvoiceLine> = {}): InvoiceLine => ({
  ...newLine('8%'),
  item_code: 'GE01',
  item_name: 'Giấy in A4',
  unit: 'Ram',
  quantity: '10',
  price: '65000',
  ...changes,
})

/** An invoice as the server answers it, with all that is filed. */
export const filedInvoice = (changes: Partial<InvoiceDetail> = {}): InvoiceDetail => ({
  ...newInvoice({ seller: company, today: '2026-11-20', form: '1', symbol: 'C26TAA', newest: '2.1.1' }),
  sid: 'i-1',
  company_name: 'Công ty TNHH Hoa Lan',
  tax_code: '0100109106',
  address: 'Số 3 phố Huế, Hà Nội',
  email: 'hoa.lan@example.vn',
  lines: [lineOf()],
  version: 'v-1',
  refid: 'HD20261120-ABCDEF',
  guid: '',
  inv_no: '',
  etax_status: 'draft',
  etax_rslt: '',
  tax_auth_cd: '',
  lookup_cd: '',
  noticed: '',
  notices: [],
  review_requests: [],
  lookup_link: '',
  corrected_by: '',
  corrected_by_sid: '',
  corrects_sid: '',
  sign_by: '',
  requested_at: '',
  signed_at: '',
  is_corrected: false,
  req_issue_yn: false,
  signed_xml_url: null,
  pdf_url: null,
  ...changes,
})
