/** Seconds that a browser stays known without signing in: 180 days. */
export const deviceLifetime = 15_552_000

/**
 * The cookies by which browsers are known that have signed in before, one for each account. They travel to the sign-in call alone: a
 * browser that many accounts use does not carry them everywhere.
 */
export interface DeviceCookies {
  /** `account` is a token of letters and digits that names the account. */
  readonly of: (account: string) => string | null
  readonly set: (account: string, value: string) => void
}
