import { msg } from '@lingui/core/macro'
import type { NotificationText } from '../../../area/notificationTexts.ts'
import { shownInVietnam } from '../../../domain/dates.ts'
import type { DeclarationNotification } from '../../../domain/declaration/notifications.ts'
import type { TextFile } from '../../../i18n/locale.ts'
import { translated } from '../../../i18n/translatedPart.ts'

/** What became of declarations. */
const texts: Readonly<Record<DeclarationNotification, NotificationText>> = {
  'declaration.accepted': {
    title: msg`Declaration accepted`,
    text: ({ reference = '' }) => msg`The tax authority has accepted declaration ${reference}.`,
  },
  'declaration.refused': {
    title: msg`Declaration refused`,
    text: ({ reference = '' }) =>
      msg`The tax authority has refused declaration ${reference}. Open it to read why, correct it and send it again.`,
  },
  'declaration.rejected': {
    title: msg`Declaration rejected`,
    text: ({ reference = '' }) =>
      msg`The tax authority could not take declaration ${reference} in. Open it to read why, correct it and send it again.`,
  },
  'declaration.lapsing': {
    title: msg`Confirmation is missing`,
    text: ({ reference = '', until = '' }) => {
      const moment = shownInVietnam(until)
      return msg`Declaration ${reference} lapses at ${moment} unless the legal representative confirms it before.`
    },
  },
  'declaration.lapsed': {
    title: msg`Declaration lapsed`,
    text: ({ reference = '' }) =>
      msg`The legal representative did not confirm declaration ${reference} in time. Open it to send it again.`,
  },
  'declaration.explanation': {
    title: msg`Explanation asked`,
    text: ({ reference = '', until = '' }) => {
      const moment = shownInVietnam(until)
      return msg`The tax authority asks for an explanation of declaration ${reference} until ${moment}. Open it to read what it asks for.`
    },
  },
  'declaration.explanationDue': {
    title: msg`The time to explain ends today`,
    text: ({ reference = '', until = '' }) => {
      const moment = shownInVietnam(until)
      return msg`Nobody has noted an explanation of declaration ${reference} yet. The tax authority waits for it until ${moment}.`
    },
  },
  'declaration.changed': {
    title: msg`Your draft was changed`,
    text: ({ person = '', reference = '' }) =>
      msg`${person} has changed declaration ${reference}, which you had written last.`,
  },
}

export const notificationTexts = translated(() => Promise.resolve(texts), import.meta.glob<TextFile>('./texts/*.po'))
