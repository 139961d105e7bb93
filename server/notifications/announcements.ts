import type { Account } from '../companies/accounts.ts'
import type { NotifiedRecord } from './notifications.ts'
import type { Signal } from './signals.ts'

/**
 * What somebody hears of: a record that a new notification is about or that has changed, null where only the count has, or that anything
 * may have changed.
 */
export type Announced = NotifiedRecord | 'anything' | null

export interface Listener {
  readonly account: Pick<Account, 'id' | 'companyId' | 'scope'>
  readonly onAnnounced: (announced: Announced) => void
  /** Called once, when nothing is announced any more. */
  readonly onEnded: () => void
}

/** Announces changes of notifications to those of this server who wait for them. */
export interface Announcements {
  /** Answers what ends it. */
  readonly listen: (listener: Listener) => () => void
}

export interface Announcer extends Announcements {
  readonly announce: (signal: Signal) => void
  /** Has everybody ask again: something may have been missed. */
  readonly announceAnything: () => void
  /** Ends every listener. */
  readonly end: () => void
}

const isMeant = ({ companyId, to }: Signal, { account }: Listener): boolean =>
  account.companyId === companyId &&
  to.scopes.includes(account.scope) &&
  (to.accountId === undefined || to.accountId === account.id)

export const createAnnouncer = (): Announcer => {
  const listeners = new Set<Listener>()
  let hasEnded = false
  return {
    listen(listener) {
      if (hasEnded) listener.onEnded()
      else listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    announce(signal) {
      for (const listener of listeners)
        if (isMeant(signal, listener)) listener.onAnnounced(signal.notification?.record ?? null)
    },
    announceAnything() {
      for (const listener of listeners) listener.onAnnounced('anything')
    },
    end() {
      hasEnded = true
      const ended = [...listeners]
      listeners.clear()
      for (const { onEnded } of ended) onEnded()
    },
  }
}
