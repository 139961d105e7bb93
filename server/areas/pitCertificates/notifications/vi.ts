import type { CertificateNotification } from '../../../../src/domain/pitCertificate/notifications.ts'
import type { MailText } from '../../../notifications/notificationKind.ts'

/** What mails about PIT certificates say. */
export const vi: Readonly<Record<CertificateNotification, MailText>> = {
  'pitCertificate.accepted': {
    subject: ({ reference = '' }) => `Chứng từ khấu trừ thuế TNCN ${reference} được chấp nhận`,
    text: ({ reference = '' }) => `Cơ quan thuế đã chấp nhận chứng từ khấu trừ thuế TNCN ${reference}.`,
  },
  'pitCertificate.refused': {
    subject: ({ reference = '' }) => `Chứng từ khấu trừ thuế TNCN ${reference} không được chấp nhận`,
    text: ({ reference = '' }) =>
      `Cơ quan thuế không chấp nhận chứng từ khấu trừ thuế TNCN ${reference}. Mở chứng từ để xem lý do, sửa và phát hành lại với cùng số.`,
  },
  'pitCertificate.changed': {
    subject: ({ reference = '' }) => `Chứng từ khấu trừ thuế TNCN ${reference} đã được sửa`,
    text: ({ person = '', reference = '' }) =>
      `${person} đã sửa chứng từ khấu trừ thuế TNCN ${reference} mà bạn lưu gần nhất.`,
  },
}
