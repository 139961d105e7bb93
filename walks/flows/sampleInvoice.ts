import type { InvoiceDetail } from '../../src/api/contract/invoiceFiling.ts'
import { newInvoice } from '../../src/domain/invoice/defaults.ts'
import { newLine } from '../../src/domain/invoice/lines.ts'
import type { InvoiceValues } from '../../src/domain/invoice/content.ts'
import type { FormFacts } from '../../src/features/eInvoices/form/formRules.ts'

export const invoiceFacts: FormFacts = { today: '2026-11-20', newest: '2.1.1' }

/** An invoice that passes every rule of its form. */
export const sampleInvoice: InvoiceValues = {
  ...newInvoice({
    seller: {
      vietnam_name: 'CÔNG TY TNHH Gốm Bát Tràng',
      tax_id: '0101243150',
      address: 'Số 5 ngõ 12, phố Đào Tấn, Hà Nội',
      phone_number: '02438251234',
      email: 'ketoan@gombattrang.vn',
    },
    ...invoiceFacts,
    form: '1',
    symbol: 'C26TAA',
  }),
  company_name: 'Công ty TNHH Hoa Lan',
  tax_code: '0100109106',
  address: 'Số 3 phố Huế, Hà Nội',
  email: 'hoa.lan@example.vn',
  lines: [{ ...newLine('8%'), item_name: 'Bình gốm', unit: 'Cái', quantity: '10', price: '65000' }],
}

/** The same as the server has it, before it was issued or after it was refused. */
export const invoiceRecord = (isRefused: boolean): InvoiceDetail => ({
  ...sampleInvoice,
  sid: 'd-7',
  version: 'v1',
  refid: 'HD20261120-ABCDEF',
  guid: '',
  inv_no: isRefused ? '12' : '',
  etax_status: isRefused ? 'rejected' : 'draft',
  etax_rslt: isRefused ? '20401 - Mã số thuế người mua không tồn tại' : '',
  tax_auth_cd: '',
  lookup_cd: '',
  lookup_link: '',
  noticed: '',
  notices: [],
  review_requests: [],
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
})
