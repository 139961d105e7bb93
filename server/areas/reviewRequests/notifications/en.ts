import type { ReviewNotification } from '../../../../src/domain/reviewRequest/notifications.ts'
import type { MailText } from '../../../notifications/notificationKind.ts'

/** What mails about requests to review invoices say. */
export const en: Readonly<Record<ReviewNotification, MailText>> = {
  'reviewRequest.received': {
    subject: ({ number = '' }) => `The tax authority asks you to review invoices (notice ${number})`,
    text: ({ number = '' }) =>
      `With notice ${number} the tax authority asks you to review invoices. Open it to read which ones and why, and answer it with an error notice.`,
  },
}
