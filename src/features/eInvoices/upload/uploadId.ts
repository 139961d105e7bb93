import type { InvoiceValues } from '../../../domain/invoice/content.ts'
import { sentInvoice, type SentInvoice } from '../../../domain/invoice/upload/sent.ts'

const hex = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/**
 * An invoice of a file with the id that it gets whenever this file is uploaded: of what it says and the row that it begins in (decision
 * 0518). Ids of a day are in the order of the file.
 */
export const withUploadId = async (values: InvoiceValues, row: number): Promise<SentInvoice> => {
  const sent = sentInvoice('', values)
  const said = new TextEncoder().encode(JSON.stringify([values.comp_taxcd, row, sent]))
  const hash = hex(new Uint8Array(await crypto.subtle.digest('SHA-256', said)))
  const time = (Date.parse(values.inv_date) + row).toString(16).padStart(12, '0')
  const sid = `${time.slice(0, 8)}-${time.slice(8)}-7${hash.slice(0, 3)}-8${hash.slice(3, 6)}-${hash.slice(6, 18)}`
  return { ...sent, sid }
}
