import type { Kysely } from 'kysely'
import * as v from 'valibot'
import type { Tables } from '../../../store/tables.ts'
import { contentSchema } from './contentColumns.ts'
import type { Invoices } from './invoices.ts'

/** What invoices say, with where they are, in these shops alone unless that is null. */
export const wholeManyIn =
  (db: Kysely<Tables>): Invoices['wholeMany'] =>
  async (companyId, ids, shops) => {
    if (ids.length === 0) return []
    const rows = await db
      .selectFrom('invoices')
      .innerJoin('invoice_contents', (join) =>
        join
          .onRef('invoice_contents.company_id', '=', 'invoices.company_id')
          .onRef('invoice_contents.invoice_id', '=', 'invoices.id'),
      )
      .select(['id', 'refid', 'form_no', 'serial_no', 'number', 'inv_date', 'buyer_nm', 'etax_status'])
      .select(['content_hash', 'filed_hash', 'content'])
      .where('invoices.company_id', '=', companyId)
      .where('id', 'in', ids)
      .$if(shops !== null, (query) => query.where('shop_id', 'in', shops ?? []))
      .execute()
    return rows.map(({ content, ...row }) => ({ ...row, content: v.parse(contentSchema, content) }))
  }
