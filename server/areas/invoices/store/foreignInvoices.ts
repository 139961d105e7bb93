import type { ForeignSignature } from '../../../../src/domain/invoice/foreign/outcomes.ts'
import type { Days } from '../../../lists/description.ts'
import type { Page, PageRequest } from '../../../store/page.ts'

/** An invoice that the company has issued by another system, as it is listed. */
export interface ForeignInvoiceRow {
  readonly id: string
  readonly form_no: string
  readonly serial_no: string
  readonly number: number
  readonly xml_vs: string
  /** `YYYY-MM-DD`. */
  readonly inv_date: string
  readonly curr_cd: string
  readonly buyer_nm: string
  readonly tax_code: string
  /** Exact decimals; empty where the form has none of them. */
  readonly net_amt: string
  readonly tax_amt: string
  readonly total_amt: string
  readonly tax_auth_cd: string
  readonly signature: ForeignSignature
  readonly signed_by: string
  readonly signed_at: string
}

/** The same with what was not known of it, who has taken it in, and its signed XML. */
export interface ForeignInvoice extends ForeignInvoiceRow {
  readonly companyId: string
  readonly unknownElements: readonly string[]
  readonly addedBy: string
  /** ISO 8601 in UTC. */
  readonly addedAt: string
  readonly xml: string
}

/** Words are folded and must all be found. */
export interface ForeignFilter extends Days {
  readonly words: readonly string[]
}

/** Invoices of other systems; each form, symbol and number once in a company. */
export interface ForeignInvoices {
  /** Answers whether it is new. */
  readonly insert: (invoice: ForeignInvoice) => Promise<boolean>
  readonly byId: (companyId: string, id: string) => Promise<ForeignInvoice | null>
  readonly page: (companyId: string, filter: ForeignFilter, page: PageRequest) => Promise<Page<ForeignInvoiceRow>>
  /** Answers which of them there were. */
  readonly remove: (companyId: string, ids: readonly string[]) => Promise<readonly ForeignInvoiceRow[]>
}
