import type { NoticeNotification } from '../../../../src/domain/errorNotice/notifications.ts'
import type { MailText } from '../../../notifications/notificationKind.ts'

/** What mails about notices of wrong documents say. */
export const ko: Readonly<Record<NoticeNotification, MailText>> = {
  'errorNotice.accepted': {
    subject: ({ reference = '' }) => `오류 통지 ${reference} 접수됨`,
    text: ({ reference = '' }) => `세무서가 오류 통지 ${reference}을(를) 접수했습니다.`,
  },
  'errorNotice.refused': {
    subject: ({ reference = '' }) => `오류 통지 ${reference} 접수되지 않음`,
    text: ({ reference = '' }) =>
      `세무서가 오류 통지 ${reference}을(를) 접수하지 않았습니다. 열어서 이유를 확인하고 고쳐 다시 보내세요.`,
  },
  'errorNotice.changed': {
    subject: ({ reference = '' }) => `오류 통지 ${reference} 변경됨`,
    text: ({ person = '', reference = '' }) =>
      `${person} 님이 마지막으로 작성하신 오류 통지 ${reference}을(를) 변경했습니다.`,
  },
}
