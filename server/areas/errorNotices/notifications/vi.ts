import type { NoticeNotification } from '../../../../src/domain/errorNotice/notifications.ts'
import type { MailText } from '../../../notifications/notificationKind.ts'

/** What mails about notices of wrong documents say. */
export const vi: Readonly<Record<NoticeNotification, MailText>> = {
  'errorNotice.accepted': {
    subject: ({ reference = '' }) => `Thông báo sai sót ${reference} được tiếp nhận`,
    text: ({ reference = '' }) => `Cơ quan thuế đã tiếp nhận thông báo sai sót ${reference}.`,
  },
  'errorNotice.refused': {
    subject: ({ reference = '' }) => `Thông báo sai sót ${reference} không được tiếp nhận`,
    text: ({ reference = '' }) =>
      `Cơ quan thuế không tiếp nhận thông báo sai sót ${reference}. Mở thông báo để xem lý do, sửa và gửi lại.`,
  },
  'errorNotice.changed': {
    subject: ({ reference = '' }) => `Thông báo sai sót ${reference} đã bị sửa`,
    text: ({ person = '', reference = '' }) => `${person} đã sửa thông báo sai sót ${reference} mà bạn lưu gần nhất.`,
  },
}
