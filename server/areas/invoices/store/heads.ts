import type { Kysely } from 'kysely'
import * as v from 'valibot'
import type { InvoiceContent } from '../../../../src/domain/invoice/content.ts'
import { partAbout } from '../../../../src/domain/invoice/several/part.ts'
import { isInvoiceForm } from '../../../../src/domain/invoice/forms.ts'
import { invoiceStatuses } from '../../../../src/domain/invoice/status.ts'
import { correctedByEachIn, correctedByIn, type DescribedChains } from '../../../documents/corrections/chainQueries.ts'
import type { DescribedHeads } from '../../../documents/heads/describedHeads.ts'
import type { Tables } from '../../../store/tables.ts'
import { invoiceColumns } from './columns.ts'
import { contentColumns, contentSchema } from './contentColumns.ts'
import type { InvoiceHead } from './invoices.ts'

/** How invoices correct one another. */
export const invoiceChains: DescribedChains<InvoiceContent> = {
  columns: invoiceColumns,
  statusOf: (kept) => v.parse(v.picklist(invoiceStatuses), kept),
  contentOf: (kept) => v.parse(contentSchema, kept),
  isForm: isInvoiceForm,
  links: { table: 'corrected_invoices', partOf: partAbout },
}

const own = ['issued_as', 'form_no', 'serial_no', 'shop_id', 'inv_date', 'inv_feature', 'number'] as const

/** Of each invoice that corrects several, those that the company has. */
const linkRows = async (
  db: Kysely<Tables>,
  company_id: string,
  invoices: readonly { readonly id: string; readonly content: Pick<InvoiceContent, 'corrected'> }[],
) => {
  const named = invoices.flatMap(({ id, content }) => content.corrected.map((one, place) => ({ id, place, one })))
  const ids = await correctedByEachIn(db, invoiceChains)(
    company_id,
    named.map(({ one }) => one),
  )
  return named.flatMap(({ id: invoice_id, place }, index): readonly Tables['corrected_invoices'][] => {
    const corrected_id = ids[index] ?? ''
    return corrected_id === '' ? [] : [{ company_id, invoice_id, corrected_id, place }]
  })
}

export const invoiceHeads: DescribedHeads<InvoiceHead, InvoiceContent, Tables['invoices'], (typeof own)[number]> = {
  columns: invoiceColumns,
  statusOf: (kept) => v.parse(v.picklist(invoiceStatuses), kept),
  own,
  headOf: (
    { issued_as, form_no: form, serial_no: symbol, shop_id: shopId, inv_date: day, inv_feature, number },
    head,
  ) => ({
    ...head,
    refid: head.reference,
    reference: issued_as === '' ? head.reference : issued_as,
    form,
    symbol,
    shopId,
    day,
    feature: inv_feature,
    number,
  }),
  contentOf: (kept) => v.parse(contentSchema, kept),
  id: 'sid',
  saidBy: contentColumns,
  async replacing(db, before, content, companyId) {
    // What was issued under another symbol or on another day says nothing of it any more.
    const isElsewhere =
      before.serial_no !== content.serial_no ||
      before.form_no !== content.form_no ||
      before.inv_date !== content.inv_date
    return {
      corrects_sid: await correctedByIn(db, invoiceChains)(companyId, content),
      ...(isElsewhere && { issued_as: '', issued_text: '' }),
    }
  },
  async keepBeside(db, companyId, invoices) {
    const ids = invoices.map(({ id }) => id)
    const kept = db.deleteFrom('corrected_invoices').where('company_id', '=', companyId)
    await kept.where('invoice_id', 'in', ids).execute()
    const rows = await linkRows(db, companyId, invoices)
    if (rows.length > 0) await db.insertInto('corrected_invoices').values(rows).execute()
  },
}
