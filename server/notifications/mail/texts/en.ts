import { shownDay, shownInVietnam } from '../../../../src/domain/dates.ts'
import type { MailTexts } from './mailTexts.ts'

const correct = 'Open it to read why, correct it and send it again.'

const days = (count: string): string => (count === '1' ? '1 day' : `${count} days`)

export const en: MailTexts = {
  kinds: {
    'declaration.accepted': {
      subject: ({ reference }) => `Declaration ${reference} accepted`,
      text: ({ reference }) => `The tax authority has accepted declaration ${reference}.`,
    },
    'declaration.refused': {
      subject: ({ reference }) => `Declaration ${reference} refused`,
      text: ({ reference }) => `The tax authority has refused declaration ${reference}. ${correct}`,
    },
    'declaration.rejected': {
      subject: ({ reference }) => `Declaration ${reference} rejected`,
      text: ({ reference }) => `The tax authority could not take declaration ${reference} in. ${correct}`,
    },
    'declaration.lapsing': {
      subject: ({ reference }) => `Declaration ${reference} has to be confirmed on eTax Mobile`,
      text: ({ reference, until }) =>
        `Declaration ${reference} lapses at ${shownInVietnam(until)} unless the legal representative confirms it on eTax Mobile before.`,
    },
    'declaration.lapsed': {
      subject: ({ reference }) => `Declaration ${reference} lapsed`,
      text: ({ reference }) =>
        `The legal representative did not confirm declaration ${reference} on eTax Mobile in time. Open it to send it again.`,
    },
    'declaration.changed': {
      subject: ({ reference }) => `Draft ${reference} was changed`,
      text: ({ person, reference }) => `${person} has changed declaration ${reference}, which you had written last.`,
    },
    'certificate.ending': {
      subject: ({ to_date: end }) => `A certificate ends on ${shownDay(end)}`,
      text: ({ serial_no: serial, org_nm: issuer, to_date: end, days: count }) =>
        `Certificate ${serial} of ${issuer} ends on ${shownDay(end)}, within ${days(count)}. Renew it in time.`,
    },
  },
  greeting: (name) => `Hello ${name},`,
  open: 'Open it:',
  foot: 'What comes by e-mail, and in which language, is chosen behind the bell, under E-mail. Nobody reads answers to this message.',
}
