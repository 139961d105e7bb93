import type { Selectable } from 'kysely'
import { customerRowMembers } from '../../src/api/contract/customers.ts'
import { customerFields, customerKind } from '../../src/domain/customers/customer.ts'
import { recordCodeKey } from '../../src/domain/recordCode.ts'
import { folded } from '../../src/domain/text.ts'
import type { UploadRow } from '../records/uploadQueries.ts'
import { searchText } from '../store/matching.ts'
import type { Tables } from '../store/tables.ts'
import type { Customer } from './customers.ts'

declare module '../store/tables.ts' {
  interface Tables {
    customers: {
      company_id: string
      id: string
      customer_code: string
      company_name: string
      buyer_name: string
      tax_code: string
      personal_id: string
      passport_no: string
      budget_code: string
      address: string
      emails: string
      phone: string
      bank_account: string
      bank_name: string
      note: string
      kind: 'company' | 'person' | 'budget'
      version: string
      created_at: string
      /** The customer that stands for this one; empty where it stands itself. */
      merged_into: string
      /** Equal for codes that look alike (src/domain/recordCode.ts); empty once it is merged, so that the code is free. */
      code_key: string
      /** Names and address as they are ordered by. */
      company_order: string
      buyer_order: string
      address_order: string
      /** What the list shows, as searching sees it. */
      search_text: string
    }
    customer_counters: { company_id: string; last: number }
    customer_uploads: UploadRow
  }
}

export type CustomerColumns = Selectable<Tables['customers']>

/** What a row of the list is read by. */
export const listed = [...customerRowMembers, 'kind'] as const

const searched = customerFields.filter((field) => field !== 'bank_account' && field !== 'bank_name')

/** A customer that stands; its fields in one order, whatever that of the customer's. */
export const rowOf = (customer: Customer): CustomerColumns => ({
  company_id: customer.companyId,
  id: customer.id,
  customer_code: customer.customer_code,
  company_name: customer.company_name,
  buyer_name: customer.buyer_name,
  tax_code: customer.tax_code,
  personal_id: customer.personal_id,
  passport_no: customer.passport_no,
  budget_code: customer.budget_code,
  address: customer.address,
  emails: customer.emails,
  phone: customer.phone,
  bank_account: customer.bank_account,
  bank_name: customer.bank_name,
  note: customer.note,
  kind: customerKind(customer),
  version: customer.version,
  created_at: customer.createdAt,
  merged_into: '',
  code_key: recordCodeKey(customer.customer_code),
  company_order: folded(customer.company_name || customer.buyer_name),
  buyer_order: folded(customer.buyer_name),
  address_order: folded(customer.address),
  search_text: searchText(searched.map((field) => customer[field]).filter((text) => text !== '')),
})
