import { ofWholeMessage } from '../../documents/answer.ts'
import type { DecidedStatus } from '../../documents/decidedMessage.ts'
import { keptCorrespondent } from '../../documents/keptCorrespondent.ts'
import { keptErrorNotices } from './keptErrorNotices.ts'
import type { ErrorNoticeTypes } from './kindTypes.ts'
import { noticeMessage } from './messages.ts'
import { noticeNotifications } from './notifications/kinds.ts'
import { readReceipt } from './receipt.ts'

/** Notices on their way to the authority by 304, and its answers. */
export const noticeCorrespondent = keptCorrespondent<ErrorNoticeTypes, DecidedStatus>(keptErrorNotices, {
  messages: [noticeMessage],
  readNotice: ofWholeMessage(readReceipt),
  notifiedOf: {
    sent: null,
    accepted: noticeNotifications['errorNotice.accepted'],
    rejected: noticeNotifications['errorNotice.refused'],
  },
})
