import type { Scope } from '../../src/domain/session.ts'

export interface Account {
  readonly id: string
  /** Null for operators of the admin site, who belong to no seller. */
  readonly companyId: string | null
  /** The address that people sign in with, in lower case. */
  readonly userId: string
  readonly name: string
  readonly email: string
  readonly profileImage: string | null
  readonly scope: Scope
  /** PHC string of argon2id. */
  readonly passwordHash: string
  readonly isActive: boolean
}

export interface Accounts {
  readonly byUserId: (userId: string) => Promise<Account | null>
  readonly insert: (account: Account) => Promise<void>
}
