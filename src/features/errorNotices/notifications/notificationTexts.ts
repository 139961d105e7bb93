import { msg } from '@lingui/core/macro'
import type { NotificationText } from '../../../area/notificationTexts.ts'
import type { TextFile } from '../../../i18n/locale.ts'
import { translated } from '../../../i18n/translatedPart.ts'

/** What became of notices of wrong documents. */
const texts: Readonly<Record<string, NotificationText>> = {
  'errorNotice.accepted': {
    title: msg`Error notice received`,
    text: ({ reference = '' }) => msg`The tax authority has received error notice ${reference}.`,
  },
  'errorNotice.refused': {
    title: msg`Error notice not received`,
    text: ({ reference = '' }) =>
      msg`The tax authority has not received error notice ${reference}. Open it to read why, correct it and send it again.`,
  },
  'errorNotice.changed': {
    title: msg`Your draft of an error notice was changed`,
    text: ({ person = '', reference = '' }) =>
      msg`${person} has changed error notice ${reference}, which you had written last.`,
  },
}

export const notificationTexts = translated(() => Promise.resolve(texts), import.meta.glob<TextFile>('./texts/*.po'))
