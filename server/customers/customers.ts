import type { CustomerRow, Namesake } from '../../src/api/contract/customers.ts'
import type { CustomerKind, CustomerValues } from '../../src/domain/customers/customer.ts'
import { givenCode, type RecordCodes } from '../records/codes.ts'
import type { Uploads } from '../records/uploads.ts'
import type { Page, PageRequest } from '../store/page.ts'

/** What codes begin with that customers are given. */
export const codePrefix = 'KH'

export const customerCodeOf = (number: number): string => givenCode(codePrefix, number)

/** A customer as it is kept. */
export interface Customer extends CustomerValues {
  readonly id: string
  readonly companyId: string
  /** Names what the customer says (decision 0045). */
  readonly version: string
  /** ISO 8601 in UTC. */
  readonly createdAt: string
}

/** What a list of customers is narrowed to. */
interface Narrowing {
  /** Folded words that must all be found (src/domain/text.ts `searchWords`); none finds everything. */
  readonly words: readonly string[]
  /** Null for all of them. */
  readonly kind: CustomerKind | null
}

/** Customers that have a tax code in common. */
interface Shared {
  readonly shared: readonly { readonly tax_code: string; readonly customers: readonly Namesake[] }[]
  /** How many such tax codes there are. */
  readonly total: number
}

/** A customer, whether it stands or was merged. */
export interface Merged {
  readonly id: string
  readonly tax_code: string
  /** The customer that stands for it; empty where it stands itself. */
  readonly merged_into: string
}

/**
 * Customers of companies; every call sees one company's alone. One that was merged into another is kept for the documents that name it: only
 * `standing`, `withMerged` and `idsOf` answer it.
 */
export interface Customers extends RecordCodes {
  readonly page: (companyId: string, narrowing: Narrowing, page: PageRequest) => Promise<Page<CustomerRow>>
  readonly byId: (companyId: string, id: string) => Promise<Customer | null>
  /** The customer of this id, or the one that stands for it. */
  readonly standing: (companyId: string, id: string) => Promise<Customer | null>
  /** Those whose code or tax code begins with a text, then those in which every word of it is found. */
  readonly lookUp: (companyId: string, text: string, most: number) => Promise<readonly CustomerRow[]>
  /** Those of these ids that there are, by what they are named, in the order of their codes. */
  readonly named: (companyId: string, ids: readonly string[]) => Promise<readonly Namesake[]>
  readonly ofTaxCode: (companyId: string, taxCode: string, most: number) => Promise<readonly Namesake[]>
  /** The first `codes` tax codes that several customers have, with at most `most` of each. */
  readonly sharing: (companyId: string, codes: number, most: number) => Promise<Shared>
  readonly withMerged: (companyId: string, ids: readonly string[]) => Promise<readonly Merged[]>
  /** By which ids documents name a customer: its own and those of all that were merged into it, whichever of them is given. */
  readonly idsOf: (companyId: string, id: string) => Promise<readonly string[]>
  /** Has a customer stand for others, and for those that they stood for. */
  readonly merge: (companyId: string, into: string, ids: readonly string[]) => Promise<void>
  /** Writes what of a customer has changed. */
  readonly change: (before: Customer, after: Customer) => Promise<void>
  /** Inserts new customers, at most 500 at once. */
  readonly insert: (customers: readonly Customer[]) => Promise<void>
  /** Deletes customers with those that they stand for. */
  readonly delete: (companyId: string, ids: readonly string[]) => Promise<void>
}

export interface CustomerRepositories {
  readonly customers: Customers
  readonly customerUploads: Uploads
}
