import type { DeclarationNotification } from '../../../../src/domain/declaration/notifications.ts'
import { shownInVietnam } from '../../../../src/domain/dates.ts'
import type { MailText } from '../../../notifications/notificationKind.ts'

const correct = 'Mở tờ khai để xem lý do, sửa và gửi lại.'

/** What mails about declarations say. */
export const vi: Readonly<Record<DeclarationNotification, MailText>> = {
  'declaration.accepted': {
    subject: ({ reference = '' }) => `Tờ khai ${reference} được chấp nhận`,
    text: ({ reference = '' }) => `Cơ quan thuế đã chấp nhận tờ khai ${reference}.`,
  },
  'declaration.refused': {
    subject: ({ reference = '' }) => `Tờ khai ${reference} không được chấp nhận`,
    text: ({ reference = '' }) => `Cơ quan thuế không chấp nhận tờ khai ${reference}. ${correct}`,
  },
  'declaration.rejected': {
    subject: ({ reference = '' }) => `Tờ khai ${reference} không được tiếp nhận`,
    text: ({ reference = '' }) => `Cơ quan thuế không tiếp nhận tờ khai ${reference}. ${correct}`,
  },
  'declaration.lapsing': {
    subject: ({ reference = '' }) => `Cần xác nhận tờ khai ${reference}`,
    text: ({ reference = '', until = '' }) =>
      `Tờ khai ${reference} sẽ hết hiệu lực lúc ${shownInVietnam(until)} nếu người đại diện theo pháp luật không xác nhận trước thời điểm đó.`,
  },
  'declaration.lapsed': {
    subject: ({ reference = '' }) => `Tờ khai ${reference} đã hết hiệu lực`,
    text: ({ reference = '' }) =>
      `Người đại diện theo pháp luật không xác nhận tờ khai ${reference} đúng hạn. Mở tờ khai để gửi lại.`,
  },
  'declaration.explanation': {
    subject: ({ reference = '' }) => `Cần giải trình tờ khai ${reference}`,
    text: ({ reference = '', until = '' }) =>
      `Cơ quan thuế yêu cầu giải trình, bổ sung thông tin về tờ khai ${reference} đến ${shownInVietnam(until)}. Mở tờ khai để xem nội dung cần giải trình. Nếu không giải trình đúng hạn, cơ quan thuế sẽ không chấp nhận tờ khai.`,
  },
  'declaration.explanationDue': {
    subject: ({ reference = '' }) => `Hôm nay là hạn cuối giải trình tờ khai ${reference}`,
    text: ({ reference = '', until = '' }) =>
      `Chưa có ai ghi nhận đã giải trình tờ khai ${reference}. Cơ quan thuế chờ giải trình đến ${shownInVietnam(until)}; quá hạn, tờ khai sẽ không được chấp nhận. Nếu đã giải trình, hãy mở tờ khai và ghi nhận.`,
  },
  'declaration.changed': {
    subject: ({ reference = '' }) => `Bản nháp ${reference} đã được sửa`,
    text: ({ person = '', reference = '' }) => `${person} đã sửa tờ khai ${reference} mà bạn lưu gần nhất.`,
  },
}
