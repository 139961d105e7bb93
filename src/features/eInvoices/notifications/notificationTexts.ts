import { msg } from '@lingui/core/macro'
import type { NotificationText } from '../../../area/notificationTexts.ts'
import type { InvoiceNotification } from '../../../domain/invoice/notifications.ts'
import type { TextFile } from '../../../i18n/locale.ts'
import { translated } from '../../../i18n/translatedPart.ts'

/** What became of e-invoices; nothing of it names who buys. */
const texts: Readonly<Record<InvoiceNotification, NotificationText>> = {
  'invoice.refused': {
    title: msg`E-invoice refused`,
    text: ({ reference = '' }) =>
      msg`The tax authority has refused e-invoice ${reference}. Open it to read why, correct it and issue it again under the same number.`,
  },
  'invoice.changed': {
    title: msg`Your draft of an e-invoice was changed`,
    text: ({ person = '', reference = '' }) =>
      msg`${person} has changed e-invoice ${reference}, which you had written last.`,
  },
}

export const notificationTexts = translated(() => Promise.resolve(texts), import.meta.glob<TextFile>('./texts/*.po'))
