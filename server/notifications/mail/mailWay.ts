import { mailDue, type MailingParts } from '../../mail/wayOfMails.ts'
import type { OutboxMessage } from '../../outbox/outbox.ts'
import type { NotificationKind } from '../notificationKind.ts'
import { letterOf } from './letter.ts'
import type { RecordPlaces } from './recordPlaces.ts'
import { isMailed, mailSubject, type NotificationMail } from './preferences.ts'

export interface MailParts extends MailingParts {
  readonly store: MailingParts['store'] & { readonly notificationMail: NotificationMail }
  /** Where mails lead. */
  readonly origin: () => string
  readonly places: RecordPlaces
  /** Of every area: a notification of another kind, as of an area that is gone, is not mailed. */
  readonly kinds: readonly NotificationKind[]
}

/** Milliseconds after which a mail is not worth sending any more. */
const worthFor = 3 * 86_400_000

/** The message as a mail; a code says why there is none to be sent. */
const mailOf = async (
  { store, clock, origin, places, kinds }: MailParts,
  { subject, messageType, mtdiep }: OutboxMessage,
) => {
  const reader = { companyId: subject.companyId, accountId: messageType }
  const found = await store.notificationMail.find(reader, subject.id)
  const kind = kinds.find(({ name }) => name === found?.kind)
  if (found === null || kind === undefined || !found.reader.isActive) return 'mail.withoutReader'
  if (!isMailed(found.preferences, kind)) return 'mail.unwanted'
  if (clock().getTime() - Date.parse(found.createdAt) > worthFor) return 'mail.tooLate'
  return letterOf(mtdiep, kind, found, { origin: origin(), places })
}

/** Sends every mail of a notification that is due. */
export const sendMails = (parts: MailParts): Promise<void> =>
  mailDue(parts, mailSubject, (message) => mailOf(parts, message))
