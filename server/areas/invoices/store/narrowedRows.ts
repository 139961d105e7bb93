import { sql, type Kysely, type SqlBool } from 'kysely'
import type { InvoiceNature } from '../../../../src/domain/invoice/natures.ts'
import { isAskedFor } from '../../../lists/matching.ts'
import type { Tables } from '../../../store/tables.ts'
import { channel } from './columns.ts'
import { invoiceList, invoiceListFilter } from './invoiceList.ts'
import type { InvoiceFilter } from './invoices.ts'
import { undelivered } from './undelivered.ts'

/** As the indexes of migration 0074 say it, which are then used. */
const natures: Readonly<Record<InvoiceNature, ReturnType<typeof sql<SqlBool>>>> = {
  replacing: sql<SqlBool>`inv_feature <> '0' and inv_feature in ('1', '3')`,
  adjusting: sql<SqlBool>`inv_feature <> '0' and inv_feature in ('2', '4')`,
  replaced: sql<SqlBool>`corrected_by <> '' and corrected_by = '1'`,
  adjusted: sql<SqlBool>`corrected_by <> '' and corrected_by = '2'`,
}

/** Whether the indexes of the list answer it; buyers, amounts and mails have indexes of their own, or none. */
export const isListed = ({ taxCode, customers, amountFrom, amountTo, isUndelivered, nature }: InvoiceFilter): boolean =>
  nature === null &&
  taxCode === null &&
  customers === null &&
  amountFrom === null &&
  amountTo === null &&
  !isUndelivered

/** Rows of a company as the filter narrows them, by whichever index the database takes. */
export const narrowedRows = (
  db: Kysely<Tables>,
  companyId: string,
  { taxCode, customers, amountFrom, amountTo, isUndelivered, nature, ...listed }: InvoiceFilter,
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
    .$if(nature !== null, (query) => query.where(natures[nature ?? 'replacing']))
    .$if(amountTo !== null, (query) => query.where('total_vnd', '<=', amountTo ?? 0))
