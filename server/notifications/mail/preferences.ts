import type { Locale } from '../../../src/domain/locale.ts'
import type { Scope } from '../../../src/domain/session.ts'
import type { NotificationKind } from '../notificationKind.ts'

/** Whose mails: those of an account, in the company that it belongs to. */
export interface Reader {
  readonly companyId: string
  readonly accountId: string
}

/** What somebody has chosen, by the names of kinds; those that they said nothing of are as `isMailedUnasked` says. */
export interface MailPreferences {
  readonly locale: Locale
  readonly chosen: Readonly<Record<string, boolean>>
}

/** A notification that goes by mail, and to whom. */
export interface MailedNotification {
  readonly id: string
  readonly kind: string
  readonly recordKind: string
  readonly recordId: string
  readonly parameters: Readonly<Record<string, string>>
  readonly createdAt: string
  readonly reader: {
    readonly name: string
    readonly address: string
    readonly scope: Scope
    readonly isActive: boolean
  }
  readonly preferences: MailPreferences
}

/** How the newest mail of somebody stands where it did not leave at once. */
export interface MailTrouble {
  /** Whether it is tried again; otherwise the address is refused. */
  readonly isWaiting: boolean
}

/** What is kept of the mails of notifications. */
export interface NotificationMail {
  readonly preferences: (reader: Reader) => Promise<MailPreferences>
  readonly keep: (reader: Reader, preferences: MailPreferences) => Promise<void>
  /** Null where it is not kept any more. */
  readonly find: (reader: Reader, notificationId: string) => Promise<MailedNotification | null>
  /** Null where the newest has left, or none was written lately. */
  readonly trouble: (reader: Reader) => Promise<MailTrouble | null>
}

/** Kind of the outbox's subjects that are notifications on their way as mails. */
export const mailSubject = 'notification'

export const isMailed = (
  { chosen }: Pick<MailPreferences, 'chosen'>,
  { name, isMailedUnasked }: Pick<NotificationKind, 'name' | 'isMailedUnasked'>,
): boolean => chosen[name] ?? isMailedUnasked
