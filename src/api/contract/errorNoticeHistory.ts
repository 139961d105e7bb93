import * as v from 'valibot'
import { noticeEntries, readNoticeEntries } from '../../domain/errorNotice/content.ts'
import { historyCalls } from './documents/history.ts'
import { unfinishedCalls } from './documents/unfinished.ts'
import { errorNoticeKind, errorNotices } from './errorNoticeCollection.ts'

export const errorNoticeHistory = historyCalls(errorNotices, errorNoticeKind, v.object(readNoticeEntries))

export const errorNoticeUnfinished = unfinishedCalls(errorNotices, {
  content: v.strictObject(noticeEntries),
  answered: v.object(readNoticeEntries),
})

export const calls = {
  errorNoticeTimeline: errorNoticeHistory.timeline,
  downloadErrorNoticeMessage: errorNoticeHistory.message,
  filedErrorNotice: errorNoticeHistory.filed,
  errorNoticeVerification: errorNoticeHistory.verification,
  listUnfinishedErrorNotices: errorNoticeUnfinished.list,
  readUnfinishedErrorNotice: errorNoticeUnfinished.read,
  keepUnfinishedErrorNotice: errorNoticeUnfinished.keep,
  discardUnfinishedErrorNotice: errorNoticeUnfinished.discard,
}
