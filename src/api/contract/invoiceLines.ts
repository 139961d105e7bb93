import * as v from 'valibot'
import { listOf, textUpTo } from '../../domain/bounded.ts'
import { mostInvoiceLines } from '../../domain/invoice/content.ts'
import { readTexts } from '../../domain/reading.ts'
import { companyStaff, describeCall, noBody, none } from './call.ts'
import { askedDays } from './documents/list.ts'
import { invoices } from './invoiceCollection.ts'
import { invoiceNarrowing, invoiceSortColumns } from './invoices.ts'
import { listQuery, paginationSchema } from './paging.ts'

/** Invoices of a page: each may have a thousand lines. */
export const linesOfAtOnce = 25

const pageSize = v.optional(
  v.pipe(textUpTo(2), v.regex(/^\d{1,2}$/), v.transform(Number), v.minValue(1), v.maxValue(linesOfAtOnce)),
  '10',
)

/** As of the list, with fewer invoices a page. */
const asked = v.strictObject({
  ...askedDays,
  ...listQuery(invoiceSortColumns),
  ...invoiceNarrowing,
  page_size: pageSize,
})

/** Amounts are in the invoice's currency; those of a trade discount are below 0, and all empty of a draft that cannot be counted. */
const lineSchema = v.object(
  readTexts([
    'nature',
    'item_code',
    'item_name',
    'unit',
    'quantity',
    'price',
    'discount_rate',
    'discount_amt',
    'net_amt',
    'vat_rate',
    'tax_amt',
    'total_amt',
  ]),
)

const invoiceSchema = v.object({
  ...readTexts(['sid', 'refid', 'form_no', 'serial_no', 'inv_no', 'inv_date', 'etax_status', 'noticed', 'tax_auth_cd']),
  ...readTexts(['customer_code', 'company_name', 'buyer_name', 'tax_code', 'address', 'payment_method']),
  ...readTexts(['curr_cd', 'ex_rate', 'order_no', 'remark', 'made_by_nm']),
  is_corrected: v.boolean(),
  lines: listOf(lineSchema, mostInvoiceLines),
})
export type InvoiceWithLines = v.InferOutput<typeof invoiceSchema>

const answer = v.object({ invoices: listOf(invoiceSchema, linesOfAtOnce), pagination: paginationSchema })

const shared = { access: companyStaff, params: none, answer, refusals: [] } as const

const excel = describeCall({
  ...shared,
  name: 'invoices.excel',
  summary: 'Invoices of the list with their lines, a page at a time, of which the page makes a spreadsheet',
  method: 'GET',
  path: `${invoices.path}/excel`,
  query: asked,
  body: noBody,
  source: 'seed 002 §7.6; query and answer chosen (docs/decisions/0519)',
})

const searchExcel = describeCall({
  ...shared,
  name: 'invoices.searchExcel',
  summary: 'The same, asked for by a body, where buyers are sought',
  method: 'POST',
  path: '/api/wtx/ca/v1/sales/e-invoice-lines-search',
  query: none,
  body: asked,
  source: 'chosen (docs/decisions/0505, 0519)',
})

export const invoiceLines = { excel, searchExcel }

export const calls = { invoiceLines: excel, searchInvoiceLines: searchExcel }
