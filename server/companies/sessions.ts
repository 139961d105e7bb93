import type { Account } from './accounts.ts'

export interface OpenSession {
  readonly account: Account
  /** Unix time in seconds. */
  readonly expiresAt: number
}

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
  readonly find: (tokenHash: string, nowSeconds: number) => Promise<OpenSession | null>
  readonly close: (tokenHash: string) => Promise<void>
  readonly removeExpired: (nowSeconds: number) => Promise<void>
}

/** What stands between a guesser and an account. */
export interface SignInGuards {
  /** False when the nonce was used before. */
  readonly useNonce: (nonceHash: string, expiresAt: number) => Promise<boolean>
  readonly isNonceUsed: (nonceHash: string) => Promise<boolean>
  /** Unix times in seconds of the subject's failures since then, oldest first. */
  readonly failuresSince: (subject: string, since: number) => Promise<readonly number[]>
  /** Answers the failure's id. */
  readonly recordFailure: (subject: string, at: number) => Promise<string>
  readonly removeFailure: (id: string) => Promise<void>
  readonly forgetFailures: (subject: string) => Promise<void>
  readonly removeExpired: (nowSeconds: number, failuresBefore: number) => Promise<void>
}

/** Secrets that all servers of one database share. */
export interface ServerSecrets {
  /** Answers what is kept under the name; keeps the given value first when there is none. Of two servers at once one wins. */
  readonly keep: (name: string, value: () => Promise<string>) => Promise<string>
}
