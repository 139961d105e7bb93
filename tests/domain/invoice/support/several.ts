import type { InvoiceValues } from '../../../../src/domain/invoice/content.ts'
import type { InvoiceLine } from '../../../../src/domain/invoice/lines.ts'
import type { CorrectedInvoice } from '../../../../src/domain/invoice/several/corrected.ts'
import type { OriginalBefore } from '../../../../src/domain/invoice/several/listRow.ts'
import { invoiceVersionOn } from '../../../../src/domain/invoice/times.ts'
import { goods, vatInvoice } from './samples.ts'

/** Names a corrected invoice of May 2025. */
export const named = (inv_no_ref: string, changes: Partial<CorrectedInvoice> = {}): CorrectedInvoice => ({
  form_no_ref: '1',
  serial_no_ref: 'C25TAA',
  inv_no_ref,
  inv_date_ref: '2025-05-12',
  ...changes,
})

/** Goods of which of the corrected invoices, from 1. */
export const about = (ordinal: string, changes: Partial<InvoiceLine> = {}): InvoiceLine =>
  goods({ about: ordinal, ...changes })

/** Says which two invoices are corrected, and what was wrong with them. */
export const correctsSeveral = (inv_feature: '3' | '4', changes: Partial<InvoiceValues> = {}) =>
  ({
    inv_feature,
    inv_type_ref: '1',
    inv_date_ref: '2025-05-19',
    note: 'Sai đơn giá < 125.000 & "thuế"',
    correction_error: 'price',
    agreement_no: 'BB-01',
    agreement_date: '2025-05-19',
    correction_list_no: 'BK-C25TAA-17',
    corrected: [named('17'), named('18', { inv_date_ref: '2025-05-19' })],
    lines: [
      about('1', { price: inv_feature === '3' ? '120000' : '-5000' }),
      about('2', { quantity: inv_feature === '3' ? '1' : '-1', vat_rate: '10%' }),
    ],
    ...changes,
  }) satisfies Partial<InvoiceValues>

const ofMay = (changes: Partial<InvoiceValues>): OriginalBefore => ({
  original: vatInvoice({ inv_date: '2025-05-12', ...changes }),
  adjustments: [],
})

/** What these two said, with what one of them had beside it. */
export const originalsOfMay: readonly OriginalBefore[] = [
  ofMay({}),
  ofMay({ lines: [goods({ vat_rate: '10%' }), goods({ item_code: 'GOM', item_name: 'Ấm', quantity: '2' })] }),
]

/** Invoices that correct several and keep every rule on a day; none before there was a list of these. */
export const severalOn = (day: string): Readonly<Record<string, InvoiceValues>> =>
  invoiceVersionOn(day, '') === '2.0.1'
    ? {}
    : {
        'VAT, replacing several': vatInvoice({ inv_date: day, ...correctsSeveral('3') }),
        'VAT, adjusting several': vatInvoice({ inv_date: day, ...correctsSeveral('4') }),
      }
