import { msg } from '@lingui/core/macro'
import type { NotificationText } from '../../../area/notificationTexts.ts'
import type { TextFile } from '../../../i18n/locale.ts'
import { translated } from '../../../i18n/translatedPart.ts'

/** What became of PIT certificates; nothing of it names whose tax is withheld. */
const texts: Readonly<Record<string, NotificationText>> = {
  'pitCertificate.accepted': {
    title: msg`PIT certificate accepted`,
    text: ({ reference = '' }) => msg`The tax authority has accepted PIT certificate ${reference}.`,
  },
  'pitCertificate.refused': {
    title: msg`PIT certificate refused`,
    text: ({ reference = '' }) =>
      msg`The tax authority has refused PIT certificate ${reference}. Open it to read why, correct it and issue it again under the same number.`,
  },
  'pitCertificate.changed': {
    title: msg`Your draft of a PIT certificate was changed`,
    text: ({ person = '', reference = '' }) =>
      msg`${person} has changed PIT certificate ${reference}, which you had written last.`,
  },
}

export const notificationTexts = translated(() => Promise.resolve(texts), import.meta.glob<TextFile>('./texts/*.po'))
