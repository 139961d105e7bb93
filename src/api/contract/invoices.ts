import * as v from 'valibot'
import { listOf, mostAnswered, textUpTo } from '../../domain/bounded.ts'
import { invoiceNatures } from '../../domain/invoice/natures.ts'
import { invoiceStatuses } from '../../domain/invoice/status.ts'
import { readText, readTexts } from '../../domain/reading.ts'
import { companyStaff, describeCall, none } from './call.ts'
import { askedDays, listCalls, searchCall } from './documents/list.ts'
import { idSchema } from './ids.ts'
import { invoiceDocuments, invoices } from './invoiceCollection.ts'
import { listQuery, paginationSchema, searchValueSchema } from './paging.ts'

export const invoiceSortColumns = [
  'refid',
  'inv_date',
  'serial_no',
  'inv_no',
  'buyer_nm',
  'tax_code',
  'total_amt',
  'etax_status',
] as const

/**
 * A row of the list. `buyer_nm` is the company that buys, or else the person, `inv_no` empty until the invoice is issued; `corrected_by`
 * says what has become of it since: `1` replaced, `2` adjusted; `noticed` is as in its detail. Amounts are in the invoice's currency, `total_vnd` is the total in đồng.
 */
const rowSchema = v.object({
  ...readTexts([
    'sid',
    'refid',
    'form_no',
    'serial_no',
    'inv_no',
    'inv_date',
    'inv_feature',
    'corrected_by',
    'customer_id',
    'buyer_nm',
    'tax_code',
    'email',
    'curr_cd',
    'net_amt',
    'tax_amt',
    'total_amt',
    'total_vnd',
    'etax_status',
    'etax_rslt',
    'tax_auth_cd',
    'lookup_cd',
    'noticed',
    'made_by',
    'made_by_nm',
  ]),
  /** Whether it was turned down, and has been changed since without being sent again. */
  is_corrected: v.boolean(),
})
export type InvoiceRow = v.InferOutput<typeof rowSchema>

const amountSchema = v.pipe(textUpTo(18), v.regex(/^\d{1,15}$/))

/**
 * What narrows list and sums: by the account that made it, by the buyer, by what it comes to in đồng; `unsettled` leaves those that are sent
 * and not accepted, `mail` those of which an e-mail failed and none was sent since,
 * `nature` those that correct others or that others have corrected.
 */
export const invoiceNarrowing = {
  status: v.optional(v.picklist(invoiceStatuses)),
  unsettled: v.optional(v.literal('true')),
  serial_no: v.optional(textUpTo(6)),
  made_by: v.optional(idSchema),
  tax_code: v.optional(v.pipe(textUpTo(14), v.regex(/^[0-9-]+$/))),
  customer_id: v.optional(idSchema),
  amount_from: v.optional(amountSchema),
  amount_to: v.optional(amountSchema),
  mail: v.optional(v.literal('failed')),
  nature: v.optional(v.picklist(invoiceNatures)),
}

const listed = {
  ...invoiceDocuments,
  /**
   * By `inv_date`; `start_date` falls back to the first of July 2022, `end_date` to today in Vietnam. `search_value` finds what holds all its
   * words: numbers, buyers, tax codes, lookup codes.
   */
  query: v.strictObject({ ...askedDays, ...listQuery(invoiceSortColumns), ...invoiceNarrowing }),
  beyondSeeds: Object.keys(invoiceNarrowing),
  answer: v.object({ invoices: listOf(rowSchema, mostAnswered), pagination: paginationSchema }),
  statuses: invoiceStatuses,
} as const

export const invoiceList = listCalls(invoices, listed)

export const searchInvoices = searchCall(invoices, listed, '/api/wtx/ca/v1/sales/e-invoice-search')

/** What the list comes to as it is narrowed, drafts and refused invoices left out; in đồng, foreign currencies at the rate of each invoice. */
export const sumInvoices = describeCall({
  name: 'invoices.sums',
  summary: 'What issued invoices of the list come to in đồng, as it is narrowed',
  method: 'POST',
  path: '/api/wtx/ca/v1/sales/e-invoice-sums',
  access: companyStaff,
  params: none,
  query: none,
  body: v.strictObject({ ...askedDays, search_value: searchValueSchema, ...invoiceNarrowing }),
  answer: v.object({ count: v.number(), net_vnd: readText, tax_vnd: readText, total_vnd: readText }),
  refusals: [],
  source: 'chosen',
})

export const calls = {
  listInvoices: invoiceList.list,
  countInvoices: invoiceList.count,
  deleteInvoices: invoiceList.delete,
  restoreInvoices: invoiceList.restore,
  searchInvoices,
  sumInvoices,
}
