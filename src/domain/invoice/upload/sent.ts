import { recordOf } from '../../form/table.ts'
import type { InvoiceValues } from '../content.ts'
import type { InvoiceText } from '../fields.ts'
import { newLine } from '../lines.ts'
import { mostUploadedRows } from '../../upload/mostRows.ts'

/** Rows of one upload, and so the most invoices and the most lines. */
export const mostUploadedLines = mostUploadedRows

/** What an upload sends of an invoice beside its lines; the company, its shop and the version of the form are the server's to say. */
export const sentTexts = [
  'form_no',
  'serial_no',
  'inv_date',
  'curr_cd',
  'ex_rate',
  'payment_method',
  'price_kind',
  'shop_id',
  'order_no',
  'company_name',
  'buyer_name',
  'tax_code',
  'budget_code',
  'personal_id',
  'passport_no',
  'customer_code',
  'address',
  'phone',
  'email',
  'bank_account',
  'bank_name',
  'remark',
] as const satisfies readonly InvoiceText[]
export type SentText = (typeof sentTexts)[number]

export const sentLineTexts = [
  'nature',
  'item_code',
  'item_name',
  'unit',
  'quantity',
  'price',
  'discount_rate',
  'discount_amt',
  'amount',
  'vat_rate',
] as const
export type SentLine = Readonly<Record<(typeof sentLineTexts)[number], string>>

/** An invoice of an upload on its way. */
export type SentInvoice = Readonly<Record<SentText, string>> & {
  readonly sid: string
  readonly req_send_email: '1' | '0'
  readonly lines: readonly SentLine[]
}

export const sentInvoice = (sid: string, values: InvoiceValues): SentInvoice => ({
  sid,
  ...recordOf(sentTexts, (name) => values[name]),
  req_send_email: values.req_send_email ? '1' : '0',
  lines: values.lines.map((line) => recordOf(sentLineTexts, (name) => line[name])),
})

/** The same as a whole invoice. @param blank one of the company, without lines */
export const contentOfSent = (
  { req_send_email, lines, ...sent }: SentInvoice,
  blank: InvoiceValues,
): InvoiceValues => ({
  ...blank,
  ...sent,
  req_send_email: req_send_email === '1',
  lines: lines.map((line) => ({ ...newLine(''), ...line })),
})
