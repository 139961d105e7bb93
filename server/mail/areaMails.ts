import type { Pictures } from '../images/images.ts'
import type { PdfPrinter } from '../printing/pdfPrinter.ts'
import type { Clock } from '../clock.ts'
import type { OutboxMessage } from '../outbox/outbox.ts'
import type { StoreOf } from '../store/store.ts'
import type { Mail } from './mail.ts'

/** What mails with prints are made by. */
export interface MailPrinting {
  readonly images: Pick<Pictures, 'find'>
  readonly printer: Pick<PdfPrinter, 'print'>
}

/** Mails of an area that no notification is behind, by the kind of the outbox's subjects. */
export interface AreaMails<Needs> {
  readonly kind: string
  /** The mail of a message; a code says why there is none to be sent, or what it waits for. `origin` is where it leads. */
  readonly mailOf: (
    parts: { readonly store: StoreOf<Needs>; readonly clock: Clock; readonly origin: string } & MailPrinting,
    message: OutboxMessage,
  ) => Promise<Mail | string | { readonly waitsFor: string }>
}
