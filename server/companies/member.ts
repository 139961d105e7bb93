import type { Account } from './accounts.ts'

/** Who is signed in. */
export interface Person {
  readonly account: Account
  /** Unix time in seconds at which the session ends. */
  readonly expiresAt: number
}

/** A person who works for a seller company. */
export interface Member extends Person {
  readonly companyId: string
}
