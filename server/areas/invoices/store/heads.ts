import * as v from 'valibot'
import type { InvoiceContent } from '../../../../src/domain/invoice/content.ts'
import { isInvoiceForm } from '../../../../src/domain/invoice/forms.ts'
import { invoiceStatuses } from '../../../../src/domain/invoice/status.ts'
import { correctedByIn, type DescribedChains } from '../../../documents/corrections/chainQueries.ts'
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
}

const own = ['issued_as', 'form_no', 'serial_no', 'shop_id', 'inv_date', 'number'] as const

export const invoiceHeads: DescribedHeads<InvoiceHead, InvoiceContent, Tables['invoices'], (typeof own)[number]> = {
  columns: invoiceColumns,
  statusOf: (kept) => v.parse(v.picklist(invoiceStatuses), kept),
  own,
  headOf: ({ issued_as, form_no: form, serial_no: symbol, shop_id: shopId, inv_date: day, number }, head) => ({
    ...head,
    refid: head.reference,
    reference: issued_as === '' ? head.reference : issued_as,
    form,
    symbol,
    shopId,
    day,
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
}
