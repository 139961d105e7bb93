import type { InvoiceNotification } from '../../../../src/domain/invoice/notifications.ts'
import type { MailText } from '../../../notifications/notificationKind.ts'

/** What mails about e-invoices say. */
export const en: Readonly<Record<InvoiceNotification, MailText>> = {
  'invoice.refused': {
    subject: ({ reference = '' }) => `E-invoice ${reference} refused`,
    text: ({ reference = '' }) =>
      `The tax authority has refused e-invoice ${reference}. Open it to read why, correct it and issue it again under the same number.`,
  },
  'invoice.changed': {
    subject: ({ reference = '' }) => `E-invoice ${reference} was changed`,
    text: ({ person = '', reference = '' }) =>
      `${person} has changed e-invoice ${reference}, which you had written last.`,
  },
}
