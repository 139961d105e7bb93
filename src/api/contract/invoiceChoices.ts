import * as v from 'valibot'
import { listOf } from '../../domain/bounded.ts'
import { readTexts } from '../../domain/reading.ts'
import { companyStaff, describeCall, noBody, none } from './call.ts'
import { idSchema } from './ids.ts'
import { searchValueSchema } from './paging.ts'

/** Shops or people that one answer offers. */
export const mostOffered = 20

const shopSchema = v.object(readTexts(['id', 'name', 'shop_code', 'address', 'tel_no']))
export type OfferedShop = v.InferOutput<typeof shopSchema>

export const invoiceShops = describeCall({
  name: 'invoices.shops',
  summary:
    'Shops of which the account writes invoices: the one of the code or name, then those in which every word is found; at most 20',
  method: 'GET',
  path: '/api/wtx/ca/v1/sales/e-invoice-shops',
  access: companyStaff,
  params: none,
  query: v.strictObject({ search_value: searchValueSchema }),
  body: noBody,
  answer: v.object({
    shops: listOf(shopSchema, mostOffered),
    has_more: v.boolean(),
    /** Whether it also writes invoices that name no shop: whoever is assigned to some shops does not. */
    company_itself: v.boolean(),
  }),
  refusals: [],
  source: 'chosen',
})

const makerSchema = v.object(readTexts(['id', 'name', 'employee_no']))
export type InvoiceMaker = v.InferOutput<typeof makerSchema>

export const invoiceMakers = describeCall({
  name: 'invoices.makers',
  summary:
    'People who made invoices that the account sees, inactive ones among them: those in whose name every word is found, by name; at most 20',
  method: 'POST',
  path: '/api/wtx/ca/v1/sales/e-invoice-makers',
  access: companyStaff,
  params: none,
  query: none,
  /** With `made_by` that one alone. */
  body: v.strictObject({ search_value: searchValueSchema, made_by: v.optional(idSchema) }),
  answer: v.object({ makers: listOf(makerSchema, mostOffered), has_more: v.boolean() }),
  refusals: [],
  source: 'chosen',
})

export const calls = { invoiceShops, invoiceMakers }
