import type { CertificateNotification } from '../../../../src/domain/pitCertificate/notifications.ts'
import type { MailText } from '../../../notifications/notificationKind.ts'

/** What mails about PIT certificates say. */
export const en: Readonly<Record<CertificateNotification, MailText>> = {
  'pitCertificate.accepted': {
    subject: ({ reference = '' }) => `PIT certificate ${reference} accepted`,
    text: ({ reference = '' }) => `The tax authority has accepted PIT certificate ${reference}.`,
  },
  'pitCertificate.refused': {
    subject: ({ reference = '' }) => `PIT certificate ${reference} refused`,
    text: ({ reference = '' }) =>
      `The tax authority has refused PIT certificate ${reference}. Open it to read why, correct it and issue it again under the same number.`,
  },
  'pitCertificate.changed': {
    subject: ({ reference = '' }) => `PIT certificate ${reference} was changed`,
    text: ({ person = '', reference = '' }) =>
      `${person} has changed PIT certificate ${reference}, which you had written last.`,
  },
}
