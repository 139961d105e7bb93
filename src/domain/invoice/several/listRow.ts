import type { Amount } from '../../money.ts'
import type { InvoiceContent } from '../content.ts'

/** One of several corrected invoices: what it said at first, and what had adjusted it before. */
export interface OriginalBefore {
  readonly original: InvoiceContent
  readonly adjustments: readonly InvoiceContent[]
}

/** What a row of the list says of goods; all empty where there are none on this side. */
export interface ListedGoods {
  readonly item_name: string
  readonly quantity: string
  readonly price: string
  readonly net: string
  /** As invoices write it; empty of forms without rates. */
  readonly rate: string
  readonly tax: string
  readonly total: string
}

/** A row of list 01/BK-ĐCTT: goods of one corrected invoice before and after, and by how much they differ. */
export interface ListRow {
  readonly form_no: string
  readonly serial_no: string
  readonly inv_no: string
  readonly before: ListedGoods
  readonly after: ListedGoods
  readonly difference: { readonly net: Amount; readonly tax: Amount; readonly total: Amount }
}
