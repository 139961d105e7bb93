import type { InvoiceNotification } from '../../../../src/domain/invoice/notifications.ts'
import type { MailText } from '../../../notifications/notificationKind.ts'

/** What mails about e-invoices say. */
export const vi: Readonly<Record<InvoiceNotification, MailText>> = {
  'invoice.refused': {
    subject: ({ reference = '' }) => `Hóa đơn điện tử ${reference} không được chấp nhận`,
    text: ({ reference = '' }) =>
      `Cơ quan thuế không chấp nhận hóa đơn điện tử ${reference}. Mở hóa đơn để xem lý do, sửa và phát hành lại với cùng số.`,
  },
  'invoice.changed': {
    subject: ({ reference = '' }) => `Hóa đơn điện tử ${reference} đã được sửa`,
    text: ({ person = '', reference = '' }) => `${person} đã sửa hóa đơn điện tử ${reference} mà bạn lưu gần nhất.`,
  },
}
