import type { InvoiceRow } from '../../../api/contract/invoices.ts'
import { invoiceName } from '../kind/invoiceName.ts'

/** What a row is kept selected by. */
export const rowKey = ({ sid }: InvoiceRow): string => sid

/** What a row is called: what the invoice is called, and who buys. */
export const rowLabel = (row: InvoiceRow): string =>
  [invoiceName(row), row.buyer_nm].filter((part) => part !== '').join(' – ')
