import type { Kysely } from 'kysely'
import { invoiceFeatures } from '../../../../src/domain/invoice/features.ts'
import { keyOfName, type IssuedInvoices } from '../../../documents/issuedDocuments.ts'
import type { Tables } from '../../../store/tables.ts'
import { everyInvoice } from './everyInvoice.ts'
import type { Invoices } from './invoices.ts'

/** Cancelled by a notice, or replaced by another one. */
const countsNoMore = ({
  noticed,
  corrected_by,
}: {
  readonly noticed: string
  readonly corrected_by: string
}): boolean => noticed === 'cancelled' || corrected_by === invoiceFeatures.replacing

const namedIn = (db: Kysely<Tables>): IssuedInvoices['named'] => {
  const ofCompany = (companyId: string) => db.selectFrom('invoices').where('company_id', '=', companyId)
  return async (companyId, ids) => {
    if (ids.length === 0) return []
    const rows = await ofCompany(companyId)
      .select([
        'id',
        'form_no',
        'serial_no',
        'number',
        'inv_date',
        'etax_status',
        'tax_auth_cd',
        'shop_id',
        'noticed',
        'corrected_by',
      ])
      .where('id', 'in', ids)
      .execute()
    const mailed = await db
      .selectFrom('invoice_mails')
      .select('invoice_id')
      .distinct()
      .where('company_id', '=', companyId)
      .where('invoice_id', 'in', ids)
      .execute()
    const given = new Set(mailed.map(({ invoice_id }) => invoice_id))
    return rows.map(({ number, etax_status, noticed, corrected_by, shop_id: shopId, ...row }) => ({
      ...row,
      inv_no: number === null ? '' : String(number),
      shopId,
      isAccepted: etax_status === 'accepted',
      isReplaced: countsNoMore({ noticed, corrected_by }),
      isGiven: given.has(row.id),
    }))
  }
}

const numberedIn =
  (db: Kysely<Tables>): IssuedInvoices['numbered'] =>
  async (companyId, names) => {
    if (names.length === 0) return []
    const wanted = new Set(names.map(keyOfName))
    const rows = await db
      .selectFrom('invoices')
      .select(['id', 'form_no', 'serial_no', 'number', 'inv_date', 'tax_auth_cd', 'shop_id as shopId'])
      .where('company_id', '=', companyId)
      .where('serial_no', 'in', [...new Set(names.map(({ serial_no }) => serial_no))])
      .where('number', 'in', [...new Set(names.map(({ inv_no }) => Number(inv_no)))])
      .execute()
    const issued = rows.map(({ number, ...row }) => ({ ...row, inv_no: String(number) }))
    return issued.filter((invoice) => wanted.has(keyOfName(invoice)))
  }

/** Invoices as notices name them. */
export const issuedIn = (db: Kysely<Tables>, { page }: Pick<Invoices, 'page'>): IssuedInvoices => {
  const named = namedIn(db)
  return {
    named,
    numbered: numberedIn(db),
    async held(companyId, ids) {
      if (ids.length === 0) return []
      await db
        .updateTable('invoices')
        .set((held) => ({ content_hash: held.ref('content_hash') }))
        .where('company_id', '=', companyId)
        .where('id', 'in', ids)
        .execute()
      return named(companyId, ids)
    },
    async accepted(companyId, words, { number, size }, shops) {
      const filter = { ...everyInvoice, words, shops, statuses: ['accepted'] } as const
      const found = await page(companyId, filter, { number, size, sort: null })
      return {
        ...found,
        items: found.items.map(
          ({ sid: id, form_no, serial_no, inv_no, inv_date, buyer_nm: name, tax_auth_cd, noticed, corrected_by }) => ({
            id,
            form_no,
            serial_no,
            inv_no,
            inv_date,
            tax_auth_cd,
            name,
            isReplaced: countsNoMore({ noticed, corrected_by }),
          }),
        ),
      }
    },
    async noticed(companyId, ids, as) {
      if (ids.length === 0) return
      await db
        .updateTable('invoices')
        .set({ noticed: as })
        .where('company_id', '=', companyId)
        .where('id', 'in', ids)
        .where('noticed', '<>', 'cancelled')
        .execute()
    },
  }
}
