import type { NoticeNotification } from '../../../../src/domain/errorNotice/notifications.ts'
import type { MailText } from '../../../notifications/notificationKind.ts'

/** What mails about notices of wrong documents say. */
export const en: Readonly<Record<NoticeNotification, MailText>> = {
  'errorNotice.accepted': {
    subject: ({ reference = '' }) => `Error notice ${reference} received`,
    text: ({ reference = '' }) => `The tax authority has received error notice ${reference}.`,
  },
  'errorNotice.refused': {
    subject: ({ reference = '' }) => `Error notice ${reference} not received`,
    text: ({ reference = '' }) =>
      `The tax authority has not received error notice ${reference}. Open it to read why, correct it and send it again.`,
  },
  'errorNotice.changed': {
    subject: ({ reference = '' }) => `Error notice ${reference} was changed`,
    text: ({ person = '', reference = '' }) =>
      `${person} has changed error notice ${reference}, which you had written last.`,
  },
}
