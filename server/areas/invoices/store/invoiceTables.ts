import type { Generated } from 'kysely'
import type { ContentRow, EventRow, HeadRow } from '../../../documents/heads/headColumns.ts'
import type { DongColumn, invoiceColumns } from './columns.ts'

/** Whole đồng as both databases answer them; null where a draft's amounts cannot be counted. */
type KeptAmount = number | string | bigint | null

declare module '../../../store/tables.ts' {
  interface Tables {
    invoices: HeadRow<typeof invoiceColumns> & {
      /** Under which it is issued. */
      number: number | null
    } & { [Amount in DongColumn]: KeptAmount }
    invoice_contents: ContentRow<typeof invoiceColumns>
    invoice_events: EventRow<typeof invoiceColumns>
    /** What an invoice corrects, where that is several; `place` is that in its list. */
    corrected_invoices: { company_id: string; invoice_id: string; corrected_id: string; place: number }
    /** Mails to buyers, which the outbox names. */
    invoice_mails: { company_id: string; invoice_id: string; id: string; address: string; at: string }
    /** Conversions to paper. */
    invoice_conversions: {
      company_id: string
      invoice_id: string
      converted_by: string
      account_id: string
      converted_at: string
    }
    /** What issued invoices come to, in halves of amounts; `number` is given by the database. */
    invoice_sums: Tables['invoice_tallies'] & { [Half in `${DongColumn}_${'high' | 'low'}`]: number | string }
    invoice_day_tallies: Omit<Tables['invoice_tallies'], 'serial_no' | 'made_by' | 'shop_id'>
    /** `number` is given by the database. */
    invoice_tallies: {
      number: Generated<number>
      company_id: string
      channel: string
      inv_date: string
      etax_status: string
      serial_no: string
      made_by: string
      shop_id: string
      change: number
    }
  }
}
