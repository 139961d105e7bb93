import { notificationKindOf } from '../../../src/domain/notifications/kinds.ts'
import type { MailTransport } from '../../mail/mail.ts'
import { deliverDue, type Delivering, type Way } from '../../outbox/delivering.ts'
import type { OutboxMessage } from '../../outbox/outbox.ts'
import { letterOf } from './letter.ts'
import { isMailed, mailSubject, type NotificationMail } from './preferences.ts'

export interface MailParts extends Omit<Delivering, 'store'> {
  readonly store: Delivering['store'] & { readonly notificationMail: NotificationMail }
  /** Null where this server sends none. */
  readonly transport: MailTransport | null
  /** Where mails lead. */
  readonly origin: () => string
}

/** Milliseconds after which a mail is not worth sending any more. */
const worthFor = 3 * 86_400_000

/** Longer than any conversation with a server of mails (server/mail/smtp.ts), so that no other server takes a mail over meanwhile. */
const claimTime = 120_000

/** The message as a mail; a code says why there is none to be sent. */
const mailOf = async ({ store, clock, origin }: MailParts, { subject, messageType, mtdiep }: OutboxMessage) => {
  const reader = { companyId: subject.companyId, accountId: messageType }
  const found = await store.notificationMail.find(reader, subject.id)
  const kind = found === null ? undefined : notificationKindOf(found.kind)
  if (found === null || kind === undefined || !found.reader.isActive) return 'mail.withoutReader'
  if (!isMailed(found.preferences, kind)) return 'mail.unwanted'
  if (clock().getTime() - Date.parse(found.createdAt) > worthFor) return 'mail.tooLate'
  return letterOf(mtdiep, kind, found, origin())
}

/** The way of notifications as mails: one at a time, so that what has left is marked at once. */
const wayOfMails = (parts: MailParts): Way => {
  const { store, transport, log } = parts
  const end = async (message: OutboxMessage, code: string) => {
    await store.outbox.markTurnedDown(message.id, code)
    return 'ended' as const
  }
  return {
    kinds: [mailSubject],
    atOnce: 1,
    claimTime,
    async send(message) {
      if (transport === null) return end(message, 'mail.notConfigured')
      const mail = await mailOf(parts, message)
      if (typeof mail === 'string') return end(message, mail)
      const outcome = await transport.deliver(mail)
      if (outcome.ok) return 'arrived'
      const { code, detail } = outcome.failure
      log('warn', code, { message: message.mtdiep, attempts: message.attempts, detail })
      return code === 'mail.refused' ? end(message, code) : { waitsFor: code }
    },
  }
}

/** Sends every mail that is due. */
export const sendMails = (parts: MailParts): Promise<void> => deliverDue(parts, wayOfMails(parts))
