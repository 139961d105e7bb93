import { errorNoticesUnfinished } from '../../../api/contract/errorNoticeHistory.ts'
import { unfinishedFormsOf } from '../../../documents/unfinished/unfinishedForms.ts'
import type { NoticeFamily } from '../../../domain/errorNotice/families.ts'
import { noticeContents } from './vaults.ts'

/** The calls about unfinished forms of notices, as documents make them. */
export const unfinishedNoticesOf = (family: NoticeFamily) => {
  const { list, discard, keep, read } = errorNoticesUnfinished[family]
  return unfinishedFormsOf({
    contents: noticeContents,
    list,
    discard,
    keep: (api, body, options) => api.send(keep, { body }, options),
    read: (api, id, signal) => api.send(read, { params: { id } }, { signal }),
  })
}
