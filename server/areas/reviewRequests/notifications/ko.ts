import type { ReviewNotification } from '../../../../src/domain/reviewRequest/notifications.ts'
import type { MailText } from '../../../notifications/notificationKind.ts'

/** What mails about requests to review invoices say. */
export const ko: Readonly<Record<ReviewNotification, MailText>> = {
  'reviewRequest.received': {
    subject: ({ number = '' }) => `세무서의 세금계산서 검토 요청 (통지 ${number})`,
    text: ({ number = '' }) =>
      `세무서가 통지 ${number}로 세금계산서 검토를 요청했습니다. 열어서 대상과 사유를 확인하고 오류 통지로 답하세요.`,
  },
}
