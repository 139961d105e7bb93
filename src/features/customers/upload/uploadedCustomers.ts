import { settleCustomers, uploadCustomers } from '../../../api/contract/customers.ts'
import { customerKeys } from '../../../api/queries/customers.ts'
import { customerName, type CustomerField } from '../../../domain/customers/customer.ts'
import { customerRows } from '../../../domain/customers/upload/customerRows.ts'
import { taxCodeWarning } from '../../../domain/taxCode.ts'
import { failureTexts as formTexts } from '../../../records/form/failureTexts.ts'
import type { UploadedList } from '../../../records/upload/rows/uploadedList.ts'
import { customerHeadings } from '../list/customerColumns.ts'
import { reasonText } from './reasons.ts'
import { customerSample } from './sample.ts'
import { uploadWords } from './uploadWords.ts'

const columns = {
  customer_code: { heading: customerHeadings.customer_code, width: 120 },
  company_name: { heading: customerHeadings.company_name, width: 220 },
  buyer_name: { heading: customerHeadings.buyer_name, width: 140 },
  tax_code: { heading: customerHeadings.tax_code, width: 128 },
  personal_id: { heading: customerHeadings.personal_id, width: 128 },
  passport_no: { heading: customerHeadings.passport_no, width: 100 },
  budget_code: { heading: customerHeadings.budget_code, width: 104 },
  address: { heading: customerHeadings.address, width: 220 },
  emails: { heading: customerHeadings.emails, width: 180 },
  phone: { heading: customerHeadings.phone, width: 120 },
  bank_account: { heading: customerHeadings.bank_account, width: 136 },
  bank_name: { heading: customerHeadings.bank_name, width: 150 },
  note: { heading: customerHeadings.note, width: 140 },
} as const

/** The list of customers, as rows of a file are added to it. */
export const uploadedCustomers: UploadedList<CustomerField> = {
  name: 'customers',
  rules: customerRows,
  columns,
  fixed: {},
  words: uploadWords,
  reasonText,
  named: () => null,
  warning: (field, { tax_code }) =>
    field === 'tax_code' ? (formTexts.field?.(taxCodeWarning(tax_code)) ?? null) : null,
  nameOf: (row) => [row.customer_code, customerName(row)].filter((text) => text !== '').join(' '),
  sample: {
    fileName: 'Tokhai_Customers_SAMPLE.xlsx',
    sheets: (i18n) => customerSample(i18n, { rules: customerRows, columns }),
  },
  send: (api, rows, sending) => api.send(uploadCustomers, { body: rows }, sending),
  settle: (api, key, sending) => api.send(settleCustomers, { params: { key } }, sending),
  queryKey: customerKeys.all,
}
