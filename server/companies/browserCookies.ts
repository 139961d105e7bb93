/** Seconds that a browser stays known without signing in: 180 days. */
export const deviceLifetime = 15_552_000

/** The cookie of a sign-in that waits for its code: a ticket that only the server reads. It travels to the sign-in calls alone. */
export interface TicketCookie {
  readonly ticket: string | null
  /** `seconds` are those for which the browser keeps it. */
  readonly set: (ticket: string, seconds: number) => void
  readonly clear: () => void
}

/**
 * The cookies by which browsers are known that have signed in before, one for each account. They travel to the sign-in call alone: a
 * browser that many accounts use does not carry them everywhere.
 */
export interface DeviceCookies {
  /** `account` is a token of letters and digits that names the account. */
  readonly of: (account: string) => string | null
  readonly set: (account: string, value: string) => void
}
