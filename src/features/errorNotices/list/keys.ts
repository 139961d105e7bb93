import type { ListPlace } from '../../../api/queries/listPlace.ts'
import type { NoticeFamily } from '../../../domain/errorNotice/families.ts'

/** Keys of queries about error notices of a family. */
export const noticeKeys = {
  all: (family: NoticeFamily) => ['errorNotices', family] as const,
  list: (family: NoticeFamily, place: ListPlace) => ['errorNotices', family, 'list', place] as const,
  detail: (family: NoticeFamily, id: string) => ['errorNotices', family, 'detail', id] as const,
  nameable: (family: NoticeFamily, search: string, page: number) =>
    ['errorNotices', family, 'nameable', search, page] as const,
  named: (family: NoticeFamily, ids: string) => ['errorNotices', family, 'named', ids] as const,
}
