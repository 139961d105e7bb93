import type { Notification } from '../../../../src/api/contract/notifications.ts'

/** Whose notifications: those of an account, in the company that it belongs to. */
export interface Owner {
  readonly companyId: string
  readonly accountId: string
}

export interface InboxPage {
  /** Only those before this id; null begins with the newest. */
  readonly before: string | null
  readonly isUnread: boolean
  readonly size: number
}

/** Notifications as the people who were notified have them. */
export interface Inbox {
  /** The newest first. */
  readonly page: (owner: Owner, page: InboxPage) => Promise<readonly Notification[]>
  /** How many are unread, counted up to a limit. */
  readonly unread: (owner: Owner, limit: number) => Promise<number>
  readonly markRead: (owner: Owner, id: string, at: string) => Promise<void>
  /** Marks those up to this id. */
  readonly markAllRead: (owner: Owner, upTo: string, at: string) => Promise<void>
  readonly removeOlder: (than: string) => Promise<void>
}

export interface InboxRepositories {
  readonly inbox: Inbox
}
