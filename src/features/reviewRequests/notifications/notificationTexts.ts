import { msg } from '@lingui/core/macro'
import type { NotificationText } from '../../../area/notificationTexts.ts'
import type { ReviewNotification } from '../../../domain/reviewRequest/notifications.ts'
import type { TextFile } from '../../../i18n/locale.ts'
import { translated } from '../../../i18n/translatedPart.ts'

/** What the tax authority asks about invoices. */
const texts: Readonly<Record<ReviewNotification, NotificationText>> = {
  'reviewRequest.received': {
    title: msg`The tax authority asks you to review invoices`,
    text: ({ number = '' }) =>
      msg`Notice ${number} says which ones and why. Open it, and answer it by an error notice.`,
  },
}

export const notificationTexts = translated(() => Promise.resolve(texts), import.meta.glob<TextFile>('./texts/*.po'))
