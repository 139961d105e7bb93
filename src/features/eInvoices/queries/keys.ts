import type { ListPlace } from '../../../api/queries/listPlace.ts'

/** Keys of queries about e-invoices. */
export const invoiceKeys = {
  all: ['invoices'] as const,
  list: (place: ListPlace) => ['invoices', 'list', place] as const,
  sums: (narrowed: object) => ['invoices', 'sums', narrowed] as const,
  counts: (days: object) => ['invoices', 'countsOfDays', days] as const,
  makers: (asked: object) => ['invoices', 'makers', asked] as const,
  symbols: (day: string) => ['invoices', 'symbols', day] as const,
  mails: (id: string) => ['invoices', 'mails', id] as const,
  corrections: (id: string) => ['invoices', 'corrections', id] as const,
  correctionList: (id: string) => ['invoices', 'correctionList', id] as const,
  detail: (id: string) => ['invoices', 'detail', id] as const,
}
