import { ofWholeMessage } from '../../documents/answer.ts'
import { keptCorrespondent } from '../../documents/keptCorrespondent.ts'
import { keptErrorNotices } from './keptErrorNotices.ts'
import type { ErrorNoticeTypes } from './kindTypes.ts'
import { noticeMessage, type FiledStatus } from './messages.ts'
import { noticeNotifications } from './notifications/kinds.ts'
import { readReceipt } from './receipt.ts'

/** Notices on their way to the authority by 304, and its answers. */
export const noticeCorrespondent = keptCorrespondent<ErrorNoticeTypes, FiledStatus>(keptErrorNotices, {
  messages: [noticeMessage],
  readNotice: ofWholeMessage(readReceipt),
  notifiedOf: {
    sent: null,
    accepted: noticeNotifications['errorNotice.accepted'],
    rejected: noticeNotifications['errorNotice.refused'],
  },
})
