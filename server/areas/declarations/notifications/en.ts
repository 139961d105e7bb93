import type { DeclarationNotification } from '../../../../src/domain/declaration/notifications.ts'
import { shownInVietnam } from '../../../../src/domain/dates.ts'
import type { MailText } from '../../../notifications/notificationKind.ts'

const correct = 'Open it to read why, correct it and send it again.'

/** What mails about declarations say. */
export const en: Readonly<Record<DeclarationNotification, MailText>> = {
  'declaration.accepted': {
    subject: ({ reference = '' }) => `Declaration ${reference} accepted`,
    text: ({ reference = '' }) => `The tax authority has accepted declaration ${reference}.`,
  },
  'declaration.refused': {
    subject: ({ reference = '' }) => `Declaration ${reference} refused`,
    text: ({ reference = '' }) => `The tax authority has refused declaration ${reference}. ${correct}`,
  },
  'declaration.rejected': {
    subject: ({ reference = '' }) => `Declaration ${reference} rejected`,
    text: ({ reference = '' }) => `The tax authority could not take declaration ${reference} in. ${correct}`,
  },
  'declaration.lapsing': {
    subject: ({ reference = '' }) => `Declaration ${reference} has to be confirmed`,
    text: ({ reference = '', until = '' }) =>
      `Declaration ${reference} lapses at ${shownInVietnam(until)} unless the legal representative confirms it before.`,
  },
  'declaration.lapsed': {
    subject: ({ reference = '' }) => `Declaration ${reference} lapsed`,
    text: ({ reference = '' }) =>
      `The legal representative did not confirm declaration ${reference} in time. Open it to send it again.`,
  },
  'declaration.explanation': {
    subject: ({ reference = '' }) => `Declaration ${reference} has to be explained`,
    text: ({ reference = '', until = '' }) =>
      `The tax authority asks for an explanation of declaration ${reference} until ${shownInVietnam(until)}. Open it to read what it asks for. Without an explanation in time, it refuses the declaration.`,
  },
  'declaration.explanationDue': {
    subject: ({ reference = '' }) => `The time to explain declaration ${reference} ends today`,
    text: ({ reference = '', until = '' }) =>
      `Nobody has noted an explanation of declaration ${reference} yet. The tax authority waits for it until ${shownInVietnam(until)}, and refuses the declaration without it. If it has been given already, open the declaration and note it.`,
  },
  'declaration.changed': {
    subject: ({ reference = '' }) => `Draft ${reference} was changed`,
    text: ({ person = '', reference = '' }) =>
      `${person} has changed declaration ${reference}, which you had written last.`,
  },
}
