import type { Kysely } from 'kysely'
import { containsAll } from '../../../store/matching.ts'
import type { Tables } from '../../../store/tables.ts'
import { channel } from './columns.ts'
import type { InvoiceFilter } from './invoices.ts'

/** Rows of a company as the filter narrows them, by whichever index the database takes. */
export const narrowedRows = (
  db: Kysely<Tables>,
  companyId: string,
  { from, to, words, statuses, symbol, madeBy, shops, taxCode, customer, amountFrom, amountTo }: InvoiceFilter,
) =>
  db
    .selectFrom('invoices')
    .where('company_id', '=', companyId)
    .where('channel', '=', channel)
    .where('inv_date', '>=', from)
    .where('inv_date', '<=', to)
    .$if(taxCode !== null, (query) => query.where('tax_code', '=', taxCode ?? ''))
    .$if(customer !== null, (query) => query.where('customer_id', '=', customer ?? ''))
    .$if(statuses !== null, (query) => query.where('etax_status', 'in', statuses ?? []))
    .$if(symbol !== null, (query) => query.where('serial_no', '=', symbol ?? ''))
    .$if(madeBy !== null, (query) => query.where('made_by', '=', madeBy ?? ''))
    .$if(shops !== null, (query) => query.where('shop_id', 'in', shops ?? []))
    .$if(amountFrom !== null, (query) => query.where('total_vnd', '>=', amountFrom ?? 0))
    .$if(amountTo !== null, (query) => query.where('total_vnd', '<=', amountTo ?? 0))
    .where((row) => containsAll(row, [row.ref('search_text'), row.ref('issued_text')], words))
