import type { ListPlace } from '../../../api/queries/listPlace.ts'

/** Keys of queries about error notices. */
export const noticeKeys = {
  all: ['errorNotices'] as const,
  list: (place: ListPlace) => ['errorNotices', 'list', place] as const,
  detail: (id: string) => ['errorNotices', 'detail', id] as const,
  nameable: (search: string, page: number) => ['errorNotices', 'nameable', search, page] as const,
  named: (ids: string) => ['errorNotices', 'named', ids] as const,
}
