import { errorNoticeHistory, errorNoticeUnfinished, type calls } from '../../../src/api/contract/errorNoticeHistory.ts'
import { noticeSaid } from '../../server/support/errorNotices.ts'
import type { CallTests } from '../support/callTests.ts'
import { errorNoticeGround } from '../support/errorNotices.ts'
import { historyTests } from '../support/families/history.ts'
import { unfinishedTests } from '../support/families/unfinished.ts'

const history = historyTests(errorNoticeHistory, errorNoticeGround)
const unfinished = unfinishedTests(errorNoticeUnfinished, errorNoticeGround, () => Promise.resolve(noticeSaid()))

export const tests: CallTests<typeof calls> = {
  errorNoticeTimeline: history.timeline,
  downloadErrorNoticeMessage: history.message,
  filedErrorNotice: history.filed,
  errorNoticeVerification: history.verification,
  listUnfinishedErrorNotices: unfinished.list,
  readUnfinishedErrorNotice: unfinished.read,
  keepUnfinishedErrorNotice: unfinished.keep,
  discardUnfinishedErrorNotice: unfinished.discard,
}
