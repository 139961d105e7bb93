import { invoicesKey } from '../../../api/queries/invoices.ts'
import type { ListPlace } from '../../../api/queries/listPlace.ts'

/** Keys of queries about e-invoices. */
export const invoiceKeys = {
  all: invoicesKey,
  list: (place: ListPlace) => [...invoicesKey, 'list', place] as const,
  sums: (narrowed: object) => [...invoicesKey, 'sums', narrowed] as const,
  counts: (days: object) => [...invoicesKey, 'countsOfDays', days] as const,
  symbols: (day: string) => [...invoicesKey, 'symbols', day] as const,
  mails: (id: string) => [...invoicesKey, 'mails', id] as const,
  detail: (id: string) => [...invoicesKey, 'detail', id] as const,
}
