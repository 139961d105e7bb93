import { msg } from '@lingui/core/macro'
import type { ErrorNoticeDetail } from '../../../api/contract/errorNoticeFiling.ts'
import type { AuthorityAnswer, ReadDocument } from '../../../documents/filedKind.ts'
import { checkedContent } from '../../../domain/documents/kind.ts'
import { noticeKind } from '../../../domain/errorNotice/kind.ts'
import { noticeStageOf, readNoticeStatus } from '../../../domain/errorNotice/status.ts'
import { succeed } from '../../../domain/result.ts'
import { noticeValues } from './vaults.ts'

const decisionTitles = {
  accepted: msg`The tax authority has received this error notice`,
  rejected: msg`The tax authority has not received this error notice`,
} as const

/** Notice 01/TB-SSĐT is receipt and decision at once. */
const answerOf = ({ notice_status: code, message }: ErrorNoticeDetail): AuthorityAnswer => {
  const status = readNoticeStatus(code)
  if (status !== 'accepted' && status !== 'rejected') return { receipt: 'awaited', decision: null }
  return { receipt: 'given', decision: { isAccepted: status === 'accepted', title: decisionTitles[status], message } }
}

/** A notice as the server has answered it. */
export const readNotice = (detail: ErrorNoticeDetail): ReadDocument => ({
  version: detail.version,
  stage: noticeStageOf(detail.notice_status),
  isCorrected: detail.is_corrected,
  reference: detail.reference,
  answer: answerOf(detail),
  check: () => {
    const checked = checkedContent(noticeKind, detail)
    return checked.ok ? succeed(noticeValues.seal(checked.value)) : checked
  },
  isWarnedOf: () => false,
})
