import type { I18n } from '@lingui/core'
import type { CustomerField } from '../../../domain/customers/customer.ts'
import type { Cell } from '../../../domain/spreadsheet.ts'
import { sampleSheets } from '../../../records/upload/rows/sampleSheets.ts'
import type { UploadedList } from '../../../records/upload/rows/uploadedList.ts'
import { guideTexts as guides } from './sampleTexts.ts'

const text = (value: string): Cell => ({ kind: 'text', text: value })

/** A company, a person, a unit of the state budget and a foreigner: every column has an example. */
const examples = [
  {
    customer_code: text('KH-HT'),
    company_name: text('Công ty TNHH Bánh cốm Hàng Than'),
    buyer_name: text('Nguyễn Văn Hùng'),
    tax_code: text('0101243150'),
    address: text('Số 11 Hàng Than, Ba Đình, Hà Nội'),
    emails: text('ketoan@hangthan.example; giamdoc@hangthan.example'),
    phone: text('02438251234'),
    bank_account: text('0011002345678'),
    bank_name: text('Vietcombank, chi nhánh Hà Nội'),
    note: text('Theo hợp đồng'),
  },
  {
    buyer_name: text('Trần Thị Hoa'),
    personal_id: text('001190012345'),
    address: text('Số 5 Lê Lợi, Huế'),
    phone: text('0912345678'),
  },
  {
    company_name: text('Trường Tiểu học Nguyễn Trãi'),
    budget_code: text('1012345'),
    address: text('Số 2 Nguyễn Trãi, Thanh Xuân, Hà Nội'),
  },
  {
    buyer_name: text('Kim Min-jun'),
    passport_no: text('M12345678'),
    address: text('Số 8 Phạm Hùng, Nam Từ Liêm, Hà Nội'),
  },
]

const columns = {
  customer_code: { width: 16, isText: true, guide: guides.customer_code },
  company_name: { width: 40, guide: guides.company_name },
  buyer_name: { width: 26, guide: guides.buyer_name },
  tax_code: { width: 18, isText: true, guide: guides.tax_code },
  personal_id: { width: 18, isText: true, guide: guides.personal_id },
  passport_no: { width: 14, isText: true, guide: guides.passport_no },
  budget_code: { width: 14, isText: true, guide: guides.budget_code },
  address: { width: 44, guide: guides.address },
  emails: { width: 40, guide: guides.emails },
  phone: { width: 16, isText: true, guide: guides.phone },
  bank_account: { width: 20, isText: true, guide: guides.bank_account },
  bank_name: { width: 32, guide: guides.bank_name },
  note: { width: 30, guide: guides.note },
} as const

/** The sample file of customers. */
export const customerSample = (i18n: I18n, list: Pick<UploadedList<CustomerField>, 'rules' | 'columns'>) =>
  sampleSheets(i18n, list, { name: 'Customers', columns, examples })
