import type { Result } from '../../src/domain/result.ts'

/** A person as a mail names them; the name may say anything. */
export interface Correspondent {
  readonly name: string
  readonly address: string
}

/** A file in a mail. */
export interface MailAttachment {
  readonly name: string
  readonly type: string
  readonly content: Uint8Array
}

/** An e-mail to one person. */
export interface Mail {
  /** What stands before the @ of its Message-ID: the same each time it is handed over. */
  readonly name: string
  readonly to: Correspondent
  readonly subject: string
  readonly text: string
  readonly html: string
  /** Language of its texts, as in Content-Language. */
  readonly language: string
  readonly at: Date
  readonly attachments?: readonly MailAttachment[]
}

export interface MailFailure {
  /** `unreachable` may be otherwise the next time; `refused` is for good. */
  readonly code: 'mail.unreachable' | 'mail.refused'
  /** For the log, in English, without address or content. */
  readonly detail: string
}

/** Hands e-mails over, each as often as it is called. */
export interface MailTransport {
  readonly deliver: (mail: Mail) => Promise<Result<null, MailFailure>>
  /** Ends what is under way. */
  readonly close: () => void
}

/** An address that can stand in an envelope and a header as it is, without quotes or comments. */
export const isMailAddress = (text: string): boolean =>
  text.length <= 254 && /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[A-Za-z0-9](?:[A-Za-z0-9.-]*[A-Za-z0-9])?$/.test(text)
