import type { Person } from './member.ts'

/** Sessions that an account may have at once: its browsers and devices, and those of colleagues who share a demo account. */
export const sessionsPerAccount = 10

/** Sessions by the SHA-256 of their token: whoever reads the table cannot use one. Seconds are Unix time. */
export interface Sessions {
  /** Ends the account's oldest sessions where there would be more than `sessionsPerAccount`. */
  readonly open: (session: {
    tokenHash: string
    accountId: string
    openedAt: string
    expiresAt: number
  }) => Promise<void>
  /** The session if it lives and its account is still active. */
  readonly find: (tokenHash: string, nowSeconds: number) => Promise<Person | null>
  readonly close: (tokenHash: string) => Promise<void>
  /** Ends all sessions of these accounts. */
  readonly closeAll: (...accountIds: readonly string[]) => Promise<void>
  /** Ends all sessions of the account but one. */
  readonly closeOthers: (accountId: string, tokenHash: string) => Promise<void>
  readonly removeExpired: (nowSeconds: number) => Promise<void>
}
