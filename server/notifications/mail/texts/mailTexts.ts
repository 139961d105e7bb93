import type { Locale } from '../../../../src/domain/locale.ts'
import type { Named, NotificationKind } from '../../../../src/domain/notifications/kinds.ts'
import { en } from './en.ts'
import { ko } from './ko.ts'
import { vi } from './vi.ts'

/** What a mail about one kind says. */
export interface KindTexts {
  readonly subject: (named: Named) => string
  readonly text: (named: Named) => string
}

/** What mails say in one language. */
export interface MailTexts {
  readonly kinds: Readonly<Record<NotificationKind, KindTexts>>
  readonly greeting: (name: string) => string
  /** Before the address that leads to the record. */
  readonly open: string
  /** Where somebody chooses what comes by mail, and that nobody reads answers. */
  readonly foot: string
}

export const mailTexts: Readonly<Record<Locale, MailTexts>> = { en, vi, ko }
