import type { ListPlace } from '../../../api/queries/listPlace.ts'

/** Keys of queries about PIT certificates. */
export const certificateKeys = {
  all: ['pitCertificates'] as const,
  list: (place: ListPlace) => ['pitCertificates', 'list', place] as const,
  sums: (place: ListPlace) => ['pitCertificates', 'sums', place] as const,
  accounts: (place: ListPlace) => ['pitCertificates', 'accounts', place] as const,
  symbols: (day: string) => ['pitCertificates', 'symbols', day] as const,
  mailChoice: ['pitCertificates', 'mailChoice'] as const,
  people: (search: string) => ['pitCertificates', 'people', search] as const,
  detail: (id: string) => ['pitCertificates', 'detail', id] as const,
}
