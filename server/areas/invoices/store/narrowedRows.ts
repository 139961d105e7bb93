import type { Kysely } from 'kysely'
import { isAskedFor } from '../../../lists/matching.ts'
import type { Tables } from '../../../store/tables.ts'
import { channel } from './columns.ts'
import { invoiceList, invoiceListFilter } from './invoiceList.ts'
import type { InvoiceFilter } from './invoices.ts'
import { undelivered } from './undelivered.ts'

/** Rows of a company as the filter narrows them, by whichever index the database takes. */
export const narrowedRows = (
  db: Kysely<Tables>,
  companyId: string,
  { taxCode, customers, amountFrom, amountTo, isUndelivered, ...listed }: InvoiceFilter,
) =>
  db
    .selectFrom('invoices')
    .where('channel', '=', channel)
    .where(isAskedFor(invoiceList, companyId, invoiceListFilter(listed)))
    // Joined, their few invoices are read by their ids; behind `in`, SQLite reads all days of the company.
    .$if(isUndelivered, (query) =>
      query.innerJoin(undelivered(db, companyId).as('mailed'), 'mailed.invoice_id', 'invoices.id'),
    )
    .$if(taxCode !== null, (query) => query.where('tax_code', '=', taxCode ?? ''))
    .$if(customers !== null, (query) => query.where('customer_id', 'in', customers ?? []))
    .$if(amountFrom !== null, (query) => query.where('total_vnd', '>=', amountFrom ?? 0))
    .$if(amountTo !== null, (query) => query.where('total_vnd', '<=', amountTo ?? 0))
