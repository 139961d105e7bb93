import type { ListPlace } from '../../../api/queries/listPlace.ts'

/** Keys of queries about PIT certificates. */
export const certificateKeys = {
  all: ['pitCertificates'] as const,
  list: (place: ListPlace) => ['pitCertificates', 'list', place] as const,
  detail: (id: string) => ['pitCertificates', 'detail', id] as const,
}
