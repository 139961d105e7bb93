import { deliverDue, type Delivering, type Way } from '../outbox/delivering.ts'
import type { OutboxMessage } from '../outbox/outbox.ts'
import type { Mail, MailTransport } from './mail.ts'

export interface MailingParts extends Delivering {
  /** Null where this server sends none. */
  readonly transport: MailTransport | null
}

/** A mail, a code that says why there is none, or what it waits for. */
export type MailMade = Mail | string | { readonly waitsFor: string }

/** Conversations with the server of mails at once. */
const places = 4

/** Longer than any conversation with a server of mails (smtp.ts), so that no other server takes a mail over meanwhile. */
const claimTime = 120_000

/**
 * The way of messages of a kind as mails. `mailOf` makes the mail of a message; a
 * code says why there is none to be sent.
 */
const wayOfMails = (
  { store, transport, log }: MailingParts,
  kind: string,
  mailOf: (message: OutboxMessage) => Promise<MailMade>,
): Way => {
  const end = async (message: OutboxMessage, code: string) => {
    await store.outbox.markTurnedDown(message, code)
    return 'ended' as const
  }
  return {
    kinds: [kind],
    places,
    claimTime,
    async send(message) {
      if (transport === null) return end(message, 'mail.notConfigured')
      const mail = await mailOf(message)
      if (typeof mail === 'string') return end(message, mail)
      if ('waitsFor' in mail) return mail
      const outcome = await transport.deliver(mail)
      if (outcome.ok) return 'arrived'
      const { code, detail } = outcome.failure
      log('warn', code, { message: message.mtdiep, attempts: message.attempts, detail })
      return code === 'mail.refused' ? end(message, code) : { waitsFor: code }
    },
  }
}

/** Sends every message of a kind that is due as a mail. */
export const mailDue = (
  parts: MailingParts,
  kind: string,
  mailOf: (message: OutboxMessage) => Promise<MailMade>,
): Promise<void> => deliverDue(parts, wayOfMails(parts, kind, mailOf))
