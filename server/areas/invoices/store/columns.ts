import type { HeadColumns } from '../../../documents/heads/headColumns.ts'

/** The columns of invoices; amounts in đồng and the number stand beside them. */
export const invoiceColumns = {
  table: 'invoices',
  one: 'invoice',
  document: 'invoice_id',
  reference: 'refid',
  status: 'etax_status',
  message: 'etax_rslt',
  code: 'guid',
  // By which the buyer finds it, the account that made it, and the invoice that it corrects.
  given: ['lookup_cd', 'made_by', 'corrects_sid'],
  said: [
    // In what all of a list are alike.
    'channel',
    'xml_vs',
    'form_no',
    'serial_no',
    'inv_date',
    'inv_feature',
    'shop_id',
    'customer_id',
    'buyer_nm',
    'tax_code',
    'email',
    'curr_cd',
    'net_amt',
    'tax_amt',
    'total_amt',
    // The total in đồng as it is ordered by.
    'total_order',
    'search_text',
  ],
  moved: [
    // `C26TAA-12`, under which it was issued last, empty once its symbol or day is another; the same as searching sees it.
    'issued_as',
    'issued_text',
    // The number as it is ordered by.
    'number_order',
    // Its code of the authority.
    'tax_auth_cd',
    'answered_at',
    // What a notice about it has brought: it is notified, or cancelled.
    'noticed',
    // What has corrected it last: `1` replaced, `2` adjusted it.
    'corrected_by',
    'corrected_by_sid',
  ],
} as const satisfies HeadColumns

/** Lists of invoices that are issued in the office. */
export const channel = 'e-invoice'

/** Sums in đồng, of invoices whose amounts can be counted. */
export const dongColumns = ['net_vnd', 'tax_vnd', 'total_vnd'] as const
export type DongColumn = (typeof dongColumns)[number]
