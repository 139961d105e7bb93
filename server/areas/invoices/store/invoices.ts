import type { InvoiceMaker } from '../../../../src/api/contract/invoiceChoices.ts'
import type { InvoiceRow } from '../../../../src/api/contract/invoices.ts'
import type { InvoiceContent } from '../../../../src/domain/invoice/content.ts'
import type { InvoiceNature } from '../../../../src/domain/invoice/natures.ts'
import type { InvoiceStatus } from '../../../../src/domain/invoice/status.ts'
import type { Chained, Chains } from '../../../documents/corrections/chained.ts'
import type { Heads } from '../../../documents/heads/headsIn.ts'
import type { DocumentHead } from '../../../documents/keptKind.ts'
import type { Days } from '../../../lists/description.ts'
import type { Page, PageRequest } from '../../../store/page.ts'

/** What every step of an invoice's way asks of it. `reference` is what it is issued as, or before that the company's own name for it. */
export interface InvoiceHead extends DocumentHead<InvoiceStatus> {
  readonly refid: string
  readonly form: string
  readonly symbol: string
  /** Empty where the company itself sells. */
  readonly shopId: string
  /** `YYYY-MM-DD`. */
  readonly day: string
  /** `inv_feature`. */
  readonly feature: string
  /** Under which it is issued; null until then, and once it may be corrected. */
  readonly number: number | null
}

/** An invoice as it is kept. */
export interface Invoice {
  readonly head: InvoiceHead
  readonly content: InvoiceContent
  readonly message: string
  readonly guid: string
  readonly taxAuthorityCode: string
  readonly lookupCode: string
  /** What a notice about it has brought: `notified`, `cancelled`, or nothing. */
  readonly noticed: string
  readonly signedBy: string
  readonly requestedAt: string
  readonly filedHash: string
  /** The invoice that it corrects; empty where it corrects none that the company has. */
  readonly correctsId: string
  /** `1` replaced, `2` adjusted; empty where nothing has corrected it. */
  readonly correctedBy: string
  readonly correctedById: string
}

/** An invoice among those that correct one another. */
export type ChainedInvoice = Chained<InvoiceContent>

/** What narrows the list; words are folded and must all be found, amounts are in đồng. */
export interface InvoiceFilter extends Days {
  readonly words: readonly string[]
  readonly statuses: readonly InvoiceStatus[] | null
  readonly symbol: string | null
  readonly madeBy: string | null
  /** Those of these shops alone; null for all. */
  readonly shops: readonly string[] | null
  readonly taxCode: string | null
  /** By which ids they name their buyer; null for every buyer. */
  readonly customers: readonly string[] | null
  readonly amountFrom: number | null
  readonly amountTo: number | null
  /** Whether those alone of which a mail was given up, and none sent since. */
  readonly isUndelivered: boolean
  /** Those alone that correct others, or that others have corrected. */
  readonly nature: InvoiceNature | null
}

/** What issued invoices come to, in đồng. */
export interface InvoiceSums {
  readonly count: number
  readonly net_vnd: string
  readonly tax_vnd: string
  readonly total_vnd: string
}

/** What an invoice says with where it is, for whoever reads many. */
export interface WholeInvoice {
  readonly id: string
  readonly refid: string
  readonly form_no: string
  readonly serial_no: string
  readonly number: number | null
  readonly inv_date: string
  readonly buyer_nm: string
  readonly etax_status: string
  readonly content_hash: string
  readonly filed_hash: string
  readonly content: InvoiceContent
}

/** Where an invoice is, for whoever asks about many. */
export interface StandingInvoice {
  readonly sid: string
  readonly etax_status: string
  readonly etax_rslt: string
  readonly tax_auth_cd: string
  readonly answered_at: string
}

/** What is kept as changes: counts, those of days and statuses alone, and sums. */
export const invoiceChanges = ['tallies', 'days', 'sums'] as const
export type InvoiceChanges = (typeof invoiceChanges)[number]

/** Invoices of companies; every call that takes a company sees that company's alone. */
export interface Invoices extends Heads<InvoiceHead, InvoiceContent, unknown>, Chains<InvoiceContent> {
  readonly byId: (companyId: string, id: string) => Promise<Invoice | null>
  /** Those of the ids that there are, in no order; as many as a statement takes. */
  readonly byIds: (companyId: string, ids: readonly string[]) => Promise<readonly Invoice[]>
  readonly setNumber: (companyId: string, id: string, number: number | null) => Promise<void>
  readonly page: (companyId: string, filter: InvoiceFilter, page: PageRequest) => Promise<Page<InvoiceRow>>
  readonly counts: (
    companyId: string,
    asked: Days & Pick<InvoiceFilter, 'shops'>,
  ) => Promise<readonly { readonly status: InvoiceStatus; readonly count: number }[]>
  readonly sums: (companyId: string, filter: InvoiceFilter) => Promise<InvoiceSums>
  /** Those of the ids that there are, in these shops alone unless that is null. */
  readonly standing: (
    companyId: string,
    ids: readonly string[],
    shops: InvoiceFilter['shops'],
  ) => Promise<readonly StandingInvoice[]>
  /** Who made invoices, by name; `typed` is looked for in names, `id` leaves that account alone, `shops` those of these shops. */
  readonly makers: (
    companyId: string,
    asked: { readonly typed: string; readonly id: string | null } & Pick<InvoiceFilter, 'shops'>,
    most: number,
  ) => Promise<readonly InvoiceMaker[]>
  /** Those of the ids that there are, with what they say, in these shops alone unless that is null. */
  readonly wholeMany: (
    companyId: string,
    ids: readonly string[],
    shops: InvoiceFilter['shops'],
  ) => Promise<readonly WholeInvoice[]>
  /** Adds up changes that counting or summing reads, in a transaction that does nothing else. */
  readonly addUp: (changes: InvoiceChanges) => Promise<void>
}

/** A mail to a buyer. */
export interface InvoiceMail {
  readonly companyId: string
  readonly invoiceId: string
  readonly id: string
  readonly address: string
  /** ISO 8601 in UTC. */
  readonly at: string
}

/** Mails to buyers. */
export interface InvoiceMails {
  readonly insert: (mail: InvoiceMail) => Promise<void>
  readonly byId: (companyId: string, invoiceId: string, id: string) => Promise<InvoiceMail | null>
  /** The newest first, at most so many. */
  readonly ofInvoice: (companyId: string, invoiceId: string, most: number) => Promise<readonly InvoiceMail[]>
  readonly removeOlder: (than: string) => Promise<void>
}

/** That an invoice is converted to paper: by whom as they are named on it, from which account, and when. */
export interface InvoiceConversion {
  readonly companyId: string
  readonly invoiceId: string
  readonly by: string
  readonly accountId: string
  /** ISO 8601 in UTC. */
  readonly at: string
}

/** Conversions to paper, one at most for each invoice. */
export interface InvoiceConversions {
  readonly insert: (conversion: InvoiceConversion) => Promise<void>
  readonly of: (companyId: string, invoiceId: string) => Promise<InvoiceConversion | null>
  readonly remove: (companyId: string, invoiceId: string) => Promise<void>
  /** The id of the invoice that is issued under a number. */
  readonly invoiceNumbered: (
    companyId: string,
    numbered: { readonly form: string; readonly symbol: string; readonly number: number },
  ) => Promise<string | null>
}
