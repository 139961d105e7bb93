import * as v from 'valibot'
import { customerFields, customerKinds } from '../../domain/customers/customer.ts'
import { mostEmails } from '../../domain/customers/emails.ts'
import { listOf, textUpTo } from '../../domain/bounded.ts'
import { readText, readTexts } from '../../domain/reading.ts'
import { companyStaff, describeCall, noBody, none } from './call.ts'
import { listQuery, paginationSchema, searchValueSchema } from './paging.ts'
import { settledUploadSchema, uploadBody, uploadKeySchema, uploadLimit, uploadResultSchema } from './upload.ts'

const base = '/api/wtx/ca/v1/customers'
const source = 'chosen (seed 002 §2.2 names the page alone)'

/** Rows of a page of an export. */
export const customersExportedAtOnce = 500
/** Customers that one call deletes. */
export const customersDeletedAtOnce = 100
/** Customers that a lookup answers. */
export const customersLookedUp = 20
/** Customers of one tax code that a call answers, and that one merge makes one of. */
export const mostOfTaxCode = 100
/** Tax codes that several customers share, of which one call answers the customers. */
export const sharedTaxCodesAtOnce = 20

export const customerIdSchema = v.pipe(textUpTo(64), v.regex(/^[0-9A-Za-z-]{1,64}$/))

export const customerSortColumns = [
  'customer_code',
  'company_name',
  'buyer_name',
  'tax_code',
  'address',
  'phone',
  'created_at',
] as const

/** What a row of the list has; `created_at` is ISO 8601. */
export const customerRowMembers = ['id', ...customerFields, 'created_at'] as const
const rowSchema = v.object({ ...v.entriesFromList(customerRowMembers, v.string()), kind: v.picklist(customerKinds) })
export type CustomerRow = v.InferOutput<typeof rowSchema>

const pageSize = v.pipe(
  textUpTo(3),
  v.regex(/^\d{1,3}$/),
  v.transform(Number),
  v.minValue(1),
  v.maxValue(customersExportedAtOnce),
)

export const listCustomers = describeCall({
  name: 'customers.list',
  summary: 'Customers of the company, a page at a time; pages of 500 are for exports',
  method: 'POST',
  path: `${base}/list`,
  access: companyStaff,
  params: none,
  query: none,
  /** People are searched, who stand in no address. */
  body: v.strictObject({
    ...listQuery(customerSortColumns),
    page_size: v.optional(pageSize, '10'),
    kind: v.optional(v.picklist(customerKinds)),
  }),
  answer: v.object({ customers: listOf(rowSchema, customersExportedAtOnce), pagination: paginationSchema }),
  refusals: [],
  source,
})

const detailSchema = v.object({ id: readText, ...readTexts(customerFields), version: readText })
export type CustomerDetail = v.InferOutput<typeof detailSchema>

export const customerDetail = describeCall({
  name: 'customers.detail',
  summary: 'One customer; of one that was merged, the customer that stands for it',
  method: 'GET',
  path: `${base}/:id`,
  access: companyStaff,
  params: v.strictObject({ id: customerIdSchema }),
  query: none,
  body: noBody,
  answer: detailSchema,
  refusals: ['record.absent'],
  source,
})

/** Size only: the rules of the form are `customerSchema`'s. */
const bodySchema = v.strictObject(v.entriesFromList(customerFields, v.optional(textUpTo(2000), '')))
export type CustomerBody = v.InferOutput<typeof bodySchema>

const savedSchema = v.object({ id: readText, version: readText, customer_code: readText })

export const createCustomer = describeCall({
  name: 'customers.create',
  summary: 'Creates a customer, with the next code where none is sent; the same request again answers the same',
  method: 'POST',
  path: base,
  access: companyStaff,
  params: none,
  query: none,
  /** `id` is a UUID of version 7 that the form has made, or empty. */
  body: v.strictObject({ ...bodySchema.entries, id: v.optional(v.union([v.literal(''), customerIdSchema]), '') }),
  answer: savedSchema,
  refusals: ['fields.invalid', 'customer.changed'],
  source,
})

export const changeCustomer = describeCall({
  name: 'customers.change',
  summary: 'Changes a customer as it was opened; content that is kept already is answered as kept',
  method: 'PUT',
  path: `${base}/:id`,
  access: companyStaff,
  params: v.strictObject({ id: customerIdSchema }),
  query: none,
  /** Without a code, the customer keeps its own. */
  body: v.strictObject({ ...bodySchema.entries, version: v.optional(textUpTo(64), '') }),
  answer: savedSchema,
  refusals: ['record.absent', 'fields.invalid', 'customer.changed'],
  source,
})

export const deleteCustomers = describeCall({
  name: 'customers.delete',
  summary: 'Deletes customers, and what was merged into them; all of them or none',
  method: 'DELETE',
  path: base,
  access: companyStaff,
  params: none,
  query: none,
  body: v.strictObject({ customer_id: v.pipe(listOf(customerIdSchema, customersDeletedAtOnce), v.minLength(1)) }),
  answer: v.object({ deleted: v.number() }),
  refusals: ['record.absent'],
  source,
})

export const uploadCustomers = describeCall({
  name: 'customers.upload',
  summary: 'Creates many customers at once; the same key again answers what the first request did',
  method: 'POST',
  path: `${base}/bulk`,
  access: companyStaff,
  multipart: uploadLimit,
  params: none,
  query: none,
  /** `payload`: a list of customers, each with the texts of `customers.create`. */
  body: v.strictObject(uploadBody),
  answer: uploadResultSchema,
  refusals: ['fields.invalid', 'upload.changed'],
  source,
})

export const settleCustomers = describeCall({
  name: 'customers.settleUpload',
  summary:
    'What became of an upload, by its key; null where the server has none, and then it takes none under this key any more',
  method: 'POST',
  path: `${base}/bulk/:key/settle`,
  access: companyStaff,
  params: v.strictObject({ key: uploadKeySchema }),
  query: none,
  body: noBody,
  answer: settledUploadSchema,
  refusals: [],
  source,
})

/** Texts that an invoice takes over of its buyer, beside the e-mail addresses. */
export const buyerTexts = [
  'id',
  'customer_code',
  'company_name',
  'buyer_name',
  'tax_code',
  'personal_id',
  'passport_no',
  'budget_code',
  'address',
  'phone',
  'bank_account',
  'bank_name',
] as const

const buyerSchema = v.object({ ...readTexts(buyerTexts), emails: listOf(readText, mostEmails) })
export type Buyer = v.InferOutput<typeof buyerSchema>

export const lookUpCustomers = describeCall({
  name: 'customers.lookUp',
  summary:
    'At most 20 customers: those whose code or tax code begins with the text, then those in which every word of it is found',
  method: 'POST',
  path: `${base}/lookup`,
  access: companyStaff,
  params: none,
  query: none,
  body: v.strictObject({ search_value: searchValueSchema }),
  answer: v.object({ customers: listOf(buyerSchema, customersLookedUp) }),
  refusals: [],
  source,
})

/** What distinguishes customers of one tax code. */
const namesakeSchema = v.object(
  readTexts(['id', 'customer_code', 'company_name', 'buyer_name', 'tax_code', 'address', 'phone', 'emails']),
)
export type Namesake = v.InferOutput<typeof namesakeSchema>

export const customersOfTaxCode = describeCall({
  name: 'customers.ofTaxCode',
  summary: 'Customers of a tax code',
  method: 'POST',
  path: `${base}/of-tax-code`,
  access: companyStaff,
  params: none,
  query: none,
  body: v.strictObject({ tax_code: v.pipe(textUpTo(50), v.nonEmpty()) }),
  answer: v.object({ customers: listOf(namesakeSchema, mostOfTaxCode) }),
  refusals: [],
  source,
})

const sharedSchema = v.object({ tax_code: readText, customers: listOf(namesakeSchema, mostOfTaxCode) })
export type SharedTaxCode = v.InferOutput<typeof sharedSchema>

export const sharedTaxCodes = describeCall({
  name: 'customers.sharedTaxCodes',
  summary:
    'The first 20 tax codes that several customers have, with those customers, and how many such tax codes there are',
  method: 'POST',
  path: `${base}/shared-tax-codes`,
  access: companyStaff,
  params: none,
  query: none,
  body: noBody,
  answer: v.object({ shared: listOf(sharedSchema, sharedTaxCodesAtOnce), total: v.number() }),
  refusals: [],
  source,
})

export const mergeCustomers = describeCall({
  name: 'customers.merge',
  summary:
    'Makes one of customers of the same tax code: the named one stays as it is and stands for the others from now on; the same request again answers the same',
  method: 'POST',
  path: `${base}/merge`,
  access: companyStaff,
  params: none,
  query: none,
  body: v.strictObject({
    customer_id: customerIdSchema,
    merged_id: v.pipe(listOf(customerIdSchema, mostOfTaxCode), v.minLength(1)),
  }),
  answer: v.object({ merged: v.number() }),
  refusals: ['record.absent', 'customer.otherTaxCode'],
  source,
})

export const calls = {
  listCustomers,
  customerDetail,
  createCustomer,
  changeCustomer,
  deleteCustomers,
  uploadCustomers,
  settleCustomers,
  lookUpCustomers,
  customersOfTaxCode,
  sharedTaxCodes,
  mergeCustomers,
}
