import type { Locale } from '../../src/domain/locale.ts'

/** Guesses that one code puts up with. */
export const mostGuesses = 5
/** Seconds for which a code is good. */
export const codeLifetime = 600
/** Codes of one ticket, the first included. */
export const codesPerTicket = 3
/** Codes that are mailed to one account within `countedFor` seconds, whatever tickets they belong to. */
export const mailedPerAccount = 5
/** Seconds for which codes count, and a ticket can be given further ones. */
export const countedFor = 3600

/** Kind of the outbox's subjects that are codes on their way as mails. */
export const codeSubject = 'sign-in-code'

/**
 * A code that was asked for by somebody who cannot be told whether the password was right: one that nobody is mailed is kept as well, and
 * is never right. The code itself is not kept (code.ts).
 */
export interface SignInCode {
  readonly id: string
  /** SHA-256 of the ticket by which the browser names its sign-in. */
  readonly ticketHash: string
  /** Whose user id was typed; null where nobody has it. */
  readonly accountId: string | null
  /** SHA-256 of the password hash that the typed password fitted; empty where it was wrong. */
  readonly passwordMark: string
  /** Whether it goes to the account's owner. */
  readonly isMailed: boolean
  readonly locale: Locale
  /** Unix times in seconds. */
  readonly madeAt: number
  readonly expiresAt: number
}

/** What a mail with a code says, and to whom. */
export interface MailedCode extends Pick<SignInCode, 'id' | 'isMailed' | 'locale' | 'madeAt' | 'expiresAt'> {
  readonly owner: {
    readonly name: string
    readonly address: string
    readonly userId: string
    readonly isActive: boolean
  }
}

export interface SignInCodes {
  readonly insert: (code: SignInCode) => Promise<void>
  /** The codes of a ticket made since then, newest first. */
  readonly ofTicket: (ticketHash: string, since: number) => Promise<readonly SignInCode[]>
  /** How many codes were mailed to an account since then. */
  readonly countMailed: (accountId: string | null, since: number) => Promise<number>
  /** Takes one guess; answers how many are left then, null where none was left or the code's time is over. */
  readonly guess: (id: string, now: number) => Promise<number | null>
  /** Leaves no guess of any code of the account. */
  readonly spendAll: (accountId: string) => Promise<void>
  /** Null where it is not kept any more, or nobody's. */
  readonly mailed: (id: string) => Promise<MailedCode | null>
  readonly removeOld: (madeBefore: number) => Promise<void>
}

export interface SignInCodeRepositories {
  readonly signInCodes: SignInCodes
}
