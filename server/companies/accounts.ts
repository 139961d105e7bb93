import type { Permission, Scope } from '../../src/domain/session.ts'

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
  /** What a USER was given; scopes that pass every check need none. */
  readonly permissions: readonly Permission[]
  /** Whether the password was given by somebody else: it is for one sign-in, and then has to be changed. */
  readonly mustChangePassword: boolean
  /** Digits without the prefix of the country. */
  readonly mobile: string
  readonly employeeNo: string
  /** Whether the employee number was given automatically. */
  readonly isEmployeeNoAutomatic: boolean
  /** Moments; empty where an account is older than their keeping. */
  readonly createdAt: string
  readonly changedAt: string
}

/** What of an account may change; who it is and since when stays. */
export type AccountChanges = Partial<Omit<Account, 'id' | 'companyId' | 'userId' | 'createdAt'>>

export interface Accounts {
  /** Whoever signs in with what was typed: with exactly this, or with what looks like it. */
  readonly byUserId: (typed: string) => Promise<Account | null>
  /** Whether somebody else of the company has an employee number that looks like this one. */
  readonly isEmployeeNoTaken: (companyId: string, employeeNo: string, except: string) => Promise<boolean>
  /** The account, held until the transaction ends, so that nobody else writes it meanwhile; null where there is none. */
  readonly hold: (id: string) => Promise<Account | null>
  readonly insert: (account: Account) => Promise<void>
  /** False when there is one of this id, or somebody signs in with this user id already, in whichever company. */
  readonly insertNew: (account: Account) => Promise<boolean>
  /** Writes what changes and nothing else: what somebody else has written of the account stays. */
  readonly change: (id: string, changes: AccountChanges) => Promise<void>
}

/** What an account has that nothing is said of. */
export const plainAccount = {
  profileImage: null,
  isActive: true,
  permissions: [],
  mustChangePassword: false,
  mobile: '',
  employeeNo: '',
  isEmployeeNoAutomatic: false,
  createdAt: '',
  changedAt: '',
} as const satisfies Partial<Account>
