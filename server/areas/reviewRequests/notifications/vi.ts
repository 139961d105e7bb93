import type { ReviewNotification } from '../../../../src/domain/reviewRequest/notifications.ts'
import type { MailText } from '../../../notifications/notificationKind.ts'

/** What mails about requests to review invoices say. */
export const vi: Readonly<Record<ReviewNotification, MailText>> = {
  'reviewRequest.received': {
    subject: ({ number = '' }) => `Cơ quan thuế đề nghị rà soát hóa đơn (thông báo ${number})`,
    text: ({ number = '' }) =>
      `Bằng thông báo ${number}, cơ quan thuế đề nghị rà soát hóa đơn. Mở thông báo để xem hóa đơn nào và lý do, rồi trả lời bằng thông báo sai sót.`,
  },
}
