import type { Kysely } from 'kysely'
import type { Tables } from '../../../store/tables.ts'
import type { InvoiceConversions } from './invoices.ts'

export const conversionsIn = (db: Kysely<Tables>): InvoiceConversions => ({
  async insert({ companyId: company_id, invoiceId: invoice_id, by: converted_by, accountId: account_id, at }) {
    await db
      .insertInto('invoice_conversions')
      .values({ company_id, invoice_id, converted_by, account_id, converted_at: at })
      .execute()
  },
  async of(companyId, invoiceId) {
    const row = await db
      .selectFrom('invoice_conversions')
      .selectAll()
      .where('company_id', '=', companyId)
      .where('invoice_id', '=', invoiceId)
      .executeTakeFirst()
    if (row === undefined) return null
    return { companyId, invoiceId, by: row.converted_by, accountId: row.account_id, at: row.converted_at }
  },
  async remove(companyId, invoiceId) {
    await db
      .deleteFrom('invoice_conversions')
      .where('company_id', '=', companyId)
      .where('invoice_id', '=', invoiceId)
      .execute()
  },
  async invoiceNumbered(companyId, { form, symbol, number }) {
    const row = await db
      .selectFrom('invoices')
      .select('id')
      .where('company_id', '=', companyId)
      .where('form_no', '=', form)
      .where('serial_no', '=', symbol)
      .where('number', '=', number)
      .executeTakeFirst()
    return row?.id ?? null
  },
})
