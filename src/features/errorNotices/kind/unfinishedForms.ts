import { errorNoticeUnfinished } from '../../../api/contract/errorNoticeHistory.ts'
import { unfinishedFormsOf } from '../../../documents/unfinished/unfinishedForms.ts'
import { noticeContents } from './vaults.ts'

const { list, discard, keep, read } = errorNoticeUnfinished

/** The calls about unfinished forms of notices, as documents make them. */
export const unfinishedNotices = unfinishedFormsOf({
  contents: noticeContents,
  list,
  discard,
  keep: (api, body, options) => api.send(keep, { body }, options),
  read: (api, id, signal) => api.send(read, { params: { id } }, { signal }),
})
