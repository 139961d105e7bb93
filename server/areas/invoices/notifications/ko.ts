import type { InvoiceNotification } from '../../../../src/domain/invoice/notifications.ts'
import type { MailText } from '../../../notifications/notificationKind.ts'

/** What mails about e-invoices say. */
export const ko: Readonly<Record<InvoiceNotification, MailText>> = {
  'invoice.refused': {
    subject: ({ reference = '' }) => `전자세금계산서 ${reference} 불승인`,
    text: ({ reference = '' }) =>
      `세무 당국이 전자세금계산서 ${reference}을(를) 승인하지 않았습니다. 계산서를 열어 사유를 확인하고 수정하여 같은 번호로 다시 발행하세요.`,
  },
  'invoice.changed': {
    subject: ({ reference = '' }) => `전자세금계산서 ${reference} 변경`,
    text: ({ person = '', reference = '' }) =>
      `${person} 님이 회원님이 마지막으로 저장한 전자세금계산서 ${reference}을(를) 변경했습니다.`,
  },
}
