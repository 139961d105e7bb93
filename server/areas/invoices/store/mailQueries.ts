import type { Kysely } from 'kysely'
import { forEveryCompany } from '../../../store/statements.ts'
import type { Tables } from '../../../store/tables.ts'
import type { InvoiceMail, InvoiceMails } from './invoices.ts'

type Row = Tables['invoice_mails']

const mailOf = ({ company_id: companyId, invoice_id: invoiceId, id, address, at }: Row): InvoiceMail => ({
  companyId,
  invoiceId,
  id,
  address,
  at,
})

export const mailsIn = (db: Kysely<Tables>): InvoiceMails => {
  const of = (companyId: string, invoiceId: string) =>
    db.selectFrom('invoice_mails').where('company_id', '=', companyId).where('invoice_id', '=', invoiceId)
  return {
    async insert({ companyId: company_id, invoiceId: invoice_id, id, address, at }) {
      await db.insertInto('invoice_mails').values({ company_id, invoice_id, id, address, at }).execute()
    },
    async byId(companyId, invoiceId, id) {
      const row = await of(companyId, invoiceId).selectAll().where('id', '=', id).executeTakeFirst()
      return row === undefined ? null : mailOf(row)
    },
    async ofInvoice(companyId, invoiceId, most) {
      const rows = await of(companyId, invoiceId)
        .selectAll()
        .orderBy('at', 'desc')
        .orderBy('id', 'desc')
        .limit(most)
        .execute()
      return rows.map(mailOf)
    },
    async removeOlder(than) {
      await forEveryCompany(() => db.deleteFrom('invoice_mails').where('at', '<', than).execute())
    },
  }
}
