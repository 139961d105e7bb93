import type { NotificationKind } from './notificationKind.ts'
import type { NotificationMail } from './mail/preferences.ts'
import type { Scope } from '../../src/domain/session.ts'

/** Who is notified: everybody in use of some scopes in the company, or of them one account alone. */
export interface Recipients {
  readonly scopes: readonly Scope[]
  readonly accountId?: string
}

/** A record by the settings panel or page that shows it, and its id there. */
export interface NotifiedRecord {
  readonly kind: string
  readonly id: string
}

export interface NewNotification {
  readonly kind: NotificationKind
  readonly companyId: string
  readonly to: Recipients
  readonly record: NotifiedRecord
  /** What its text names: names, numbers, days. No text of a language, and no secret. */
  readonly parameters: Readonly<Record<string, string>>
  readonly at: string
  /** Names what happened where it may be found more than once: nobody is notified of it twice. */
  readonly occasion?: string
}

/** A record that has changed, and whose pages show it. */
export interface ChangedRecord {
  readonly companyId: string
  readonly to: Recipients
  readonly record: NotifiedRecord
}

export interface Notifications {
  /**
   * Notifies those who are accounts of the company now, by mail too where they want it; inside of a transaction they read it once that is
   * durable.
   */
  readonly notify: (notification: NewNotification) => Promise<void>
  /** Says of a record that it has changed, where nobody is notified of it; inside of a transaction, once that is durable. */
  readonly announce: (changed: ChangedRecord) => Promise<void>
  /** Those of the occasions of which somebody was notified. */
  readonly knownOccasions: (companyId: string, occasions: readonly string[]) => Promise<readonly string[]>
}

export interface NotificationRepositories {
  readonly notificationMail: NotificationMail
  readonly notifications: Notifications
}
